import { beforeAll, expect, it } from 'vitest';
import type { DashboardAnswer, ObligationsAnswer } from '#server/dashboard/answers.ts';
import type { DocumentListAnswer } from '#server/documents/answers.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';

/** The day of the fake clock, a Sunday. */
const TODAY = '2026-11-22';

async function issued(desk: Desk, overrides: object) {
  const draft = await desk.create(overrides);
  const sent = await desk.call(`/api/documents/${draft.id}`, 'PATCH', { status: 'sent' });
  expect(sent.status).toBe(200);
  return draft;
}

async function paid(desk: Desk, day: string, amount: number, overrides: object = {}) {
  const invoice = await issued(desk, {
    date: day,
    lineItems: [{ description: 'Conseil', quantity: 1, unitPrice: 1000 }],
    ...overrides,
  });
  const answer = await desk.call(`/api/documents/${invoice.id}/payments`, 'POST', {
    day,
    amount,
    method: 'transfer',
  });
  expect(answer.status).toBe(201);
}

const dashboard = async (desk: Desk) =>
  (await desk.call<DashboardAnswer>('/api/dashboard?range=7')).body;

describeOnBothDatabases('the dashboard', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
  });

  it('tells what came in by day with its payer, the days before, and each month', async () => {
    const desk = await openDesk(app);
    await paid(desk, '2026-10-05', 100);
    await paid(desk, '2026-11-12', 200);
    await paid(desk, '2026-11-18', 300);
    await paid(desk, '2026-11-20', 400);
    await paid(desk, '2026-11-20', 500.5);
    const told = await dashboard(desk);
    expect(told.series.map(({ amount }) => amount)).toEqual([0, 0, 300, 0, 900.5, 0, 0]);
    expect(told.before.map(({ date, amount }) => [date, amount])).toContainEqual([
      '2026-11-12',
      200,
    ]);
    expect(told.before).toHaveLength(7);
    expect(told.payers).toEqual([{ date: '2026-11-18', name: expect.stringMatching(/./) }]);
    expect(told.months.at(-1)).toEqual({ month: '2026-11-01', amount: 1400.5 });
    expect(told.months.at(-2)).toEqual({ month: '2026-10-01', amount: 100 });
    expect(told.months).toHaveLength(12);
  });

  it('parts what is owed by age and by week, and each part is the list it leads to', async () => {
    const desk = await openDesk(app);
    const due = [
      '2026-11-22',
      '2026-11-21',
      '2026-10-15',
      '2026-09-01',
      '2026-12-03',
      '2027-03-01',
    ];
    for (const [index, dueDate] of due.toSorted().entries()) {
      await issued(desk, {
        date: '2026-08-01',
        dueDate,
        lineItems: [{ description: 'Conseil', quantity: 1, unitPrice: 10 ** index }],
      });
    }
    const { ageing, expected, cash } = await dashboard(desk);
    expect(ageing.map(({ amount }) => amount)).toEqual([120, 12, 1.2]);
    expect(expected.map(({ amount }) => amount)).toEqual([1200, 0, 12_000, 0, 0, 0, 120_000]);
    expect(cash).toMatchObject({ overdue: 133.2, toReceive: 133_200 });
    for (const part of [...ageing, ...expected]) {
      const query = new URLSearchParams({
        ...(part.from && { dueFrom: part.from }),
        ...(part.to && { dueTo: part.to }),
        view: part.to && part.to < TODAY ? 'late' : 'owed',
      });
      const { body } = await desk.call<DocumentListAnswer>(`/api/documents?${query}`);
      expect(body.items.reduce((sum, { amountDue }) => sum + amountDue, 0)).toBeCloseTo(
        part.amount,
        2,
      );
    }
  });

  it('adds up all documents on a card, and takes those that are paid off the next', async () => {
    const desk = await openDesk(app);
    const quote = await desk.create({
      type: 'quote',
      dueDate: null,
      lineItems: [{ description: 'Peinture', quantity: 1, unitPrice: 1000 }],
    });
    const received = { day: TODAY, method: 'transfer' };
    await desk.call(`/api/documents/${quote.id}/deposits`, 'POST', { percent: 30, received });
    const balance = await desk.call(`/api/documents/${quote.id}/conversion`, 'POST', {});
    expect(balance.body.amount).toBe(700);
    await desk.call(`/api/documents/${balance.body.id}/issue`, 'POST', {});
    await paid(desk, TODAY, 100);
    await desk.create({ lineItems: [{ description: 'À finir', quantity: 1, unitPrice: 137 }] });
    const { stats } = await dashboard(desk);
    expect(stats.revenue.value).toBe(1000 + 300 + 700 + 1000 + 137);
    // The quote and its deposit are « Payé »; what was paid of an invoice in part leaves it whole.
    expect(stats.pending.value).toBe(stats.revenue.value - 1000 - 300);
    expect(stats.documents.value).toBe(5);
  });

  it('sets aside the VAT that fell due since last month, for who collects it', async () => {
    const desk = await openDesk(app);
    await paid(desk, '2026-09-30', 1200);
    await paid(desk, '2026-10-01', 1200);
    await paid(desk, '2026-11-22', 600);
    const { body } = await desk.call<ObligationsAnswer>('/api/dashboard/obligations');
    expect(body.vat).toEqual({
      total: 300,
      months: [
        { month: '2026-10', vat: 200 },
        { month: '2026-11', vat: 100 },
      ],
    });
    expect(body.ceilings).toEqual([]);
  });

  it('measures what came in this year against the ceilings, without VAT, by activity', async () => {
    const desk = await openDesk(app);
    await paid(desk, '2026-02-01', 1200, { operationCategory: 'services' });
    const profile = { legalForm: 'micro', vatRegime: 'franchise' };
    expect((await desk.call('/api/profile', 'PATCH', profile)).status).toBe(200);
    await paid(desk, '2026-03-01', 500, { operationCategory: 'goods', vat: false });
    await paid(desk, '2026-03-02', 40, { vat: false });
    const { body } = await desk.call<ObligationsAnswer>('/api/dashboard/obligations');
    expect(body.vat).toBeNull();
    expect(body.ceilings.map(({ of, part, received }) => [of, part, received])).toEqual([
      ['franchise', 'total', 1540],
      ['franchise', 'services', 1040],
      ['micro', 'total', 1540],
      ['micro', 'services', 1040],
    ]);
  });
});
