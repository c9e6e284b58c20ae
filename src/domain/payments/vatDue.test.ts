import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '#domain/money/decimal.ts';
import { splitPayment, type RateShare, type Split } from './split.ts';
import { dueBy, monthlyVat, returnLine, type TaxedInvoice, vatDueBy } from './vatDue.ts';

const groups: RateShare[] = [
  { rate: 20, gross: 1079.98, vat: 180 },
  { rate: 5.5, gross: 58.39, vat: 3.04 },
];
const invoice: TaxedInvoice = {
  id: 'one',
  number: 'INV-001',
  kind: 'invoice',
  date: '2026-10-20',
  currency: 'EUR',
  euroRate: null,
  category: 'services',
  onDebits: false,
  groups,
  payments: [],
  reductions: [],
};
const year = { from: '2026-01-01', to: '2026-12-31' };
const inYears = { from: '2020-01-01', to: '2030-12-31' };

function paidOn(days: readonly [string, number][], debt: readonly RateShare[] = groups) {
  const payments: { day: string; split: Split }[] = [];
  for (const [day, amount] of days) {
    const earlier = payments.map(({ split }) => split);
    payments.push({ day, split: splitPayment(amount, debt, earlier) });
  }
  return payments;
}

describe('VAT is due', () => {
  test('by the invoice for goods and « débits », by the payment for services and deposits', () => {
    expect(dueBy(invoice)).toBe('receipt');
    expect(dueBy({ ...invoice, category: null })).toBe('receipt');
    expect(dueBy({ ...invoice, onDebits: true })).toBe('date');
    expect(dueBy({ ...invoice, category: 'goods' })).toBe('date');
    expect(dueBy({ ...invoice, category: 'mixed' })).toBe('date');
    expect(dueBy({ ...invoice, category: 'goods', kind: 'deposit' })).toBe('receipt');
  });

  test('in the month each payment of a service came, at each rate', () => {
    const due = vatDueBy(
      {
        ...invoice,
        payments: paidOn([
          ['2026-11-05', 500],
          ['2026-12-01', 638.37],
        ]),
      },
      year,
    );
    expect(monthlyVat(due)).toEqual([
      { month: '2026-11', rate: 20, base: 395.29, vat: 79.06 },
      { month: '2026-11', rate: 5.5, base: 24.31, vat: 1.34 },
      { month: '2026-12', rate: 20, base: 504.69, vat: 100.94 },
      { month: '2026-12', rate: 5.5, base: 31.04, vat: 1.7 },
    ]);
  });

  test('in the month of the invoice for goods, and an avoir takes it back at its own date', () => {
    const reductions = [{ id: 'two', number: 'AV-001', date: '2026-12-03', groups: [groups[1]!] }];
    const due = vatDueBy({ ...invoice, category: 'goods', reductions }, year);
    expect(due.map(({ month, number, rate, vat }) => [month, number, rate, vat])).toEqual([
      ['2026-10', 'INV-001', 20, 180],
      ['2026-10', 'INV-001', 5.5, 3.04],
      ['2026-12', 'AV-001', 5.5, -3.04],
    ]);
  });

  test('no more once an avoir leaves a payment without a cause, and once only when it is given back', () => {
    const payments = paidOn([['2026-10-21', 1138.37]]);
    const credited = {
      ...invoice,
      payments,
      reductions: [{ id: 'two', number: 'AV-001', date: '2026-11-03', groups }],
    };
    const back = splitPayment(
      -1138.37,
      [],
      payments.map(({ split }) => split),
    );
    const refunded = { ...credited, payments: [...payments, { day: '2026-12-10', split: back }] };
    for (const each of [credited, refunded]) {
      const months = monthlyVat(vatDueBy(each, year)).filter(({ rate }) => rate === 20);
      expect(months).toEqual([
        { month: '2026-10', rate: 20, base: 899.98, vat: 180 },
        { month: '2026-11', rate: 20, base: -899.98, vat: -180 },
      ]);
    }
  });

  test('never on a service that nobody paid, credited or not', () => {
    const reductions = [{ id: 'two', number: 'AV-001', date: '2026-12-03', groups }];
    expect(vatDueBy({ ...invoice, reductions }, year)).toEqual([]);
  });

  test('in euros at the rate the invoice says, and not at all where it says none', () => {
    const dollars = { ...invoice, currency: 'USD', category: 'goods' as const };
    expect(vatDueBy({ ...dollars, euroRate: 0.8643 }, year)[0]).toMatchObject({ vat: 155.57 });
    expect(vatDueBy(dollars, year)).toEqual([]);
  });

  test('without VAT: nothing to declare', () => {
    const exempt = {
      ...invoice,
      category: 'goods' as const,
      groups: [{ rate: 0, gross: 100, vat: 0 }],
    };
    expect(vatDueBy(exempt, year)).toEqual([]);
  });

  test('for the whole invoice once it is settled, however it was paid', () => {
    const day = fc
      .tuple(
        fc.constantFrom('2026', '2027'),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
      )
      .map(([y, m, d]) => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`);
    const some = fc.array(fc.tuple(day, fc.integer({ min: 1, max: 9000 })), { maxLength: 12 });
    fc.assert(
      fc.property(some, (paid) => {
        const parts = paid.map(([on, cents]) => [on, cents / 100] as [string, number]);
        const rest = sum([1138.37, ...parts.map(([, amount]) => -amount)]);
        const all = { ...invoice, payments: paidOn([...parts, ['2028-02-03', rest]]) };
        const due = vatDueBy(all, inYears);
        for (const { rate, gross, vat } of groups) {
          const same = due.filter((row) => row.rate === rate);
          expect(sum(same.map((row) => row.vat))).toBe(vat);
          expect(sum(same.map((row) => row.base))).toBe(sum([gross, -vat]));
        }
        // Months add up, wherever the period is cut.
        const halves = [
          { from: '2020-01-01', to: '2026-06-15' },
          { from: '2026-06-16', to: '2030-12-31' },
        ].flatMap((period) => vatDueBy(all, period));
        expect(sum(halves.map((row) => row.vat))).toBe(183.04);
      }),
    );
  });
});

test('a rate names its line of the return where one line is its own', () => {
  expect([20, 10, 5.5, 2.1].map(returnLine)).toEqual(['08', '9B', '09', null]);
});
