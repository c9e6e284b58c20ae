import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type { DocumentListAnswer } from '#server/documents/answers.ts';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import type { ClientDetailAnswer } from './answers.ts';

const GROSS = 1620;

const relation = async (desk: Desk) =>
  (await desk.call<ClientDetailAnswer>(`/api/clients/${desk.clientId}`)).body.relation;

const post = (desk: Desk, path: string, body: object = {}) =>
  desk.call(`/api/documents/${path}`, 'POST', body);

async function issued(desk: Desk, date: string, dueDate: string, overrides: object = {}) {
  const { id } = await desk.create({ date, dueDate, ...overrides });
  expect((await post(desk, `${id}/issue`)).status).toBe(200);
  return id;
}

const pay = (desk: Desk, id: string, day: string, amount = GROSS) =>
  desk.call<PaymentsAnswer>(`/api/documents/${id}/payments`, 'POST', {
    day,
    amount,
    method: 'transfer',
  });

describeOnBothDatabases('the relation with a client', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
  });

  it('has nothing to say before the first invoice', async () => {
    const desk = await openDesk(app);
    await desk.create();
    expect(await relation(desk)).toEqual({ pace: null, owed: [], lateDays: 0, billed: [] });
  });

  it('tells how fast invoices are settled, what is owed and late, and what each month billed', async () => {
    const desk = await openDesk(app);
    await pay(desk, await issued(desk, '2026-03-02', '2026-04-01'), '2026-03-11');
    await pay(desk, await issued(desk, '2026-04-01', '2026-05-01'), '2026-04-15');
    const inTwo = await issued(desk, '2026-05-04', '2026-06-03');
    await pay(desk, inTwo, '2026-05-05', 1000);
    expect((await relation(desk)).pace).toBeNull();
    await pay(desk, inTwo, '2026-06-13', 620);
    const late = await issued(desk, '2026-10-01', '2026-11-12');
    await pay(desk, late, '2026-11-20', 620);
    await issued(desk, '2026-11-20', '2026-12-20');
    const { billed, ...told } = await relation(desk);
    expect(told).toEqual({
      pace: { settled: 3, days: 14, due: 4, onTime: 2 },
      owed: [{ currency: 'EUR', amount: 1000 + GROSS, late: 1000 }],
      lateDays: 10,
    });
    expect(billed).toHaveLength(1);
    expect(billed[0]?.months.map(({ amount }) => amount)).toEqual([
      0,
      0,
      0,
      GROSS,
      GROSS,
      GROSS,
      0,
      0,
      0,
      0,
      GROSS,
      GROSS,
    ]);
  });

  it('counts neither a payment taken back nor what an avoir took away', async () => {
    const desk = await openDesk(app);
    for (const day of ['2026-03-02', '2026-04-02', '2026-05-02']) {
      await pay(desk, await issued(desk, day, '2026-06-01'), '2026-06-01');
    }
    const wrong = await issued(desk, '2026-05-03', '2026-06-02');
    const { body } = await pay(desk, wrong, '2026-06-20');
    const taken = `/api/payments/${body.items[0]?.id}/reversal`;
    expect((await desk.call(taken, 'POST', { reason: 'Erreur de saisie' })).status).toBe(201);
    await pay(desk, wrong, '2026-06-02');
    const credited = await issued(desk, '2026-07-01', '2026-07-31');
    const avoir = await post(desk, `${credited}/credit-notes`, { reason: 'Annulée', total: true });
    await post(desk, `${avoir.body.id}/issue`);
    const { pace, owed, billed } = await relation(desk);
    expect({ pace, owed }).toEqual({
      pace: { settled: 4, days: 30, due: 4, onTime: 4 },
      owed: [],
    });
    expect(billed[0]?.months.find(({ month }) => month === '2026-05-01')?.amount).toBe(2 * GROSS);
    const sum = billed[0]?.months.reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBe(4 * GROSS);
  });

  it('lists the documents by what they are about', async () => {
    const desk = await openDesk(app);
    await desk.create({ content: 'Objet\u00A0: refonte du site.\nMerci.' });
    await desk.create({ date: '2026-11-21' });
    const path = `/api/documents?clientId=${desk.clientId}`;
    const { body } = await desk.call<DocumentListAnswer>(path);
    expect(body.items.map(({ subject }) => subject)).toEqual(['Refonte du site', 'Développement']);
  });
});
