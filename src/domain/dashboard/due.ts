import { addDays, daysBetween, type IsoDate } from '#domain/calendar.ts';
import { sum } from '#domain/money/decimal.ts';

/** What is left to pay (TTC) of the invoices due on a day. */
export interface DueOnDay {
  dueDate: IsoDate;
  amount: number;
}

/** What is due within some days, both counted; `null` where there is no bound. */
export interface DueWithin {
  from: IsoDate | null;
  to: IsoDate | null;
  amount: number;
}

/** The ages of what is late, in days past the due date. */
export const AGES = [
  { label: '1 à 30 jours', least: 1, most: 30 },
  { label: '31 à 60 jours', least: 31, most: 60 },
  { label: 'Plus de 60 jours', least: 61, most: null },
] as const;

/** What is late, by age, in the order of `AGES`: together, all that is due before today. */
export function ageing(due: readonly DueOnDay[], today: IsoDate): DueWithin[] {
  return AGES.map(({ least, most }) =>
    dueWithin(due, most === null ? null : addDays(today, -most), addDays(today, -least)),
  );
}

/** So many weeks are told one by one. */
const WEEKS = 6;

/**
 * What is to come, by week from Monday to Sunday, today's first; then, as the last, all that is due
 * later. Together, all that is due today or after.
 */
export function expectedByWeek(due: readonly DueOnDay[], today: IsoDate): DueWithin[] {
  const monday = addDays(today, -weekday(today));
  const weeks = Array.from({ length: WEEKS }, (_, index) => {
    const first = addDays(monday, 7 * index);
    return dueWithin(due, index === 0 ? today : first, addDays(first, 6));
  });
  return [...weeks, dueWithin(due, addDays(monday, 7 * WEEKS), null)];
}

function dueWithin(due: readonly DueOnDay[], from: IsoDate | null, to: IsoDate | null): DueWithin {
  const within = due.filter(
    ({ dueDate }) => (from === null || dueDate >= from) && (to === null || dueDate <= to),
  );
  return { from, to, amount: sum(within.map(({ amount }) => amount)) };
}

/** 0 on Monday, 6 on Sunday; 5 January 1970 was a Monday. */
function weekday(day: IsoDate): number {
  const days = daysBetween('1970-01-05', day) % 7;
  return days < 0 ? days + 7 : days;
}
