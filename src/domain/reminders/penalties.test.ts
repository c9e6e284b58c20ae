import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { exact, sum } from '#domain/money/decimal.ts';
import { halfYearLabel, LATE_RATES, withGiven } from './lateRates.ts';
import { type LateDebt, latePenalties } from './penalties.ts';
import { penaltyRule } from './penaltyRule.ts';

const LEGAL = { latePenalty: 'legal_rate', latePenaltyRate: null } as const;
const ECB = { latePenalty: 'central_bank', latePenaltyRate: null } as const;
const OWN = { latePenalty: 'own_rate', latePenaltyRate: 12 } as const;

const debt = (overrides: Partial<LateDebt> = {}): LateDebt => ({
  dueDate: '2026-03-01',
  owed: 1200,
  payments: [],
  ...overrides,
});

/** As of a day, of a business under three times the legal rate. */
function asked(asOf: string, overrides: Partial<Parameters<typeof latePenalties>[0]> = {}) {
  return latePenalties({
    rule: penaltyRule(LEGAL, 'business'),
    debt: debt(),
    noticeDay: null,
    asOf,
    rates: LATE_RATES,
    ...overrides,
  });
}

describe('late penalties', () => {
  it('1 200 € 42 days late at three times 2.62 % cost 10.85 €, and 40 € once', () => {
    expect(asked('2026-04-12')).toEqual({
      rows: [
        {
          from: '2026-03-02',
          to: '2026-04-12',
          days: 42,
          owed: 1200,
          rate: 7.86,
          amount: 10.85,
        },
      ],
      penalties: 10.85,
      fee: 40,
      unknown: null,
    });
  });

  it('nothing is due on the due date itself, nor of what was paid by then', () => {
    expect(asked('2026-03-01')).toEqual({ rows: [], penalties: 0, fee: 0, unknown: null });
    const paid = debt({ payments: [{ day: '2026-03-01', amount: 1200 }] });
    expect(asked('2026-06-01', { debt: paid })).toMatchObject({ penalties: 0, fee: 0 });
  });

  it('a half-year that changes the rate is counted apart', () => {
    const { rows, penalties } = asked('2026-01-10', { debt: debt({ dueDate: '2025-12-21' }) });
    expect(rows).toMatchObject([
      { from: '2025-12-22', to: '2025-12-31', days: 10, rate: 8.28, amount: 2.72 },
      { from: '2026-01-01', to: '2026-01-10', days: 10, rate: 7.86, amount: 2.59 },
    ]);
    expect(penalties).toBe(5.31);
  });

  it('a payment in part lowers what is owed from the next day', () => {
    const part = debt({ payments: [{ day: '2026-03-11', amount: 700 }] });
    expect(asked('2026-03-21', { debt: part }).rows).toMatchObject([
      { from: '2026-03-02', to: '2026-03-11', days: 10, owed: 1200 },
      { from: '2026-03-12', to: '2026-03-21', days: 10, owed: 500 },
    ]);
  });

  it('the central bank’s rate is taken on the first day of each half-year', () => {
    const rule = penaltyRule(ECB, 'business');
    const { rows } = asked('2025-07-10', { rule, debt: debt({ dueDate: '2025-06-20' }) });
    expect(rows.map(({ rate }) => rate)).toEqual([13.15, 12.15]);
  });

  it('a public buyer keeps the rate of the half-year in which it fell late', () => {
    const rule = penaltyRule(LEGAL, 'public');
    const { rows } = asked('2025-07-10', { rule, debt: debt({ dueDate: '2025-06-20' }) });
    expect(rows).toMatchObject([{ days: 20, rate: 11.15 }]);
  });

  it('a rate of one’s own does not change with half-years', () => {
    const rule = penaltyRule(OWN, 'nonprofit');
    const { rows, penalties } = asked('2027-03-01', { rule, debt: debt({ owed: 1000 }) });
    expect([rows.length, penalties]).toEqual([1, 120]);
  });

  it('a consumer owes no indemnity, and legal interest from the formal notice only', () => {
    const rule = penaltyRule(LEGAL, 'consumer');
    expect(asked('2026-06-01', { rule })).toMatchObject({ penalties: 0, fee: 0 });
    expect(asked('2026-04-30', { rule, noticeDay: '2026-03-31' })).toMatchObject({
      rows: [{ from: '2026-04-01', to: '2026-04-30', rate: 2.62, amount: 2.58 }],
      fee: 0,
    });
  });

  it('a rate that is not known gives no figure, and says which half-year lacks', () => {
    const { penalties, unknown } = asked('2026-07-20');
    expect([penalties, unknown]).toEqual([null, '2026-07-01']);
    expect(halfYearLabel('2026-07-01')).toBe('2e semestre 2026');
    const rates = withGiven(LATE_RATES, [{ from: '2026-07-01', legal: 2.5 }]);
    expect(asked('2026-07-20', { rates }).penalties).toBe(36.2);
    // What was given does not unsay what was known.
    expect(withGiven(LATE_RATES, [{ from: '2026-01-01', refinancing: 2 }]).at(-1)).toMatchObject({
      refinancing: 2,
      legal: 2.62,
    });
  });
});

