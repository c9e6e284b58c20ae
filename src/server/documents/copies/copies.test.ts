import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentListAnswer } from '#server/documents/answers.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { madameRoche } from '#testing/world/people.ts';
import type { CopiesAnswer, CopiesReviewAnswer } from './answers.ts';

type Refused = { error: string; code: string; fields?: Record<string, string> };

let app: TestApp;
let desk: Desk;
let source: string;
let clients: string[];
beforeAll(async () => {
  app = await openTestApp();
  desk = await openDesk(app);
  source = (await desk.create({ purchaseOrder: 'BC-7' })).id;
  const added = await Promise.all(
    [
      madameRoche,
      { ...madameRoche, name: 'Sans adresse', email: '', city: '', postalCode: '' },
    ].map((client) => desk.call<{ id: string }>('/api/clients', 'POST', client)),
  );
  clients = [desk.clientId, ...added.map(({ body }) => body.id)];
});
afterAll(() => app.close());

const make = (body: object) =>
  desk.call<CopiesAnswer & Refused>(`/api/documents/${source}/copies`, 'POST', body);
const count = async () => (await desk.call<DocumentListAnswer>('/api/documents')).body.items.length;

describe('the same invoice for other clients', () => {
  it('is shown before: each client, their due date, and what is missing', async () => {
    const { body } = await desk.call<CopiesReviewAnswer>(
      `/api/documents/${source}/copies-review`,
      'POST',
      { clientIds: clients },
    );
    expect(body.net).toBe(1350);
    expect(body.items.map(({ clientName }) => clientName)).toEqual([
      'Brasserie Lune',
      'Monique Roche',
      'Sans adresse',
    ]);
    const missing = body.items.map((each) => each.missing.map(({ where }) => where));
    expect(missing[1]).toEqual([]);
    expect(missing[2]).toContain('client');
  });

  it('is made for all of them in one act, once, and the list shows those alone', async () => {
    const requestId = crypto.randomUUID();
    const copies = clients.map((clientId, at) => ({
      clientId,
      ...(at > 0 && { amount: 1000.01 }),
    }));
    const [first, second] = await Promise.all([
      make({ requestId, copies }),
      make({ requestId, copies }),
    ]);
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    const { body } = await desk.call<DocumentListAnswer>(`/api/documents?batch=${requestId}`);
    expect(body.items.map(({ amount, status }) => [amount, status]).toSorted()).toEqual([
      [1000.01, 'draft'],
      [1000.01, 'draft'],
      [1350, 'draft'],
    ]);
    const [id = ''] = first.body.documentIds;
    const copy = await desk.call(`/api/documents/${id}`);
    expect(copy.body).toMatchObject({ clientId: desk.clientId, purchaseOrder: null, vat: true });
  });

  it('is made for nobody when one of them is not there, or one amount cannot be', async () => {
    const before = await count();
    const requestId = crypto.randomUUID();
    const other = await openDesk(app);
    const stranger = { clientId: other.clientId };
    const foreign = await make({ requestId, copies: [{ clientId: clients[0] }, stranger] });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'client_not_found']);
    const twice = await make({
      requestId,
      copies: [{ clientId: clients[0] }, { clientId: clients[0] }],
    });
    expect(twice.body.fields).toHaveProperty(['copies.1.clientId']);
    const zero = await make({ requestId, copies: [{ clientId: clients[0], amount: 0 }] });
    expect(zero.body.fields).toHaveProperty(['copies.0.amount']);
    const many = Array.from({ length: 101 }, (_, at) => ({ clientId: `c${at}` }));
    expect((await make({ requestId, copies: many })).status).toBe(400);
    expect(await count()).toBe(before);
  });

  it('is no act on a quote', async () => {
    const quote = await desk.create({ type: 'quote', dueDate: null });
    const path = `/api/documents/${quote.id}/copies-review`;
    const { status, body } = await desk.call<Refused>(path, 'POST', { clientIds: clients });
    expect([status, body.code]).toEqual([409, 'not_repeatable']);
  });
});
