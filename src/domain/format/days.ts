import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { NBSP } from './spaces.ts';

const SHORT_MONTHS = [
  'janv.',
  'févr.',
  'mars',
  'avr.',
  'mai',
  'juin',
  'juil.',
  'août',
  'sept.',
  'oct.',
  'nov.',
  'déc.',
];

export const LONG_MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** « 21 nov. 2026 », from a calendar day or an instant's; it never breaks. */
export function formatDay(day: IsoDate): string {
  return written(day, SHORT_MONTHS, NBSP);
}

/** « 21 nov. » */
export function formatDayOfYear(day: IsoDate): string {
  return formatDay(day).replace(/\u00A0\d{4}$/, '');
}

/** « 21 novembre 2026 », in a sentence, where it may break. */
export function formatDayLong(day: IsoDate): string {
  return written(day, LONG_MONTHS, ' ');
}

/** « nov. » */
export function formatShortMonth(day: IsoDate): string {
  return SHORT_MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
}

/** « Novembre 2026 » */
export function formatMonth(day: IsoDate): string {
  const [year, month] = day.split('-');
  const name = LONG_MONTHS[Number(month) - 1] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
}

/** « du 1er nov. 2026 au 30 nov. 2026 », or one day when both are the same or the end is absent. */
export function formatPeriod(from: IsoDate, to: IsoDate | null): string {
  if (to === null || to === from) return formatDay(from);
  return `du ${formatDay(from)} au ${formatDay(to)}`;
}

function written(iso: string, months: string[], space: string): string {
  const day = iso.slice(0, 10);
  if (!isIsoDate(day)) return iso;
  const [year, month, date] = day.split('-');
  const number = Number(date);
  // French writes the first of the month as an ordinal, every other day as a cardinal.
  const ordinal = number === 1 ? '1er' : String(number);
  return [ordinal, months[Number(month) - 1], year].join(space);
}
