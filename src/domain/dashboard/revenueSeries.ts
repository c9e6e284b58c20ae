import { addDays, daysBetween, type IsoDate } from '#domain/calendar.ts';
import { exact } from '#domain/money/decimal.ts';

/** Ranges of the revenue chart, in days (docs/product.md, Dashboard). */
export const RANGES = [7, 30, 90] as const;

export type Range = (typeof RANGES)[number];

export const DEFAULT_RANGE: Range = 30;

/** « 7J », « 30J », « 90J ». */
export function rangeLabel(range: Range): string {
  return `${range}J`;
}

export interface DayAmount {
  date: IsoDate;
  amount: number;
}

/** First and last day of a range that ends today, and of the range just before it. */
export function rangePeriods(
  range: Range,
  today: IsoDate,
): { current: { from: IsoDate; to: IsoDate }; previous: { from: IsoDate; to: IsoDate } } {
  const from = addDays(today, 1 - range);
  return {
    current: { from, to: today },
    previous: { from: addDays(from, -range), to: addDays(from, -1) },
  };
}

/**
 * Amounts received per day, one entry for each day of the range, oldest first; days without payment
 * are 0, days outside the range are left out.
 */
export function revenueSeries(
  received: readonly DayAmount[],
  range: Range,
  today: IsoDate,
): DayAmount[] {
  const { from } = rangePeriods(range, today).current;
  const sums = Array.from({ length: range }, () => exact(0));
  for (const { date, amount } of received) {
    const index = daysBetween(from, date);
    const sum = sums[index];
    if (sum) sums[index] = sum.plus(exact(amount));
  }
  return sums.map((sum, index) => ({ date: addDays(from, index), amount: sum.toNumber() }));
}
