import { expect } from 'vitest';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { TestApp } from '#testing/testApp.ts';
import { brasserieLune } from '#testing/world/people.ts';

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** A user at work: a session, one client, and the calls of a day. */
export async function openDesk(app: TestApp, overrides: Parameters<TestApp['signUp']>[0] = {}) {
  const user = await app.signUp(overrides);

  async function call<Answer = DocumentAnswer & { error?: string }>(
    path: string,
    method = 'GET',
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Answer }> {
    const answer = await app.request(path, { as: user, method, body, headers });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return { status: answer.status, body: (isJson ? JSON.parse(text) : text) as Answer };
  }

  const client = await call<{ id: string }>('/api/clients', 'POST', brasserieLune);
  expect(client.status).toBe(201);
  const clientId = client.body.id;

  return {
    user,
    clientId,
    call,
    /** A draft invoice of 1 350 € HT; name only what the test is about. */
    async create(overrides: object = {}): Promise<DocumentAnswer> {
      const { status, body } = await call<DocumentAnswer>('/api/documents', 'POST', {
        type: 'invoice',
        clientId,
        date: '2026-11-22',
        dueDate: '2026-12-07',
        lineItems: [{ description: 'Développement', quantity: 3, unitPrice: 450, unit: 'day' }],
        ...overrides,
      });
      expect(status).toBe(201);
      return body;
    },
  };
}
