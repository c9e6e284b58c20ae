import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { answerError } from './errorHandler.ts';
import { newRouter } from './router.ts';
import { idempotency } from './idempotency.ts';
import { openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const SESSION = {
  emailVerified: true,
  twoFactorEnabled: false,
  sessionId: 'session',
  sessionCreatedAt: new Date('2026-11-22T09:00:00Z'),
};

const draft = (clientId: string) => ({ type: 'quote', clientId, date: '2026-11-22' });

it('a double click makes one document, takes one number and writes one line', async () => {
  const desk = await openDesk(app);
  const key = { 'idempotency-key': 'double-click' };
  const create = () => desk.call('/api/documents', 'POST', draft(desk.clientId), key);
  const answers = await Promise.all([create(), create(), create()]);
  // A request that comes while the first is at work is told so; a later one gets its answer.
  expect(answers.map(({ status }) => status).every((s) => s === 201 || s === 409)).toBe(true);
  const again = await create();
  expect(again.status).toBe(201);
  const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
  expect(new Set([...made, again.body.id]).size).toBe(1);
  const list = await desk.call<{ total: number; items: DocumentAnswer[] }>('/api/documents');
  expect(list.body).toMatchObject({ total: 1, items: [{ number: 'QUO-001' }] });
  const register = await desk.call<{ items: unknown[] }>('/api/register');
  expect(register.body.items).toHaveLength(1);
});

it('a letter sent twice by mistake leaves once', async () => {
  const desk = await openDesk(app);
  const { id } = await desk.create();
  const before = app.mail.sent.length;
  const letter = { subject: 'Facture', message: 'Bonjour' };
  const key = { 'idempotency-key': 'sent-twice' };
  await desk.call(`/api/documents/${id}/email`, 'POST', letter, key);
  const again = await desk.call(`/api/documents/${id}/email`, 'POST', letter, key);
  expect([again.status, again.body.status]).toEqual([200, 'sent']);
  expect(app.mail.sent.length - before).toBe(1);
});

it('keys belong to their user', async () => {
  const [one, other] = [await openDesk(app), await openDesk(app)];
  const key = { 'idempotency-key': 'the-same-key' };
  const first = await one.call('/api/documents', 'POST', draft(one.clientId), key);
  const second = await other.call('/api/documents', 'POST', draft(other.clientId), key);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.id).not.toBe(first.body.id);
});

it('a request cut off before its answer may be tried again after a minute', async () => {
  const desk = await openDesk(app);
  const body = draft(desk.clientId);
  const key = { 'idempotency-key': 'was-cut-off' };
  await desk.call('/api/documents', 'POST', body, key);
  // As the process that died in the middle of the work left it.
  await app.database.kysely
    .updateTable('idempotencyKeys')
    .set({ status: null, answer: null })
    .where('userId', '=', desk.user.id)
    .execute();
  const early = await desk.call<{ code: string }>('/api/documents', 'POST', body, key);
  expect([early.status, early.body.code]).toEqual([409, 'request_in_progress']);
  app.clock.advance(61_000);
  expect((await desk.call('/api/documents', 'POST', body, key)).status).toBe(201);
});

it('an abandoned key is not taken over by another request', async () => {
  const desk = await openDesk(app);
  const key = { 'idempotency-key': 'another-body' };
  await desk.call('/api/documents', 'POST', draft(desk.clientId), key);
  await app.database.kysely
    .updateTable('idempotencyKeys')
    .set({ status: null, answer: null })
    .where('userId', '=', desk.user.id)
    .execute();
  app.clock.advance(61_000);
  const other = { ...draft(desk.clientId), date: '2026-11-21' };
  const answer = await desk.call<{ code: string }>('/api/documents', 'POST', other, key);
  expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_mismatch']);
});

it('a request that works for more than a minute is not done a second time', async () => {
  const { user } = await openDesk(app);
  let letters = 0;
  const accepted = Promise.withResolvers<void>();
  const router = newRouter();
  router.onError(answerError);
  router.use(async (c, next) => {
    c.set('user', { ...user, ...SESSION });
    await next();
  });
  router.use(idempotency(app.database.kysely, app.clock.now, 20));
  router.post('/letter', async (c) => {
    letters += 1;
    await accepted.promise;
    return c.json({ letters });
  });
  const send = () =>
    router.request('/letter', { method: 'POST', headers: { 'idempotency-key': 'slow-letter' } });

  const first = send();
  await expect.poll(() => letters).toBe(1);
  app.clock.advance(62_000);
  const begun = app.clock.now().getTime();
  await expect.poll(lastSign).toBe(begun);
  expect((await send()).status).toBe(409);
  accepted.resolve();
  expect(await (await first).json()).toEqual({ letters: 1 });
  expect(await (await send()).json()).toEqual({ letters: 1 });

  async function lastSign() {
    const { createdAt } = await app.database.kysely
      .selectFrom('idempotencyKeys')
      .select('createdAt')
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow();
    return new Date(createdAt).getTime();
  }
});