const cents = (most: number) => fc.integer({ min: 1, max: most }).map((value) => value / 100);
const someDebt = fc
  .record({
    dueAfter: fc.integer({ min: 0, max: 500 }),
    owed: cents(50_000_000),
    parts: fc.array(
      fc.record({ after: fc.integer({ min: -30, max: 700 }), amount: cents(900_000) }),
      {
        maxLength: 4,
      },
    ),
  })
  .map(({ dueAfter, owed, parts }) => {
    const dueDate = addDays('2023-08-01', dueAfter);
    const payments = parts.map(({ after, amount }) => ({ day: addDays(dueDate, after), amount }));
    return { dueDate, owed, payments };
  });
const someRule = fc
  .constantFrom(LEGAL, ECB, OWN)
  .chain((seller) =>
    fc.constantFrom('business', 'public').map((client) => penaltyRule(seller, client)),
  );

describe('the laws of penalties', () => {
  it('they never fall as days pass, and are zero until the due date', () => {
    fc.assert(
      fc.property(someDebt, someRule, fc.integer({ min: 1, max: 300 }), (owes, rule, late) => {
        const on = (days: number) =>
          latePenalties({
            rule,
            debt: owes,
            noticeDay: null,
            asOf: addDays(owes.dueDate, days),
            rates: LATE_RATES,
          }).penalties!;
        expect(on(late)).toBeGreaterThanOrEqual(on(late - 1));
        expect(on(0)).toBe(0);
        expect(on(-late)).toBe(0);
      }),
    );
  });

  it('cut by half-years and payments, the rows add up to one rounding of the whole', () => {
    fc.assert(
      fc.property(someDebt, someRule, fc.integer({ min: 1, max: 300 }), (owes, rule, late) => {
        const asOf = addDays(owes.dueDate, late);
        const { rows, penalties } = latePenalties({
          rule,
          debt: owes,
          noticeDay: null,
          asOf,
          rates: LATE_RATES,
        });
        expect(sum(rows.map(({ amount }) => amount!))).toBe(penalties);
        const whole = rows
          .reduce(
            (grown, { owed, rate, days }) => grown.plus(exact(owed).times(rate!).times(days)),
            exact(0),
          )
          .div(36_500);
        expect(whole.minus(penalties!).abs().toNumber()).toBeLessThanOrEqual(0.005);
        // Each late day counts once.
        const counted = rows.reduce((days, row) => days + row.days, 0);
        expect(counted).toBeLessThanOrEqual(late);
        expect(rows.every(({ amount, owed }) => amount! >= 0 && owed > 0)).toBe(true);
      }),
    );
  });
});
