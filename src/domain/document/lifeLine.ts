import { daysBetween, type IsoDate } from '#domain/calendar.ts';

/** Where things lie between the day of an invoice and its due date, or today once that is past: 0 to 1. */
export interface LifeLine {
  due: number;
  today: number;
  /** Days since the due date; 0 before it and on it. */
  late: number;
}

/** Of what a client still owes; null where there is no way to go, as for what is due on receipt. */
export function lifeLine(
  { date, dueDate }: { date: IsoDate; dueDate: IsoDate },
  today: IsoDate,
): LifeLine | null {
  const toDue = daysBetween(date, dueDate);
  const sinceDate = Math.max(0, daysBetween(date, today));
  const length = Math.max(toDue, sinceDate);
  if (toDue <= 0 || length <= 0) return null;
  return {
    due: toDue / length,
    today: sinceDate / length,
    late: Math.max(0, sinceDate - toDue),
  };
}
