import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behaviour =
  | { answers: unknown; /** Stops before these words until `release`. */ holdsBefore?: string }
  | { text: string }
  | { status: number }
  /** Sends the caller elsewhere. */
  | { redirect: string }
  /** Never answers. */
  | { silence: true }
  /** Sends half of its answer and hangs up. */
  | { half: unknown };

interface ModelRequest {
  messages: { role: string; content: string }[];
  stream?: boolean;
}

/** A loopback double of an OpenAI-compatible model, which also misbehaves when told to. */
export async function openModelDouble() {
  let behaviour: Behaviour = { status: 500 };
  let hold = Promise.withResolvers<void>();
  const requests: ModelRequest[] = [];

  const answer = async (request: ModelRequest, response: ServerResponse): Promise<void> => {
    if ('silence' in behaviour) return;
    if ('status' in behaviour) {
      response.writeHead(behaviour.status).end('{"error":{"message":"no"}}');
      return;
    }
    if ('redirect' in behaviour) {
      response.writeHead(307, { location: behaviour.redirect }).end();
      return;
    }
    const content = 'text' in behaviour ? behaviour.text : JSON.stringify(contentOf(behaviour));
    const parts = request.stream ? streamed(content) : [whole(content)];
    const type = request.stream ? 'text/event-stream' : 'application/json';
    response.writeHead(200, { 'content-type': type });
    const end = 'half' in behaviour ? Math.ceil(parts.length / 2) : parts.length;
    const held = 'holdsBefore' in behaviour ? content.indexOf(behaviour.holdsBefore ?? '') : -1;
    const heldAt = held < 0 ? -1 : Math.ceil(held / PIECE);
    for (const [at, part] of parts.slice(0, end).entries()) {
      if (at === heldAt) await hold.promise;
      response.write('half' in behaviour && !request.stream ? part.slice(0, -20) : part);
    }
    if ('half' in behaviour) response.socket?.destroy();
    else response.end();
  };

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const asked = JSON.parse(body) as ModelRequest;
      requests.push(asked);
      void answer(asked, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    behave(next: Behaviour) {
      behaviour = next;
      hold = Promise.withResolvers<void>();
    },
    /** Lets an answer that is held go on. */
    release() {
      hold.resolve();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const PIECE = 12;
const HEAD = { id: 'double', created: 1, model: 'double' };

function whole(content: string): string {
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }];
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
  return JSON.stringify({ ...HEAD, object: 'chat.completion', choices, usage });
}

/** The answer in pieces, as server-sent events; a piece each before the last. */
function streamed(content: string): string[] {
  // A huge answer comes in large pieces: thousands of small ones would only take long.
  const piece = content.length > 100_000 ? 50_000 : PIECE;
  const pieces = content.match(new RegExp(`[\\s\\S]{1,${piece}}`, 'g')) ?? [];
  return [
    ...pieces.map((piece) => chunk({ role: 'assistant', content: piece }, null)),
    `${chunk({}, 'stop')}data: [DONE]\n\n`,
  ];
}

function chunk(delta: object, finish: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ ...HEAD, object: 'chat.completion.chunk', choices })}\n\n`;
}

function contentOf(behaviour: { answers: unknown } | { half: unknown }): unknown {
  return 'answers' in behaviour ? behaviour.answers : behaviour.half;
}
