import { expect, it } from 'vitest';
import { answerError } from './errorHandler.ts';
import { refuseOverload } from './overload.ts';
import { newRouter } from './router.ts';

it('refuses in French what comes while its hands are full, and serves again once they are free', async () => {
  const released = Promise.withResolvers<void>();
  const http = newRouter();
  http.onError(answerError);
  http.use(refuseOverload(2));
  http.get('/slow', async (c) => {
    await released.promise;
    return c.text('done');
  });
  http.get('/quick', (c) => c.text('done'));

  const working = [http.request('/slow'), http.request('/slow')];
  const refused = await http.request('/quick');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({
    code: 'overloaded',
    error: expect.stringContaining('très sollicité') as string,
  });

  released.resolve();
  for (const answer of await Promise.all(working)) expect(answer.status).toBe(200);
  expect((await http.request('/quick')).status).toBe(200);
});
