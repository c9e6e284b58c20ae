import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behaviour =
  | { answers: unknown }
  | { text: string }
  | { status: number }
  /** Never answers. */
  | { silence: true }
  /** Sends half of its answer and hangs up. */
  | { half: unknown };

/** A loopback double of an OpenAI-compatible model, which also misbehaves when told to. */
export async function openModelDouble() {
  let behaviour: Behaviour = { status: 500 };
  const requests: { messages: { role: string; content: string }[] }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push(JSON.parse(body));
      if ('silence' in behaviour) return;
      if ('status' in behaviour) {
        response.writeHead(behaviour.status).end('{"error":{"message":"no"}}');
        return;
      }
      const content = 'text' in behaviour ? behaviour.text : JSON.stringify(contentOf(behaviour));
      const answer = JSON.stringify({
        id: 'double',
        object: 'chat.completion',
        created: 1,
        model: 'double',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      });
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(answer),
      });
      if (!('half' in behaviour)) {
        response.end(answer);
        return;
      }
      response.write(answer.slice(0, answer.length / 2));
      response.socket?.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    behave(next: Behaviour) {
      behaviour = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function contentOf(behaviour: { answers: unknown } | { half: unknown }): unknown {
  return 'answers' in behaviour ? behaviour.answers : behaviour.half;
}
