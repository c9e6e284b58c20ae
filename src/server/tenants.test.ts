import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import type { TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp, TestUser } from '#testing/testApp.ts';
import { series } from '#testing/world/series.ts';
import { brasserieLune } from '#testing/world/people.ts';

/** What a valid call sends, where a call needs a body or a query to get as far as the row. */
const BODIES: Record<string, unknown> = {
  'PATCH /api/clients/{id}': { name: 'Taken over' },
  'PATCH /api/documents/{id}': { status: 'paid' },
  'PATCH /api/notifications/{id}': { read: true },
  'POST /api/documents/{id}/conversion': {},
  'POST /api/documents/{id}/credit-notes': { reason: 'À moi', total: true },
  'POST /api/documents/{id}/corrections': { reason: 'À moi' },
  'POST /api/documents/{id}/deposits': { percent: 30 },
  'PUT /api/documents/{id}/works-acceptance': { day: null },
  'POST /api/documents/{id}/situations': { progress: [{ place: 0, percent: 30 }] },
  'POST /api/documents/{id}/payments': { day: '2026-11-22', amount: 1, method: 'cash' },
  'POST /api/payments/{id}/reversal': { reason: 'À moi' },
  'POST /api/bank-credits/{id}/booking': { parts: [{ documentId: 'x', amount: 1 }] },
  'POST /api/documents/{id}/receipt': { day: '2026-11-22', method: 'card' },
  'POST /api/documents/{id}/reminders': { subject: 'Bonjour', message: 'Voici.', stage: 'first' },
  'POST /api/documents/{id}/reminder-letter.pdf': { subject: 'Bonjour', message: 'Voici.' },
  'POST /api/documents/{id}/posted-reminders': { stage: 'first', day: '2026-11-22' },
  'PUT /api/documents/{id}/reminder-hold': { kind: 'dispute', until: null, reason: '' },
  'PUT /api/clients/{id}/reminders': { sequence: null, off: true },
  'POST /api/documents/{id}/copies-review': { clientIds: ['x'] },
  'POST /api/documents/{id}/copies': {
    requestId: '0198a3c0-0000-7000-8000-000000000000',
    copies: [{ clientId: 'x' }],
  },
  'PUT /api/recurring/{id}': series('x'),
  'PUT /api/recurring/{id}/turns/{place}': { skipped: true },
  'POST /api/recurring/{id}/revisions': {
    from: '2027-03-01',
    sentence: 'À moi',
    lineItems: [{ description: 'À moi', quantity: 1, unitPrice: 1 }],
  },
  'POST /api/documents/{id}/email': { subject: 'Bonjour', message: 'Voici.' },
};

describeOnBothDatabases('another user’s ids', (open) => {
  let database: TestDatabase;
  let app: TestApp;
  let claire: TestUser;
  let karim: TestUser;
  /** Claire's rows, by the resource their address names. */
  let ids: Record<string, string>;

  beforeAll(async () => {
    database = await open();
    app = await openTestApp({ database });
    claire = await app.signUp();
    karim = await app.signUp();
    ids = await fillAccount();
    return () => app.close();
  });

  it('answer 404 on every call that takes one, and nothing changes', async () => {
    const before = await everythingOf(claire);
    for (const { method, path } of await callsWithAnId()) {
      const [, , resource = ''] = path.split('/');
      const address = path
        .replace(/\{\w+\}/, ids[resource] ?? '')
        .replaceAll(/\{\w+\}/g, '0'.repeat(64));
      const call = `${method} ${path}`;
      expect([call, ids[resource] === undefined]).toEqual([call, false]);
      const answer = await app.request(address, {
        as: karim,
        method,
        ...(call in BODIES && { body: BODIES[call] }),
      });
      expect([call, answer.status]).toEqual([call, 404]);
    }
    expect(await everythingOf(claire)).toEqual(before);
  });

  it('answer 404 where an id travels in a query or a body', async () => {
    const pdf = await app.request(`/api/functions/generate-pdf?id=${ids.documents}`, { as: karim });
    expect(pdf.status).toBe(404);
    const document = await app.request('/api/documents', {
      as: karim,
      method: 'POST',
      body: { ...draft, clientId: ids.clients },
    });
    expect(document.status).toBe(404);
    expect(await document.json()).toMatchObject({ error: 'Client not found' });
  });

  async function fillAccount() {
    const client = await create('/api/clients', brasserieLune);
    const document = await create('/api/documents', { ...draft, clientId: client });
    const own = { userId: claire.id, id: crypto.randomUUID() };
    await database.kysely
      .insertInto('notifications')
      .values({ ...own, title: 'Bonjour', message: '' })
      .execute();
    await database.kysely
      .insertInto('outboxMessages')
      .values({ ...own, recipient: 'a@example.org', subject: 'Bonjour', fileName: `${own.id}.eml` })
      .execute();
    await database.kysely
      .insertInto('bankCredits')
      .values({
        ...own,
        identity: '0'.repeat(64),
        importId: own.id,
        day: '2026-11-22',
        amount: 1,
        currency: 'EUR',
        label: 'Lune',
        payer: '',
      })
      .execute();
    const payments = await createPayment(client);
    const recurring = await create('/api/recurring', series(client));
    return {
      'bank-credits': own.id,
      clients: client,
      documents: document,
      notifications: own.id,
      outbox: own.id,
      payments,
      recurring,
    };
  }

  async function createPayment(clientId: string) {
    const invoice = await create('/api/documents', {
      ...draft,
      type: 'invoice',
      dueDate: '2026-12-07',
      clientId,
    });
    const path = `/api/documents/${invoice}`;
    const sent = await app.request(path, { as: claire, method: 'PATCH', body: { status: 'sent' } });
    expect(sent.status).toBe(200);
    const body = { day: '2026-11-22', amount: 1, method: 'cash' };
    const paid = await app.request(`${path}/payments`, { as: claire, method: 'POST', body });
    expect(paid.status).toBe(201);
    const { items } = z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse(await paid.json());
    return items[0]?.id ?? '';
  }

  async function create(path: string, body: unknown) {
    const answer = await app.request(path, { as: claire, method: 'POST', body });
    expect(answer.status).toBe(201);
    return z.object({ id: z.string() }).parse(await answer.json()).id;
  }

  async function callsWithAnId() {
    const answer = await app.request('/api/openapi.json');
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(await answer.json());
    return (
      Object.entries(paths)
        // A kind of letter is everybody's word, no row's id: letterTexts.test.ts sees whose words it gives.
        .filter(([path]) => path.includes('{') && !path.includes('{kind}'))
        .flatMap(([path, methods]) =>
          Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
        )
    );
  }

  async function everythingOf(user: TestUser) {
    const { kysely } = database;
    const own = { userId: user.id };
    return {
      clients: await kysely
        .selectFrom('clients')
        .selectAll()
        .where((e) => e.and(own))
        .execute(),
      documents: await kysely
        .selectFrom('documents')
        .selectAll()
        .where((e) => e.and(own))
        .execute(),
      notifications: await kysely
        .selectFrom('notifications')
        .selectAll()
        .where((e) => e.and(own))
        .execute(),
      register: await kysely
        .selectFrom('registerEntries')
        .selectAll()
        .where((e) => e.and(own))
        .execute(),
    };
  }
});

const draft = {
  type: 'quote',
  date: '2026-11-22',
  prompt: '3 jours de développement à 450 €',
  amount: 1350,
  vat: true,
  vatRate: 20,
  lineItems: [{ description: 'Développement', quantity: 3, unitPrice: 450, total: 1350 }],
};
