import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { ClientDetailAnswer } from '#server/clients/answers.ts';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import type { RegisterVerificationAnswer } from '#server/register/answers.ts';
import { cashStrip } from '#testing/oracles/cashStrip.ts';
import { clientStatistics } from '#testing/oracles/clientStatistics.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type { DocumentListAnswer } from './answers.ts';

/** The same in every test run; `bench/fuzz.ts` asks for more, and for other seeds. */
const RUNS = Number(process.env['FUZZ_DAYS'] ?? 20);
const SEED = Number(process.env['FUZZ_SEED'] ?? 2026);

/** What a user may do next; `which` picks among the documents there are. */
type Step =
  | { kind: 'create'; type: 'invoice' | 'quote'; cents: number; vat: boolean; day: number }
  | { kind: 'status'; which: number; status: string }
  | { kind: 'edit'; which: number; cents: number }
  | { kind: 'retype'; which: number; type: 'invoice' | 'quote' }
  | { kind: 'convert' | 'delete' | 'email'; which: number }
  | { kind: 'prefix'; prefix: string; next: number }
  | { kind: 'currency'; currency: string };

const which = fc.nat(20);
const cents = fc.integer({ min: 0, max: 99_999_99 });
const type = fc.constantFrom('invoice' as const, 'quote' as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('create' as const),
      type,
      cents,
      vat: fc.boolean(),
      // Not after today: the chart ends there.
      day: fc.integer({ min: 1, max: 22 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      which,
      status: fc.constantFrom('draft', 'sent', 'paid', 'cancelled'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('edit' as const), which, cents }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('retype' as const), which, type }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('convert' as const, 'delete' as const, 'email' as const),
      which,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('prefix' as const),
      prefix: fc.constantFrom('INV-', 'F', 'F0'),
      next: fc.integer({ min: 1, max: 20 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('currency' as const),
      currency: fc.constantFrom('EUR', 'CHF'),
    }),
  },
);

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it(
  'whatever is done in whatever order: the chain holds, no number twice, every figure counts',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 16 }), async (steps) => {
        const desk = await openDesk(app);
        for (const one of steps) await take(desk, one);
        await checkRegister(desk);
        await checkNumbers(desk);
        await checkFigures(desk);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
  200_000 + RUNS * 5_000,
);

async function take(desk: Desk, step: Step): Promise<void> {
  if (step.kind === 'prefix') {
    const body = { invoicePrefix: step.prefix, nextInvoiceNumber: step.next };
    // Refused when the number was given before: the series goes on as it was.
    await desk.call('/api/profile', 'PATCH', body);
    return;
  }
  if (step.kind === 'currency') {
    await desk.call('/api/profile', 'PATCH', { currency: step.currency });
    return;
  }
  if (step.kind === 'create') {
    const date = `2026-11-${String(step.day).padStart(2, '0')}`;
    // Some fell due before today, some on this very day.
    const due = step.day % 2 === 0 ? date : '2026-12-07';
    const dueDate = step.type === 'invoice' ? due : null;
    await desk.create({
      type: step.type,
      date,
      dueDate,
      vat: step.vat,
      lineItems: lines(step.cents),
    });
    return;
  }
  const { body } = await desk.call<DocumentListAnswer>('/api/documents');
  const chosen = body.items[step.which % Math.max(body.items.length, 1)];
  if (!chosen) return;
  const path = `/api/documents/${chosen.id}`;
  const { status } = await {
    status: () => desk.call(path, 'PATCH', { status: 'status' in step ? step.status : '' }),
    edit: () => desk.call(path, 'PATCH', { lineItems: lines('cents' in step ? step.cents : 0) }),
    retype: () =>
      desk.call(path, 'PATCH', { type: 'type' in step ? step.type : '', dueDate: '2026-12-07' }),
    convert: () => desk.call(`${path}/conversion`, 'POST'),
    delete: () => desk.call(path, 'DELETE'),
    email: () => desk.call(`${path}/email`, 'POST', { subject: 'Bonjour', message: 'Ci-joint' }),
  }[step.kind]();
  expect(status).toBeLessThan(500);
}

function lines(cents: number) {
  return [
    { description: 'Pose', quantity: 1, unitPrice: cents / 100 },
    { description: 'Fournitures', quantity: 3, unitPrice: 0.3333 },
  ];
}

async function checkRegister(desk: Desk): Promise<void> {
  const { body } = await desk.call<RegisterVerificationAnswer>('/api/register/verification');
  expect(body.problems).toEqual([]);
  expect(body.valid).toBe(true);
}

/** Among the numbers of what has left the house, by the register, which forgets nothing. */
async function checkNumbers(desk: Desk): Promise<void> {
  const rows = await app.database.kysely
    .selectFrom('registerEntries')
    .select(['documentId', sql<string>`body ->> 'number'`.as('number')])
    .select(sql<string>`body ->> 'type'`.as('type'))
    .distinct()
    .where('userId', '=', desk.user.id)
    .where('kind', 'in', ['sealed', 'withdrawn'])
    .execute();
  const numbers = rows.map(({ type, number }) => `${type} ${number}`);
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
}

/** The sums that triggers keep, against a count of the documents themselves. */
async function checkFigures(desk: Desk): Promise<void> {
  const { currency } = (await desk.call<{ currency: string }>('/api/profile')).body;
  const { body: shown } = await desk.call<DashboardAnswer>('/api/dashboard?range=90');
  const { body } = await desk.call<DocumentListAnswer>('/api/documents?limit=200');
  const counted = body.items.filter((document) => document.currency === currency);
  const paid = counted.filter(({ status }) => status === 'paid');
  expect(shown.stats.revenue.value).toBe(sum(counted.map(({ amount }) => amount)));
  expect(shown.stats.pending.value).toBe(
    sum([...counted.map(({ amount }) => amount), ...paid.map(({ amount }) => -amount)]),
  );
  expect(shown.stats.documents.value).toBe(body.items.length);
  expect(body.total).toBe(body.items.length);
  const received = await Promise.all(counted.map(async (document) => withPaid(desk, document)));
  expect(shown.cash).toEqual(cashStrip(received, app.clock.today()));
  const { body: client } = await desk.call<ClientDetailAnswer>(`/api/clients/${desk.clientId}`);
  expect(client.statistics).toEqual(clientStatistics(body.items));
  // All these payments are of today.
  expect(sum(shown.series.map(({ amount }) => amount))).toBe(
    sum(received.map(({ paidAmount }) => paidAmount)),
  );
}

async function withPaid<Row extends { id: string }>(desk: Desk, document: Row) {
  const { body } = await desk.call<PaymentsAnswer>(`/api/documents/${document.id}/payments`);
  return { ...document, paidAmount: body.paid, creditedAmount: body.credited };
}

/** In whole cents, where addition is exact. */
function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;
}
