import type { ServerOptions } from 'node:http';
import { serve } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';

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

/** Resolves once the port is open, rejects when it cannot be. */
export function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  { port, host }: Address,
  { silence = 0, ...patience }: Patience = PATIENCE,
): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const options = { fetch, port, serverOptions: patience };
    const server = serve(host ? { ...options, hostname: host } : options, () => resolve(server));
    server.setTimeout(silence);
    server.once('error', reject);
  });
}
