import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { sum } from '#domain/money/decimal.ts';
import { monthBefore, runningTotal, twelveMonths } from './receipts.ts';

describe('what came in', () => {
  test('adds up day after day, money given back included, to the cent', () => {
    const series = [0.1, 0.2, 0, -0.3].map((amount, day) => ({
      date: addDays('2026-11-20', day),
      amount,
    }));
    expect(runningTotal(series).map(({ amount }) => amount)).toEqual([0.1, 0.3, 0.3, 0]);
  });

  test('is told by month over a year that ends today, the months without money too', () => {
    const months = twelveMonths(
      [
        { date: '2025-11-30', amount: 1 },
        { date: '2025-12-01', amount: 10 },
        { date: '2026-11-01', amount: 100 },
        { date: '2026-11-23', amount: 1000 },
      ],
      '2026-11-23',
    );
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: '2025-12-01', amount: 10 });
    expect(months[1]).toEqual({ month: '2026-01-01', amount: 0 });
    expect(months[11]).toEqual({ month: '2026-11-01', amount: 1100 });
  });

  test('in a year is the sum of its months', () => {
    const someDays = fc.array(
      fc.record({
        date: fc.integer({ min: 0, max: 326 }).map((days) => addDays('2026-01-01', days)),
        amount: fc.integer({ min: -100_000, max: 100_000 }).map((cents) => cents / 100),
      }),
    );
    fc.assert(
      fc.property(someDays, (received) => {
        const months = twelveMonths(received, '2026-11-23').map(({ amount }) => amount);
        expect(sum(months)).toBe(sum(received.map(({ amount }) => amount)));
      }),
    );
  });

  test.each([
    ['2026-11-23', 0, '2026-11-01'],
    ['2026-01-31', 1, '2025-12-01'],
    ['2026-12-31', 11, '2026-01-01'],
    ['2026-03-31', 1, '2026-02-01'],
  ])('the month before %s by %i begins on %s', (day, months, first) => {
    expect(monthBefore(day, months)).toBe(first);
  });
});
