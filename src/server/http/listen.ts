import { Server, type ServerOptions } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

/**
 * What a client that dawdles is given: headers within twenty seconds, the whole request (2 MB at
 * most) within two minutes. Then it is answered 408 and its connection closed, so that a thousand
 * such clients cannot keep the sockets. An answer may take hours, and live streams do, but a
 * connection over which nothing has gone for two minutes is closed: nobody reads what waits there.
 */
const PATIENCE = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
  silence: 120_000,
} satisfies Patience;

interface Patience extends ServerOptions {
  /** Milliseconds without a byte in either direction. */
  silence?: number;
}

interface Address {
  port: number;
  host?: string | undefined;
}

export interface Listening {
  port: number;
  /** Accepts nobody more, lets requests in flight finish, and cuts what outlasts the grace. */
  stop(graceMs: number): Promise<void>;
}

/** Resolves once the port is open, rejects when it cannot be. */
export function listen(
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch'],
  { port, host }: Address,
  { silence = 0, ...patience }: Patience = PATIENCE,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = createAdaptorServer({ fetch, serverOptions: patience });
    if (!(server instanceof Server)) throw new Error('what is served here is HTTP/1.1');
    const sockets = openSockets(server);
    server.setTimeout(silence);
    server.once('error', reject);
    server.listen(port, host, () => {
      resolve({
        port: (server.address() as AddressInfo).port,
        stop: (graceMs) => stop(server, sockets, graceMs),
      });
    });
  });
}

function openSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

function stop(server: Server, sockets: ReadonlySet<Socket>, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => {
      // A kept-alive connection becomes idle only once its last answer has left.
      server.closeIdleConnections();
      // A browser opens one ahead of its next request: Node does not count it as idle.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, 100);
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(deadline);
      resolve();
    });
  });
}
