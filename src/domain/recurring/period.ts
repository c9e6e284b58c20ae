import type { IsoDate } from '#domain/calendar.ts';
import { LONG_MONTHS } from '#domain/format/days.ts';
import { firstOfMonth, lastOfMonth, monthOf } from './rhythm.ts';

/** What a turn invoices: nothing in time, the months that begin with its own, or those before it. */
export const COVERS = ['none', 'following', 'preceding'] as const;
export type Covers = (typeof COVERS)[number];

export const COVERS_CHOICES: readonly { value: Covers; label: string }[] = [
  { value: 'following', label: 'La période qui commence (à échoir)' },
  { value: 'preceding', label: 'La période qui s’achève (à terme échu)' },
  { value: 'none', label: 'Aucune période' },
];

/** Whole months, the first and the last day. */
export interface Period {
  from: IsoDate;
  to: IsoDate;
}

/** The months of a turn. Without a period its words still name the month of the invoice and those after. */
export function periodOf(day: IsoDate, everyMonths: number, covers: Covers): Period {
  const first = monthOf(day) - (covers === 'preceding' ? everyMonths : 0);
  return { from: firstOfMonth(first), to: lastOfMonth(first + everyMonths - 1) };
}

/** « mars 2027 », « janvier à mars 2027 », « décembre 2026 à février 2027 ». */
export function periodWords({ from, to }: Period): string {
  if (yearOf(from) !== yearOf(to)) {
    return `${monthName(from)} ${yearOf(from)} à ${monthName(to)} ${yearOf(to)}`;
  }
  return `${monthWords({ from, to })} ${yearOf(to)}`;
}

/** « mars », « janvier à mars ». */
export function monthWords({ from, to }: Period): string {
  const [first, last] = [monthName(from), monthName(to)];
  return from.slice(0, 7) === to.slice(0, 7) ? first : `${first} à ${last}`;
}

/** « 2027 », « 2026-2027 ». */
export function yearWords({ from, to }: Period): string {
  const [first, last] = [yearOf(from), yearOf(to)];
  return first === last ? first : `${first}-${last}`;
}

/** « 1er trimestre », the one in which the period begins. */
export function quarterWords({ from }: Period): string {
  const quarter = Math.floor((Number(from.slice(5, 7)) - 1) / 3) + 1;
  return `${quarter === 1 ? '1er' : `${quarter}e`} trimestre`;
}

function monthName(day: IsoDate): string {
  return LONG_MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
}

function yearOf(day: IsoDate): string {
  return day.slice(0, 4);
}
