import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface EmailJsRequest {
  method: string | undefined;
  path: string | undefined;
  body: unknown;
}

/** A loopback EmailJS that keeps each request and answers with the status it is told. */
export async function openEmailJsDouble() {
  let status = 200;
  const requests: EmailJsRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      requests.push({ method: request.method, path: request.url, body });
      response.writeHead(status).end(status === 200 ? 'OK' : 'The quota is used up');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith(next: number) {
      status = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
