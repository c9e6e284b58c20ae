/** A calendar day, `YYYY-MM-DD`, without a time zone. */
export type IsoDate = string;

const MS_PER_DAY = 86_400_000;

/**
 * True for a day that exists, written `YYYY-MM-DD`: « 2026-02-30 » does not, and no calendar has a
 * year 0000, which PostgreSQL refuses.
 */
export function isIsoDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && toIsoDate(time) === text;
}

/** The day `days` later (earlier when negative). */
export function addDays(day: IsoDate, days: number): IsoDate {
  return toIsoDate(toTime(day) + days * MS_PER_DAY);
}

/** The same day of the next year; the 28th of February after a 29th. */
export function addYear(day: IsoDate): IsoDate {
  const next = `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`;
  return isIsoDate(next) ? next : `${next.slice(0, 8)}28`;
}

/** The same day so many months later; the last of a month that has no such day. */
export function addMonths(day: IsoDate, months: number): IsoDate {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months];
  const last = toIsoDate(Date.UTC(year, month + 1, 0));
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return compareDays(same, last) > 0 ? last : same;
}

/** How many days after `from` comes `to`; negative when it comes before. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((toTime(to) - toTime(from)) / MS_PER_DAY);
}

/** Below 0 when `a` comes first, 0 on the same day, above 0 otherwise: an order for `sort`. */
export function compareDays(a: IsoDate, b: IsoDate): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The day it is in Paris at this instant: French invoices are dated in French time. */
export function parisDay(instant: Date): IsoDate {
  // The Swedish locale writes days as YYYY-MM-DD. Made when first asked for: pages of the site, which
  // never ask, would pay a phone's tenth of a second for it.
  paris ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return paris.format(instant);
}

let paris: Intl.DateTimeFormat | undefined;

function toTime(day: IsoDate): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function toIsoDate(time: number): IsoDate {
  return new Date(time).toISOString().slice(0, 10);
}
