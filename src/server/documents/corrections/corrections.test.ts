import { beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { creditNoteAnswer, DocumentAnswer } from '#server/documents/answers.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';

type Refused = { error: string; code: string; fields?: Record<string, string> };
type Credit = z.infer<typeof creditNoteAnswer> & Refused;

const TABLES = [
  { description: 'Table', quantity: 4, unitPrice: 499.99 },
  { description: 'Livre', quantity: 3, unitPrice: 12.3, vatRate: 5.5 },
];

const read = async (desk: Desk, id: string) => (await desk.call(`/api/documents/${id}`)).body;
const post = <Answer = DocumentAnswer & Refused>(desk: Desk, path: string, body: object = {}) =>
  desk.call<Answer>(`/api/documents/${path}`, 'POST', body);
const issue = async (desk: Desk, id: string) => {
  const { status, body } = await post(desk, `${id}/issue`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
};
const issued = async (desk: Desk, overrides: object = {}) =>
  issue(desk, (await desk.create(overrides)).id);
const credit = (desk: Desk, id: string, wish: object) =>
  post<Credit>(desk, `${id}/credit-notes`, { reason: 'Retour', ...wish });
const verified = async (desk: Desk) =>
  (await desk.call<{ valid: boolean }>('/api/register/verification')).body;
const told = async (desk: Desk, id: string) => {
  const { body } = await desk.call<object>(`/api/documents/${id}/register`);
  return JSON.stringify(body).replaceAll('\u00A0', ' ');
};

const quoteOf = (desk: Desk, overrides: object = {}) =>
  desk.create({
    type: 'quote',
    dueDate: null,
    content: 'Travaux de mars.',
    lineItems: [
      { description: 'Pose', quantity: 1, unitPrice: 899.98 },
      { description: 'Isolation', quantity: 1, unitPrice: 55.35, vatRate: 5.5 },
    ],
    ...overrides,
  });

describeOnBothDatabases('corrections', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
  });

  it('a total avoir is a draft of its own series, and credits its invoice once issued', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk, { lineItems: TABLES });
    const { status, body } = await credit(desk, invoice.id, { total: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'credit_note',
      number: 'AV-001',
      status: 'draft',
      dueDate: null,
      reason: 'Retour',
      totals: { net: invoice.totals.net, gross: invoice.totals.gross },
      links: [{ relation: 'credits', documentId: invoice.id, number: invoice.number }],
      nextDraftId: null,
    });
    expect((await read(desk, invoice.id)).amountDue).toBe(invoice.gross);

    const avoir = await issue(desk, body.id);
    expect(avoir).toMatchObject({ number: 'AV-001', state: 'issued' });
    const after = await read(desk, invoice.id);
    expect(after).toMatchObject({
      status: 'sent',
      state: 'credited',
      creditedAmount: invoice.gross,
      amountDue: 0,
      links: [{ relation: 'credited_by', documentId: avoir.id, issued: true }],
    });
    expect(await told(desk, invoice.id)).toContain(
      'Facture INV-001 créditée de 2 438,88 € par l’avoir AV-001.',
    );
    expect(await verified(desk)).toMatchObject({ valid: true });
    const again = await credit(desk, invoice.id, { total: true });
    expect(again).toMatchObject({ status: 409, body: { code: 'not_creditable' } });
    expect(await credit(desk, avoir.id, { total: true })).toMatchObject({
      status: 409,
      body: { error: 'Un avoir ne peut pas porter sur un autre avoir.' },
    });
  });

  it('partial avoirs never go above what is left, beside the line that does', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk, { lineItems: TABLES });
    const part = await credit(desk, invoice.id, {
      lineItems: [
        { creditedLine: 0, quantity: 2 },
        { creditedLine: 1, quantity: '1' },
      ],
    });
    expect(part.body.totals).toMatchObject({ net: 1012.28, vat: 200.68, gross: 1212.96 });
    await issue(desk, part.body.id);
    const tooMuch = await credit(desk, invoice.id, {
      lineItems: [{ creditedLine: 0, quantity: 3 }],
    });
    expect(tooMuch).toMatchObject({
      status: 409,
      body: {
        code: 'above_left',
        fields: { 'lineItems.0.quantity': 'Il reste 2 à créditer sur cette ligne.' },
      },
    });
    for (const [wish, field] of [
      [{ reason: ' ', total: true }, 'reason'],
      [{}, 'lineItems'],
      [{ lineItems: [{ creditedLine: 0, quantity: 0 }] }, 'lineItems.0.quantity'],
      [{ lineItems: [{ creditedLine: 0, unitPrice: 'x' }] }, 'lineItems.0.unitPrice'],
    ] as const) {
      const refused = await credit(desk, invoice.id, wish);
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]]);
    }
    const rest = await credit(desk, invoice.id, { total: true });
    const over = await desk.call<Refused>(`/api/documents/${rest.body.id}`, 'PATCH', {
      lineItems: rest.body.lineItems.map((line) => ({ ...line, quantity: line.quantity * 2 })),
    });
    expect(over).toMatchObject({ status: 409, body: { code: 'above_left' } });
    await issue(desk, rest.body.id);
    expect(await read(desk, invoice.id)).toMatchObject({ state: 'credited', amountDue: 0 });
    expect(await verified(desk)).toMatchObject({ valid: true });
  });

  it('avoirs issued at once from many tabs never go above the invoice together', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    const drafts = await Promise.all(
      Array.from({ length: 6 }, () =>
        credit(desk, invoice.id, { lineItems: [{ creditedLine: 0, quantity: 1 }] }),
      ),
    );
    const answers = await Promise.all(drafts.map(({ body }) => post(desk, `${body.id}/issue`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409]);
    expect(await read(desk, invoice.id)).toMatchObject({ creditedAmount: 1620, amountDue: 0 });
    expect(await verified(desk)).toMatchObject({ valid: true });
  });

  it('a rectificative replaces its invoice when it is issued, once', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk, { content: 'Merci.' });
    const { status, body } = await post(desk, `${invoice.id}/corrections`, {
      reason: 'Adresse du client',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'corrective',
      content: 'Merci.',
      reason: 'Adresse du client',
      lineItems: invoice.lineItems,
      links: [{ relation: 'replaces', documentId: invoice.id }],
    });
    const other = await post(desk, `${invoice.id}/corrections`, { reason: 'Autre' });
    const changed = await desk.call(`/api/documents/${body.id}`, 'PATCH', {
      lineItems: [{ description: 'Développement', quantity: 2, unitPrice: 450 }],
    });
    expect(changed.status).toBe(200);
    await issue(desk, body.id);
    expect(await read(desk, invoice.id)).toMatchObject({
      status: 'cancelled',
      state: 'replaced',
      amountDue: 0,
      links: [{ relation: 'replaced_by' }, { relation: 'replaced_by', issued: false }],
    });
    expect(await post(desk, `${other.body.id}/issue`)).toMatchObject({
      status: 409,
      body: { code: 'not_correctable' },
    });
    expect(await post(desk, `${invoice.id}/corrections`, { reason: 'Encore' })).toMatchObject({
      status: 409,
      body: { error: 'Cette facture est déjà remplacée par la facture rectificative INV-002.' },
    });
    expect(await credit(desk, invoice.id, { total: true })).toMatchObject({ status: 409 });
    expect(await told(desk, invoice.id)).toContain(
      'remplacée par la facture rectificative INV-002',
    );
    expect(await verified(desk)).toMatchObject({ valid: true });
  });

  it('a draft is corrected by changing it, and another user’s document is not found', async () => {
    const desk = await openDesk(app);
    const draft = await desk.create();
    expect(await credit(desk, draft.id, { total: true })).toMatchObject({
      status: 409,
      body: { code: 'not_issued' },
    });
    const stranger = await openDesk(app);
    const invoice = await issued(desk);
    for (const [path, body] of [
      ['credit-notes', { reason: 'x', total: true }],
      ['corrections', { reason: 'x' }],
      ['deposits', { percent: 30 }],
      ['receipt', { day: '2026-11-22', method: 'card' }],
      ['amendments', {}],
    ] as const) {
      expect((await post(stranger, `${invoice.id}/${path}`, body)).status).toBe(404);
    }
  });

  it('a total avoir may come with the same invoice again as a draft', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    const { body } = await credit(desk, invoice.id, { total: true, andDraft: true });
    const draft = await read(desk, body.nextDraftId ?? '');
    expect(draft).toMatchObject({ kind: 'invoice', status: 'draft', links: [] });
    expect(draft.lineItems).toEqual(invoice.lineItems);
  });

  it('an issue taken back gives the invoice back what its avoir had credited', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    const { body } = await credit(desk, invoice.id, { total: true });
    await issue(desk, body.id);
    const back = await desk.call(`/api/documents/${body.id}`, 'PATCH', { status: 'draft' });
    expect(back.status).toBe(200);
    expect(await read(desk, invoice.id)).toMatchObject({ creditedAmount: 0, amountDue: 1620 });
    const { body: corrective } = await post(desk, `${invoice.id}/corrections`, { reason: 'TVA' });
    await issue(desk, corrective.id);
    await desk.call(`/api/documents/${corrective.id}`, 'PATCH', { status: 'draft' });
    expect(await read(desk, invoice.id)).toMatchObject({ status: 'sent', amountDue: 1620 });
    expect(await verified(desk)).toMatchObject({ valid: true });
  });

  it('avoirs count below zero at their own date, for the client and the dashboard', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    const { body } = await credit(desk, invoice.id, {
      lineItems: [{ creditedLine: 0, quantity: 1 }],
    });
    await issue(desk, body.id);
    const { body: client } = await desk.call<{ statistics: object }>(
      `/api/clients/${desk.clientId}`,
    );
    expect(client.statistics).toMatchObject({
      documents: 2,
      invoices: 1,
      credits: 1,
      amounts: [{ currency: 'EUR', total: 900, unpaid: 900 }],
    });
  });
});

