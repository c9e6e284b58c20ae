import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { listen } from './listen.ts';

// The limits are made short below; nothing here depends on how short.
vi.setConfig({ testTimeout: 120_000 });

it('closes on clients that never finish their headers or their body, and answers the others', async () => {
  const app = new Hono()
    .get('/', (c) => c.text('served'))
    .post('/', async (c) => c.text(await c.req.text()))
    .onError((_, c) => c.body(null, 400));
  const { port, stop } = await listen(
    app.fetch,
    { port: 0, host: '127.0.0.1' },
    { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 },
  );

  const start = 'POST / HTTP/1.1\r\nHost: encrier\r\n';
  const unfinished = [start, `${start}Content-Length: 1000\r\n\r\nthe beginning of a body`];
  const closed = unfinished.map((sent) => {
    const socket = connect(port, '127.0.0.1');
    // A connection cut with bytes unread is reset: closed all the same.
    socket.on('error', () => undefined);
    socket.resume().write(sent);
    return new Promise<void>((resolve) => socket.once('close', () => resolve()));
  });
  // Tried again: on a stalled machine so short a limit can catch an honest client too.
  await vi.waitFor(
    async () => expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('served'),
    { timeout: 60_000 },
  );

  // Each resolves only once the server has closed the connection.
  await expect(Promise.all(closed)).resolves.toHaveLength(2);
  await stop(0);
});

it('gives up an answer that its reader has stopped reading, and what was being made for it', async () => {
  const stopped = Promise.withResolvers<void>();
  let pieces = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        pieces += 1;
        controller.enqueue(new Uint8Array(100_000));
      },
      cancel: () => stopped.resolve(),
    });
  const app = new Hono()
    .get('/endless', (c) => c.body(endless()))
    .get('/', (c) => c.text('served'));
  const { port, stop } = await listen(app.fetch, { port: 0, host: '127.0.0.1' }, { silence: 500 });

  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write('GET /endless HTTP/1.1\r\nHost: encrier\r\n\r\n');
  await stopped.promise;
  // As much as the sockets between hold, and not what would be made in the meantime.
  expect(pieces).toBeLessThan(1000);
  // Tried again: on a stalled machine so short a silence is not only a stopped reader's.
  await vi.waitFor(
    async () => expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('served'),
    { timeout: 60_000 },
  );
  socket.destroy();
  await stop(0);
});

it('stops once its requests are answered, though a browser keeps a connection it asked nothing by', async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const app = new Hono().get('/', () => {
    asked.resolve();
    return answer.promise;
  });
  const { port, stop } = await listen(app.fetch, { port: 0, host: '127.0.0.1' });
  const spare = connect(port, '127.0.0.1');
  spare.on('error', () => undefined);
  await once(spare, 'connect');
  const answered = fetch(`http://127.0.0.1:${port}/`);
  await asked.promise;

  // Longer than this test may last.
  const stopped = stop(1_000_000);
  await once(spare, 'close');
  answer.resolve(new Response('served'));
  expect(await (await answered).text()).toBe('served');
  await stopped;
});
