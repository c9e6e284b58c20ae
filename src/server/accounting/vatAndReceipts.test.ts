import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Desk, openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type { ReceiptsBookAnswer, VatDueAnswer } from './answers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const YEAR = 'from=2026-01-01&to=2026-12-31';
const TWO_RATES = [
  { description: 'Établi', quantity: 2, unitPrice: 449.99 },
  { description: 'Livre', quantity: 1, unitPrice: 55.35, vatRate: 5.5 },
];

async function issued(desk: Desk, overrides: object = {}) {
  const draft = await desk.create(overrides);
  const sent = await desk.call(`/api/documents/${draft.id}`, 'PATCH', { status: 'sent' });
  expect(sent.status).toBe(200);
  return draft;
}

async function pay(desk: Desk, id: string, payment: object) {
  const answer = await desk.call(`/api/documents/${id}/payments`, 'POST', {
    method: 'transfer',
    ...payment,
  });
  expect(answer.status).toBe(201);
}

it('tells the VAT of services by payment, of goods by invoice, with the documents behind it', async () => {
  const desk = await openDesk(app);
  const service = await issued(desk, {
    date: '2026-09-10',
    dueDate: '2026-10-10',
    lineItems: TWO_RATES,
    operationCategory: 'services',
  });
  await pay(desk, service.id, { day: '2026-10-05', amount: 500 });
  await pay(desk, service.id, { day: '2026-11-05', amount: 638.37 });
  const goods = await issued(desk, { date: '2026-10-01', operationCategory: 'goods' });
  const silent = await issued(desk, { date: '2026-10-02', dueDate: '2026-10-30' });
  await pay(desk, silent.id, { day: '2026-10-20', amount: 120 });

  const { body } = await desk.call<VatDueAnswer>(`/api/accounting/vat-due?${YEAR}`);
  expect(body.months).toEqual([
    { month: '2026-10', rate: 20, base: 1845.29, vat: 369.06, line: '08' },
    { month: '2026-10', rate: 5.5, base: 24.31, vat: 1.34, line: '09' },
    { month: '2026-11', rate: 20, base: 504.69, vat: 100.94, line: '08' },
    { month: '2026-11', rate: 5.5, base: 31.04, vat: 1.7, line: '09' },
  ]);
  expect(body.unstated).toEqual([silent.number]);
  const october = await desk.call<VatDueAnswer>(
    '/api/accounting/vat-due?from=2026-10-01&to=2026-10-31',
  );
  expect(october.body.months).toEqual(body.months.slice(0, 2));

  const csv = await app.request(`/api/accounting/vat-due.csv?${YEAR}`, { as: desk.user });
  const table = await csv.text();
  expect(table).toContain(`"2026-10";20;"08";1350,00;270,00;"${goods.number}";"la facture"`);
  expect(table).toContain(`"2026-11";5,5;"09";31,04;1,70;"${service.number}";"l’encaissement"`);
  const stranger = await openDesk(app);
  const theirs = await stranger.call<VatDueAnswer>(`/api/accounting/vat-due?${YEAR}`);
  expect(theirs.body.months).toEqual([]);
});

it('takes the VAT of an avoir off at its own date', async () => {
  const desk = await openDesk(app);
  const goods = await issued(desk, { date: '2026-10-01', operationCategory: 'goods' });
  const avoir = await issued(desk, { date: '2026-11-03', operationCategory: 'goods' });
  await app.database.kysely
    .insertInto('documentLinks')
    .values({ userId: desk.user.id, fromId: avoir.id, toId: goods.id, relation: 'credits' })
    .execute();
  await sql`alter table documents disable trigger user`.execute(app.database.kysely);
  await sql`update documents set kind = 'credit_note', due_date = null where id = ${avoir.id}`.execute(
    app.database.kysely,
  );
  await sql`alter table documents enable trigger user`.execute(app.database.kysely);
  const { body } = await desk.call<VatDueAnswer>(`/api/accounting/vat-due?${YEAR}`);
  expect(body.months.map(({ month, vat }) => [month, vat])).toEqual([
    ['2026-10', 270],
    ['2026-11', -270],
  ]);
});

it('keeps the « livre des recettes » in the order money came, cash apart, to read and to print', async () => {
  const desk = await openDesk(app);
  const first = await issued(desk, { operationCategory: 'services' });
  const second = await issued(desk, { operationCategory: 'goods' });
  await pay(desk, second.id, { day: '2026-10-08', amount: 40, method: 'cash' });
  await pay(desk, first.id, { day: '2026-03-02', amount: 1620, reference: 'VIR 7' });
  await pay(desk, second.id, { day: '2026-11-08', amount: -15.5, reason: 'Casse' });

  const { body } = await desk.call<ReceiptsBookAnswer>(`/api/accounting/receipts-book?${YEAR}`);
  expect(body).toEqual({
    rows: 3,
    totals: [
      { quarter: '1er trimestre 2026', currency: 'EUR', amount: 1620, cash: 0 },
      { quarter: '4e trimestre 2026', currency: 'EUR', amount: 24.5, cash: 40 },
    ],
  });
  const csv = await app.request(`/api/accounting/receipts-book.csv?${YEAR}`, { as: desk.user });
  const lines = (await csv.text()).trim().split('\r\n');
  expect(lines[0]).toBe(
    '"N°";"Date d’encaissement";"Facture";"Client";"Nature";"Montant encaissé";"dont espèces";"Mode";"Référence";"Devise"',
  );
  expect(lines[1]).toBe(
    `1;"02/03/2026";"${first.number}";"Brasserie Lune";"Prestation";1620,00;0,00;"Virement";"VIR 7";"EUR"`,
  );
  expect(lines[3]).toContain('-15,50;0,00;"Virement";"Remboursement : Casse"');
  expect(lines[5]).toBe(';"Total 4e trimestre 2026";;;;24,50;40,00;;;"EUR"');

  const pdf = await app.request(`/api/accounting/receipts-book.pdf?${YEAR}`, { as: desk.user });
  expect(pdf.status).toBe(200);
  const proxy = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
  const page = (await extractText(proxy, { mergePages: true })).text.replaceAll(
    /[\s\u00A0]+/g,
    ' ',
  );
  expect(page).toContain('Livre des recettes');
  expect(page).toContain('Page 1/1');
  expect(page).toContain('4e trimestre 2026 24,50 € 40,00 €');
});
