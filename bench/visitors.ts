/** Users at work over the network: each signs up, then does what screens do, in a day's proportions. */
import { demonstrationAccount } from '#testing/world/demonstration.ts';
import { atelierMorel, brasserieLune } from '#testing/world/people.ts';

export type Visitor = Awaited<ReturnType<typeof signUp>>;

export interface Reply {
  status: number;
  text: string;
  milliseconds: number;
}

/** A new user with the Beta plan, a complete profile, a client and a document. */
export async function signUp(base: string, name: string) {
  let cookie = '';
  async function ask(method: string, path: string, body?: unknown): Promise<Reply> {
    const start = performance.now();
    const answer = await fetch(`${base}${path}`, {
      method,
      headers: { origin: base, 'content-type': 'application/json', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const given = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    if (given.length > 0) cookie = given.join('; ');
    return { status: answer.status, text, milliseconds: performance.now() - start };
  }
  async function need<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const { status, text } = await ask(method, path, body);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text) as Answer;
  }

  const account = { ...demonstrationAccount, email: `${name}@charge.example`, beta: true };
  await need('POST', '/api/auth/sign-up/email', account);
  await need('PATCH', '/api/profile', { ...atelierMorel, name });
  const { id: clientId } = await need<{ id: string }>('POST', '/api/clients', brasserieLune);
  const create = (content = '', lines = 1) =>
    ask('POST', '/api/documents', { ...INVOICE, lineItems: linesOf(lines), clientId, content });
  let documentId = (JSON.parse((await create()).text) as { id: string }).id;

  /** One of the things people do; reading is nine tenths of it. */
  async function act(turn: number): Promise<Reply> {
    const kind = turn % 20;
    if (kind === 0) {
      const made = await create();
      if (made.status === 201) documentId = (JSON.parse(made.text) as { id: string }).id;
      return made;
    }
    if (kind === 1)
      return ask('PATCH', `/api/documents/${documentId}`, { content: `Tour ${turn}` });
    if (kind === 2) return ask('GET', `/api/functions/generate-pdf?id=${documentId}`);
    if (kind < 8) return ask('GET', '/api/documents?limit=50');
    if (kind < 10) return ask('GET', '/api/documents?limit=50&search=brasserie');
    if (kind < 14) return ask('GET', '/api/dashboard?range=30');
    if (kind < 16) return ask('GET', '/api/clients?limit=50');
    return ask('GET', `/api/documents/${documentId}`);
  }
  /** A PDF no cache has: its document was just changed. */
  async function render(turn: number): Promise<void> {
    const content = `Rendu ${turn}`;
    await need('PATCH', `/api/documents/${documentId}`, { content });
    const { status } = await ask('GET', `/api/functions/generate-pdf?id=${documentId}`);
    if (status !== 200) throw new Error(`the PDF answered ${status}`);
  }

  return { ask, create, act, render };
}

const INVOICE = {
  type: 'invoice',
  date: '2026-11-22',
  dueDate: '2026-12-07',
};

function linesOf(count: number) {
  return Array.from({ length: count }, (_, line) => ({
    description: line === 0 ? 'Développement' : `Développement, partie ${line + 1}`,
    quantity: 3,
    unitPrice: 450,
    unit: 'day',
  }));
}
