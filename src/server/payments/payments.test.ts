import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';

const TODAY = '2026-11-22';
const TWO_RATES = [
  { description: 'Établi', quantity: 2, unitPrice: 449.99 },
  { description: 'Livre', quantity: 1, unitPrice: 55.35, vatRate: 5.5 },
];

async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  return text.replaceAll(/[\s\u00A0]+/g, ' ');
}

function verified(desk: Desk) {
  return desk.call<{ valid: boolean; problems: { message: string }[] }>(
    '/api/register/verification',
  );
}

async function issued(desk: Desk, overrides: object = {}) {
  const draft = await desk.create(overrides);
  const sent = await desk.call(`/api/documents/${draft.id}`, 'PATCH', { status: 'sent' });
  expect(sent.status).toBe(200);
  return draft;
}

describeOnBothDatabases('payments', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
  });

  type Answer = PaymentsAnswer & { error?: string; code?: string; fields?: Record<string, string> };

  const pay = (desk: Desk, id: string, payment: object = {}) =>
    desk.call<Answer>(`/api/documents/${id}/payments`, 'POST', {
      day: TODAY,
      amount: 500,
      method: 'transfer',
      ...payment,
    });
  const reverse = (desk: Desk, id: string, reason = 'Chèque sans provision') =>
    desk.call<Answer>(`/api/payments/${id}/reversal`, 'POST', { reason });

  it('records a part, then the rest, and takes the last one back', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk, { lineItems: TWO_RATES });
    const first = await pay(desk, invoice.id, { reference: 'VIR 12' });
    expect(first).toMatchObject({
      status: 201,
      body: { gross: 1138.37, paid: 500, left: 638.37, status: 'sent', payable: true },
    });
    expect(first.body.items[0]).toMatchObject({
      reference: 'VIR 12',
      stands: true,
      shares: [
        { rate: 20, gross: 474.35, vat: 79.06 },
        { rate: 5.5, gross: 25.65, vat: 1.34 },
      ],
    });
    const rest = await pay(desk, invoice.id, { amount: '638,37', method: 'cheque' });
    expect(rest.body).toMatchObject({ left: 0, status: 'paid' });
    expect((await desk.call(`/api/documents/${invoice.id}`)).body.status).toBe('paid');

    const back = await reverse(desk, rest.body.items[1]!.id);
    expect(back).toMatchObject({ status: 201, body: { left: 638.37, status: 'sent' } });
    expect(back.body.items.map(({ amount, stands }) => [amount, stands])).toEqual([
      [500, true],
      [638.37, false],
      [-638.37, false],
    ]);
    expect((await verified(desk)).body).toMatchObject({ valid: true });
    const register = await desk.call<{ items: { sentence: string }[] }>(
      `/api/documents/${invoice.id}/register`,
    );
    const sentences = JSON.stringify(register.body).replaceAll('\u00A0', ' ');
    expect(sentences).toContain('500,00 € reçus le 22 nov. 2026 par virement');
    expect(sentences).toContain('encaissement de 638,37 € annulé (Chèque sans provision)');
  });

  it('refuses drafts and quotes in French, and what is out of bounds beside its field', async () => {
    const desk = await openDesk(app);
    const draft = await desk.create();
    const quote = await desk.create({ type: 'quote', dueDate: null });
    expect(await pay(desk, draft.id)).toMatchObject({ status: 409, body: { code: 'not_issued' } });
    const onQuote = await pay(desk, quote.id);
    expect(onQuote).toMatchObject({ status: 409, body: { code: 'not_payable' } });
    expect(onQuote.body.error).toContain('Un devis ne s’encaisse pas');

    const invoice = await issued(desk);
    const refused = await pay(desk, invoice.id, { amount: 1620.01, day: '2026-11-23' });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields ?? {}).toSorted()).toEqual(['amount', 'day']);
    expect((await pay(desk, invoice.id, { method: 'troc' })).body.fields).toHaveProperty('method');
    expect((await pay(desk, invoice.id, { amount: -1 })).body.fields).toHaveProperty('reason');
    const { body } = await desk.call<Answer>(`/api/documents/${invoice.id}/payments`);
    expect(body).toMatchObject({ items: [], left: 1620 });
  });

  it('keeps what a client paid too much, and gives it back with a reason', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    const over = await pay(desk, invoice.id, { amount: 1700, excess: true });
    expect(over.body).toMatchObject({ left: -80, status: 'paid' });
    expect(over.body.items[0]).toMatchObject({ excess: 80 });
    const back = await pay(desk, invoice.id, { amount: -80, reason: 'Trop-perçu' });
    expect(back.body).toMatchObject({ left: 0, paid: 1620, status: 'paid' });
    expect(back.body.items[1]).toMatchObject({ excess: -80, shares: [], reason: 'Trop-perçu' });
    expect((await pay(desk, invoice.id, { amount: -1700, reason: 'Non' })).status).toBe(400);
    expect((await verified(desk)).body).toMatchObject({ valid: true });
  });

  it('lets a payment be reversed once, and a reversal never', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    const { body } = await pay(desk, invoice.id);
    const id = body.items[0]!.id;
    const both = await Promise.all([reverse(desk, id), reverse(desk, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const reversal = both.find(({ status }) => status === 201)!.body.items[1]!.id;
    expect(await reverse(desk, reversal)).toMatchObject({
      status: 409,
      body: { code: 'reversal' },
    });
    expect(await reverse(desk, id, '')).toMatchObject({ status: 400 });
  });

  it('never takes more than the invoice, however many tabs pay at once', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => pay(desk, invoice.id, { amount: 405 })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    const { body } = await desk.call<Answer>(`/api/documents/${invoice.id}/payments`);
    expect(body).toMatchObject({ paid: 1620, left: 0, status: 'paid' });
    expect((await verified(desk)).body).toMatchObject({ valid: true });
  });

  it('gives a receipt of what was received, and none of what was taken back', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk, { lineItems: TWO_RATES });
    const { body } = await pay(desk, invoice.id);
    const path = `/api/payments/${body.items[0]!.id}/receipt.pdf`;
    const answer = await app.request(path, { as: desk.user });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(`Recu_Facture_${invoice.number}`);
    const page = await textOf(new Uint8Array(await answer.arrayBuffer()));
    expect(page).toContain(
      `Reçu la somme de 500,00 € le 22 novembre 2026 par virement, en règlement partiel de la facture ${invoice.number} du 22 novembre 2026.`,
    );
    expect(page).toContain('TVA à 20 % 395,29 € 79,06 € 474,35 €');
    expect(page).toContain('Reste à payer après ce paiement : 638,37 €.');
    const stranger = await openDesk(app);
    expect((await app.request(path, { as: stranger.user })).status).toBe(404);
    await reverse(desk, body.items[0]!.id);
    expect((await app.request(path, { as: desk.user })).status).toBe(409);
  });

  it('gives the duplicate of what stays unpaid, with the words of the law, once it is late', async () => {
    const desk = await openDesk(app);
    const late = { date: '2026-10-01', dueDate: '2026-10-31', lineItems: TWO_RATES };
    const invoice = await issued(desk, late);
    await pay(desk, invoice.id);
    const duplicate = (id: string) =>
      app.request(`/api/documents/${id}/unpaid-duplicate.pdf`, { as: desk.user });
    const answer = await duplicate(invoice.id);
    const page = await textOf(new Uint8Array(await answer.arrayBuffer()));
    expect(page).toContain('Facture demeurée impayée pour la somme de 535,73 € (prix hors taxe)');
    expect(page).toContain('102,64 € (taxe correspondante) qui ne peut faire l’objet');
    const fresh = await issued(desk);
    expect((await duplicate(fresh.id)).status).toBe(409);
    const { body } = await pay(desk, invoice.id, { amount: 638.37 });
    expect(body.status).toBe('paid');
    expect((await duplicate(invoice.id)).status).toBe(409);
  });

  it('records a repeated request once', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    const body = { day: TODAY, amount: 10, method: 'card' };
    const headers = { 'idempotency-key': 'une-seule-fois' };
    const path = `/api/documents/${invoice.id}/payments`;
    await desk.call(path, 'POST', body, headers);
    expect((await desk.call<Answer>(path, 'POST', body, headers)).body.paid).toBe(10);
  });

  it('belongs to its user', async () => {
    const desk = await openDesk(app);
    const stranger = await openDesk(app);
    const invoice = await issued(desk);
    const { body } = await pay(desk, invoice.id);
    expect((await pay(stranger, invoice.id)).status).toBe(404);
    expect((await reverse(stranger, body.items[0]!.id)).status).toBe(404);
    expect((await stranger.call(`/api/documents/${invoice.id}/payments`)).status).toBe(404);
  });

  it('cannot be rewritten by anyone, and the check tells a row made behind its back', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    await pay(desk, invoice.id);
    for (const statement of ['update payments set amount = 1', 'delete from payments']) {
      await expect(sql.raw(statement).execute(app.database.kysely)).rejects.toMatchObject({
        code: '42501',
      });
    }
    await app.database.kysely
      .insertInto('payments')
      .values({
        userId: desk.user.id,
        id: 'forged',
        documentId: invoice.id,
        day: TODAY,
        amount: 5,
        currency: 'EUR',
        method: 'cash',
        split: JSON.stringify({ shares: [], excess: 5 }),
        takenOver: true,
      })
      .execute();
    const { problems } = (await verified(desk)).body;
    expect(JSON.stringify(problems)).toContain('L’encaissement de 5,00');
  });

  it('counts what is left by the day it is due, and what came in by its own day', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk, { date: '2026-10-01', dueDate: '2026-10-31' });
    await pay(desk, invoice.id, { day: '2026-11-02' });
    const due = await rows(desk, 'select due_date, gross_amount, amount, count from due_figures');
    expect(due).toEqual([
      { dueDate: '2026-10-31', grossAmount: '1120.00', amount: '933.33', count: 1 },
    ]);
    const figures = await rows(desk, 'select day, currency, amount from payment_figures');
    expect(figures).toEqual([{ day: '2026-11-02', currency: 'EUR', amount: '500.00' }]);
  });

  async function rows(desk: Desk, query: string) {
    const found = await app.database.tenant(desk.user.id).run((tx) => sql.raw(query).execute(tx));
    return found.rows;
  }
});
