import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { openTestApp, type TestApp, type TestUser } from '#testing/testApp.ts';
import type { RegisterListAnswer } from '#server/register/answers.ts';
import { brasserieLune } from '#testing/world/people.ts';
import type { DocumentAnswer } from './answers.ts';

const LINES = [
  { description: 'Développement', quantity: 3, unitPrice: 450, unit: 'day' },
  { description: 'Hébergement', quantity: 12, unitPrice: 15, unit: 'month' },
];

function invoice(clientId: string, more: object = {}) {
  return {
    type: 'invoice',
    clientId,
    date: '2026-11-22',
    dueDate: '2026-12-07',
    lineItems: LINES,
    ...more,
  };
}

describeOnBothDatabases('documents', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
    return () => app.close();
  });

  async function userWithClient(overrides: Parameters<TestApp['signUp']>[0] = {}) {
    const user = await app.signUp(overrides);
    const answer = await app.request('/api/clients', {
      as: user,
      method: 'POST',
      body: { ...brasserieLune, name: 'Nadia Lune', email: 'nadia@lune.example' },
    });
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    return { user, clientId: id };
  }

  async function call<Answer = DocumentAnswer>(
    user: TestUser,
    path: string,
    method = 'GET',
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Answer }> {
    const answer = await app.request(path, { as: user, method, body, ...(headers && { headers }) });
    const text = await answer.text();
    return { status: answer.status, body: (text ? JSON.parse(text) : null) as Answer };
  }

  it('creates a draft with the next number and its totals', async () => {
    const { user, clientId } = await userWithClient();
    const { status, body } = await call(user, '/api/documents', 'POST', invoice(clientId));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      number: 'INV-001',
      status: 'draft',
      dueDate: '2026-12-07',
      amount: 1530,
      gross: 1836,
      totals: { net: 1530, vat: 306, gross: 1836, byRate: [{ rate: 20, net: 1530, vat: 306 }] },
    });
  });

  it('says which fields are wrong, and creates nothing', async () => {
    const { user, clientId } = await userWithClient();
    const bad = invoice(clientId, { date: '', lineItems: [{ ...LINES[0], quantity: -1 }] });
    const { status, body } = await call<{ fields: Record<string, string> }>(
      user,
      '/api/documents',
      'POST',
      bad,
    );
    expect(status).toBe(400);
    expect(body.fields).toMatchObject({
      date: 'Veuillez sélectionner une date',
      'lineItems.0.quantity': 'La quantité doit être supérieure à 0',
    });
    const list = await call<{ total: number }>(user, '/api/documents');
    expect(list.body.total).toBe(0);
  });

  it('gives 200 documents created at once 200 numbers without a gap', async () => {
    const { user, clientId } = await userWithClient();
    const made = await Promise.all(
      Array.from({ length: 200 }, () => call(user, '/api/documents', 'POST', invoice(clientId))),
    );
    expect(made.filter(({ status }) => status !== 201)).toEqual([]);
    const numbers = made.map(({ body }) => body.number).toSorted();
    const expected = Array.from({ length: 200 }, (_, i) => `INV-${String(i + 1).padStart(3, '0')}`);
    expect(numbers).toEqual(expected);
    const profile = await call<{ nextInvoiceNumber: number }>(user, '/api/profile');
    expect(profile.body.nextInvoiceNumber).toBe(201);
  });

  it('answers « Client not found » for another user’s client', async () => {
    const { user } = await userWithClient();
    const other = await userWithClient();
    const { status, body } = await call<{ error: string }>(
      user,
      '/api/documents',
      'POST',
      invoice(other.clientId),
    );
    expect(status).toBe(404);
    expect(body.error).toBe('Client not found');
  });

  it('converts a quote once: a draft invoice due in 15 days, the quote paid, both linked', async () => {
    const { user, clientId } = await userWithClient();
    const quote = await call(user, '/api/documents', 'POST', {
      ...invoice(clientId),
      type: 'quote',
      dueDate: null,
    });
    expect(quote.body).toMatchObject({ number: 'QUO-001', dueDate: null });
    const path = `/api/documents/${quote.body.id}`;
    const made = await call(user, `${path}/conversion`, 'POST');
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      type: 'invoice',
      number: 'INV-001',
      status: 'draft',
      dueDate: '2026-12-07',
      amount: 1530,
      sourceDocumentId: quote.body.id,
    });
    const left = await call(user, path);
    expect(left.body).toMatchObject({ status: 'paid', convertedDocumentId: made.body.id });
    const again = await call(user, `${path}/conversion`, 'POST');
    expect(again).toMatchObject({ status: 200, body: { id: made.body.id } });
  });

  it('leaves the quote of a deleted invoice as it was, to be converted again, and says so', async () => {
    const { user, clientId } = await userWithClient();
    const wanted = { ...invoice(clientId), type: 'quote', dueDate: null };
    const { id } = (await call(user, '/api/documents', 'POST', wanted)).body;
    const path = `/api/documents/${id}`;
    await call(user, path, 'PATCH', { status: 'sent' });
    const first = await call(user, `${path}/conversion`, 'POST');
    await call(user, `/api/documents/${first.body.id}`, 'DELETE');
    const released = (await call(user, path)).body;
    expect(released).toMatchObject({ status: 'sent', convertedDocumentId: null });
    const told = await call<RegisterListAnswer>(user, `${path}/register`);
    expect(told.body.items[0]?.sentence).toBe(
      'Devis QUO-001\u00A0: statut passé de «\u00A0Payé\u00A0» à «\u00A0Envoyé\u00A0».',
    );

    const second = await call(user, `${path}/conversion`, 'POST');
    expect(second).toMatchObject({ status: 201, body: { number: 'INV-001' } });
    await call(user, path, 'PATCH', { status: 'cancelled' });
    await call(user, `/api/documents/${second.body.id}`, 'DELETE');
    // The user has said something of the quote meanwhile: that stays.
    expect((await call(user, path)).body.status).toBe('cancelled');
  });

  it('leads from an invoice to its quote only while the quote is there', async () => {
    const { user, clientId } = await userWithClient();
    const wanted = { ...invoice(clientId), type: 'quote', dueDate: null };
    const { id } = (await call(user, '/api/documents', 'POST', wanted)).body;
    const made = (await call(user, `/api/documents/${id}/conversion`, 'POST')).body;
    expect(made.sourceDocumentId).toBe(id);
    await call(user, `/api/documents/${id}`, 'DELETE');
    const left = (await call(user, `/api/documents/${made.id}`)).body;
    expect(left.sourceDocumentId).toBeNull();
  });

  it('closes the line of drafts behind one that is deleted', async () => {
    const { user, clientId } = await userWithClient();
    const make = async () => (await call(user, '/api/documents', 'POST', invoice(clientId))).body;
    const numberOf = async ({ id }: DocumentAnswer) =>
      (await call(user, `/api/documents/${id}`)).body.number;
    const [first, second, third] = [await make(), await make(), await make()];
    await call(user, `/api/documents/${second.id}`, 'DELETE');
    expect([await numberOf(first), await numberOf(third)]).toEqual(['INV-001', 'INV-002']);
    expect((await make()).number).toBe('INV-003');
    expect((await call(user, `/api/documents/${second.id}`)).status).toBe(404);
  });

  it('says which characters cannot be printed, while it is typed and once it is saved', async () => {
    const { user, clientId } = await userWithClient();
    const body = { ...invoice(clientId), content: 'À bientôt 你' };
    const message = 'Notes : le caractère « 你 » ne peut pas être imprimé, remplacez-le.';
    const typed = await app.request('/api/previews', { as: user, method: 'POST', body });
    const advice = decodeURIComponent(typed.headers.get('x-advice') ?? '');
    expect(advice.replaceAll('\u00A0', ' ')).toBe(message);
    const saved = await call(user, '/api/documents', 'POST', body);
    const hint = saved.body.missing.find(({ id }) => id === 'unprintable_document');
    expect(hint).toMatchObject({ where: 'document', field: 'content', severity: 'advice' });
    expect(hint?.message.replaceAll('\u00A0', ' ')).toBe(message);
  });

  it('seals the PDF when a document leaves draft, and serves those bytes for good', async () => {
    const { user, clientId } = await userWithClient();
    const made = await call(user, '/api/documents', 'POST', invoice(clientId));
    const path = `/api/documents/${made.body.id}`;
    const paid = await call(user, path, 'PATCH', { status: 'paid' });
    expect(paid.body.sealedVersions).toHaveLength(1);
    const sha256 = paid.body.sealedVersions[0]?.sha256 ?? '';
    const pdf = await app.request(`${path}/sealed/${sha256}`, { as: user });
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    for (const act of [
      () => call<object>(user, path, 'PATCH', { status: 'draft' }),
      () => call<object>(user, path, 'DELETE'),
    ]) {
      expect(await act()).toMatchObject({ status: 409, body: { code: 'issued' } });
    }
    const next = await call(user, '/api/documents', 'POST', invoice(clientId));
    expect(next.body.number).toBe('INV-002');
  });

  it('refuses a second save made from an older version, and keeps the first', async () => {
    const { user, clientId } = await userWithClient();
    const made = await call(user, '/api/documents', 'POST', invoice(clientId));
    const path = `/api/documents/${made.body.id}`;
    const version = { 'if-match': `"${made.body.version}"` };
    expect((await call(user, path, 'PATCH', { content: 'Un' }, version)).status).toBe(200);
    expect((await call(user, path, 'PATCH', { content: 'Deux' }, version)).status).toBe(412);
    expect((await call(user, path)).body.content).toBe('Un');
  });

  it('stops at the forty documents of Essentiel and says how to go on', async () => {
    const { user, clientId } = await userWithClient({ tier: 'ESSENTIAL' });
    const made = await Promise.all(
      Array.from({ length: 42 }, () => call(user, '/api/documents', 'POST', invoice(clientId))),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(40);
    expect(made.find(({ status }) => status === 403)?.body).toMatchObject({
      code: 'quota_reached',
    });
    const usage = await call<{ documentsUsed: number }>(user, '/api/subscription');
    expect(usage.body.documentsUsed).toBe(40);
    const told = await call<{ items: { title: string }[] }>(user, '/api/notifications');
    expect(told.body.items.map(({ title }) => title).toSorted()).toEqual([
      'Limite atteinte',
      'Limite bientôt atteinte',
    ]);
  });

  it('finds documents by number or client name whatever the case or accents, page by page', async () => {
    const { user, clientId } = await userWithClient();
    for (let day = 10; day < 15; day += 1) {
      await call(user, '/api/documents', 'POST', invoice(clientId, { date: `2026-11-${day}` }));
    }
    const found = await call<{ items: unknown[]; nextCursor: string | null }>(
      user,
      '/api/documents?search=BRASSÉRIE&limit=3',
    );
    expect(found.body.items).toHaveLength(3);
    const rest = await call<{ items: { date: string }[]; nextCursor: string | null }>(
      user,
      `/api/documents?search=brasserie&limit=3&cursor=${found.body.nextCursor}`,
    );
    expect(rest.body.items.map(({ date }) => date)).toEqual(['2026-11-11', '2026-11-10']);
    expect(rest.body.nextCursor).toBeNull();
    const none = await call<{ items: unknown[] }>(user, '/api/documents?search=%25');
    expect(none.body.items).toEqual([]);
  });

  it('keeps the dashboard’s sums in step with every change', async () => {
    const { user, clientId } = await userWithClient();
    const one = await call(user, '/api/documents', 'POST', invoice(clientId));
    await call(user, '/api/documents', 'POST', invoice(clientId));
    await call(user, `/api/documents/${one.body.id}`, 'PATCH', { status: 'paid' });
    const { body } = await call<{ stats: Record<string, { value: number }>; cash: object }>(
      user,
      '/api/dashboard?range=7',
    );
    expect(body.stats).toMatchObject({
      revenue: { value: 3060 },
      pending: { value: 1530 },
      documents: { value: 2 },
      clients: { value: 1 },
    });
    expect(body.cash).toEqual({ received: 1836, toReceive: 0, overdue: 0 });
  });

  it('counts an invoice as late from the day after it is due', async () => {
    const { user, clientId } = await userWithClient();
    for (const dueDate of ['2026-11-22', '2026-11-21']) {
      const wanted = invoice(clientId, { date: '2026-11-20', dueDate });
      const { id } = (await call(user, '/api/documents', 'POST', wanted)).body;
      await call(user, `/api/documents/${id}`, 'PATCH', { status: 'sent' });
    }
    const { body } = await call<{ cash: object }>(user, '/api/dashboard?range=7');
    expect(body.cash).toEqual({ received: 0, toReceive: 1836, overdue: 1836 });
  });

  it('keeps no due date on a draft that becomes a quote', async () => {
    const { user, clientId } = await userWithClient();
    const { id } = (await call(user, '/api/documents', 'POST', invoice(clientId))).body;
    const quote = await call(user, `/api/documents/${id}`, 'PATCH', { type: 'quote' });
    expect(quote.body).toMatchObject({ type: 'quote', number: 'QUO-001', dueDate: null });
  });
});
