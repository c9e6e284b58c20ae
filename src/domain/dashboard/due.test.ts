import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { sum } from '#domain/money/decimal.ts';
import { ageing, expectedByWeek } from './due.ts';

// A Monday.
const TODAY = '2026-11-23';

const total = (parts: readonly { amount: number }[]) => sum(parts.map(({ amount }) => amount));

const anyDue = fc.array(
  fc.record({
    dueDate: fc.integer({ min: -200, max: 200 }).map((days) => addDays(TODAY, days)),
    amount: fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
  }),
);

describe('what clients owe', () => {
  test('is aged from the day after it was due', () => {
    const due = [
      { dueDate: '2026-11-23', amount: 1 },
      { dueDate: '2026-11-22', amount: 10 },
      { dueDate: '2026-10-24', amount: 100 },
      { dueDate: '2026-10-23', amount: 1000 },
      { dueDate: '2026-09-24', amount: 10_000 },
      { dueDate: '2026-09-23', amount: 100_000 },
    ];
    expect(ageing(due, TODAY)).toEqual([
      { from: '2026-10-24', to: '2026-11-22', amount: 110 },
      { from: '2026-09-24', to: '2026-10-23', amount: 11_000 },
      { from: null, to: '2026-09-23', amount: 100_000 },
    ]);
  });

  test('is expected by week from Monday to Sunday, the present one from today on', () => {
    const due = [
      { dueDate: '2026-11-25', amount: 1 },
      { dueDate: '2026-11-26', amount: 10 },
      { dueDate: '2026-11-29', amount: 100 },
      { dueDate: '2026-11-30', amount: 1000 },
      { dueDate: '2027-01-03', amount: 10_000 },
      { dueDate: '2027-01-04', amount: 100_000 },
    ];
    const weeks = expectedByWeek(due, '2026-11-26');
    expect(weeks[0]).toEqual({ from: '2026-11-26', to: '2026-11-29', amount: 110 });
    expect(weeks[1]).toEqual({ from: '2026-11-30', to: '2026-12-06', amount: 1000 });
    expect(weeks[5]).toEqual({ from: '2026-12-28', to: '2027-01-03', amount: 10_000 });
    expect(weeks[6]).toEqual({ from: '2027-01-04', to: null, amount: 100_000 });
  });

  test('is all of it late or expected, whatever the day', () => {
    fc.assert(
      fc.property(anyDue, fc.integer({ min: 0, max: 6 }), (due, later) => {
        const today = addDays(TODAY, later);
        const late = due.filter(({ dueDate }) => dueDate < today);
        const open = due.filter(({ dueDate }) => dueDate >= today);
        expect(total(ageing(due, today))).toBe(total(late));
        expect(total(expectedByWeek(due, today))).toBe(total(open));
      }),
    );
  });
});