describeOnBothDatabases('deposits', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
  });

  it('asked, received, taken back on the balance at each rate', async () => {
    const desk = await openDesk(app);
    const quote = await quoteOf(desk);
    const asked = await post(desk, `${quote.id}/deposits`, { percent: 30 });
    expect(asked).toMatchObject({
      status: 201,
      body: {
        kind: 'deposit',
        provisional: true,
        totals: {
          gross: 341.51,
          byRate: [
            { rate: 20, net: 269.99, vat: 54 },
            { rate: 5.5, net: 16.61, vat: 0.91 },
          ],
        },
      },
    });
    const received = await post(desk, `${asked.body.id}/receipt`, {
      day: '2026-11-20',
      method: 'transfer',
    });
    expect(received.body.error).toBeUndefined();
    expect(received.body).toMatchObject({
      status: 'paid',
      state: 'paid',
      number: 'INV-001',
      dueDate: '2026-11-20',
      amountDue: 0,
    });
    const second = await post(desk, `${quote.id}/deposits`, {
      amount: 500,
      received: { day: '2026-11-22', method: 'card' },
    });
    expect(second).toMatchObject({ status: 201, body: { number: 'INV-002', status: 'paid' } });

    const { body: balance } = await post(desk, `${quote.id}/conversion`);
    expect(balance).toMatchObject({
      kind: 'final',
      content: 'Travaux de mars.',
      totals: { net: expect.any(Number) as number },
    });
    expect(balance.totals.gross).toBeCloseTo(1138.37 - 341.51 - 500, 1);
    expect(balance.links.filter(({ relation }) => relation === 'deducts')).toHaveLength(2);
    expect(balance.lineItems.filter(({ kind }) => kind === 'deduction')).toHaveLength(4);
    const final = await post(desk, `${balance.id}/issue`);
    expect(final.body.error).toBeUndefined();
    const xml = await desk.call<string>(`/api/documents/${balance.id}/factur-x.xml`);
    expect(xml.body).toContain('<ram:ID>S4</ram:ID>');
    expect(xml.body).toContain('<ram:IssuerAssignedID>INV-001</ram:IssuerAssignedID>');
    const refused = await post(desk, `${asked.body.id}/credit-notes`, {
      reason: 'Trop tard',
      total: true,
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_creditable' } });
    expect((await desk.call<{ valid: boolean }>('/api/register/verification')).body.valid).toBe(
      true,
    );
  });

  it('never asked above the quote, beside what was asked', async () => {
    const desk = await openDesk(app);
    const quote = await quoteOf(desk);
    const over = await post(desk, `${quote.id}/deposits`, { amount: 1138.38 });
    expect(over).toMatchObject({ status: 409, body: { code: 'above_left' } });
    expect(Object.keys(over.body.fields ?? {})).toEqual(['amount']);
    for (const [wish, field] of [
      [{}, 'percent'],
      [{ percent: 101 }, 'percent'],
      [{ percent: 10, amount: 10 }, 'percent'],
      [{ amount: '-1' }, 'amount'],
      [{ percent: 10, received: { day: '2026-11-23', method: 'card' } }, 'received.day'],
    ] as const) {
      const { status, body } = await post(desk, `${quote.id}/deposits`, wish);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    }
    const both = await Promise.all(
      [1, 2].map(() =>
        post(desk, `${quote.id}/deposits`, {
          percent: 60,
          received: { day: '2026-11-22', method: 'card' },
        }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('an avoir of a deposit frees what it had taken of the quote', async () => {
    const desk = await openDesk(app);
    const quote = await quoteOf(desk);
    const wish = { percent: 100, received: { day: '2026-11-22', method: 'card' } };
    const { body: deposit } = await post(desk, `${quote.id}/deposits`, wish);
    const { body: credit } = await post(desk, `${deposit.id}/credit-notes`, {
      reason: 'Chantier annulé',
      total: true,
    });
    await post(desk, `${credit.id}/issue`);
    const xml = await desk.call<string>(`/api/documents/${credit.id}/factur-x.xml`);
    expect(xml.body).toContain('<ram:TypeCode>503</ram:TypeCode>');
    expect((await post(desk, `${quote.id}/deposits`, { percent: 100 })).status).toBe(201);
    const { body: balance } = await post(desk, `${quote.id}/conversion`);
    expect(balance.kind).toBe('invoice');
  });

  it('a quote is accepted, refused, then frozen or amended', async () => {
    const desk = await openDesk(app);
    const quote = await quoteOf(desk);
    const answer = (acceptance: string | null) =>
      desk.call<DocumentAnswer & Refused>(`/api/documents/${quote.id}`, 'PATCH', { acceptance });
    expect((await answer('accepted')).body).toMatchObject({
      acceptance: 'accepted',
      state: 'accepted',
    });
    const change = await desk.call<Refused>(`/api/documents/${quote.id}`, 'PATCH', {
      content: 'Autre chose',
    });
    expect(change).toMatchObject({ status: 409, body: { code: 'accepted' } });
    const { status, body: amendment } = await post(desk, `${quote.id}/amendments`);
    expect(status).toBe(201);
    expect(amendment).toMatchObject({
      kind: 'quote',
      number: 'QUO-002',
      acceptance: null,
      links: [{ relation: 'amends', number: 'QUO-001' }],
    });
    expect((await answer('refused')).body.state).toBe('refused');
    expect((await answer(null)).body.state).toBe('draft');
    expect((await answer('peut-être')).body.fields).toHaveProperty('acceptance');
    const invoice = await desk.create();
    const onInvoice = await desk.call<Refused>(`/api/documents/${invoice.id}`, 'PATCH', {
      acceptance: 'accepted',
    });
    expect(onInvoice).toMatchObject({ status: 409, body: { code: 'not_a_quote' } });
    const { body } = await desk.call<object>(`/api/documents/${quote.id}/register`);
    expect(JSON.stringify(body)).toContain('marqué accepté par le vendeur');
    expect((await desk.call<{ valid: boolean }>('/api/register/verification')).body.valid).toBe(
      true,
    );
  });

  it('a request for a deposit is drawn as such, and is no invoice', async () => {
    const desk = await openDesk(app);
    const quote = await quoteOf(desk);
    const { body } = await post(desk, `${quote.id}/deposits`, { percent: 30 });
    const xml = await desk.call<Refused>(`/api/documents/${body.id}/factur-x.xml`);
    expect(xml.status).toBe(409);
    const svg = await desk.call<string>(`/api/documents/${body.id}/preview.svg`);
    expect(svg.status).toBe(200);
    // Sent by e-mail it stays a request: a deposit is invoiced when it is received.
    const letter = { subject: 'Acompte', message: 'Bonjour' };
    await desk.call(`/api/documents/${body.id}/email`, 'POST', letter);
    expect(await read(desk, body.id)).toMatchObject({
      status: 'draft',
      issuedAt: null,
      lastEmail: { ok: true },
    });
  });
});
