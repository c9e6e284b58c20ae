import type { IsoDate } from '#domain/calendar.ts';
import { sum } from '#domain/money/decimal.ts';
import type { DayAmount } from './revenueSeries.ts';

/** What came in by the end of each day, in the currency's unit: each day holds those before it. */
export function runningTotal(series: readonly DayAmount[]): DayAmount[] {
  let total = 0;
  return series.map(({ date, amount }) => {
    total = sum([total, amount]);
    return { date, amount: total };
  });
}

export interface MonthAmount {
  /** The first day of the month. */
  month: IsoDate;
  amount: number;
}

/** The first day of the month `months` before that of a day. */
export function monthBefore(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const count = year * 12 + month - 1 - months;
  const written = String((count % 12) + 1).padStart(2, '0');
  return `${Math.floor(count / 12)}-${written}-01`;
}

/** What came in during each of the twelve months that end with today's, oldest first. */
export function twelveMonths(received: readonly DayAmount[], today: IsoDate): MonthAmount[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = monthBefore(today, 11 - index);
    const within = received.filter(({ date }) => date.slice(0, 7) === month.slice(0, 7));
    return { month, amount: sum(within.map(({ amount }) => amount)) };
  });
}
