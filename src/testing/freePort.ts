import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A port nothing listens on at this moment; prefer listening on 0 where the program allows it. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
