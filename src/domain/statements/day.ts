import { type IsoDate, isIsoDate } from '#domain/calendar.ts';

/** How a table writes its days: « 31/12/2026 », « 12/31/2026 » or « 2026-12-31 ». */
export const DAY_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

const YEAR_FIRST = [
  /^(\d{4})(\d{2})(\d{2})(?:\d{6}.*|[^\d].*)?$/,
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*|Z)?$/,
] as const;

/**
 * The day a cell begins with, a time behind it put aside: « 12/11/2026 », « 12.11.26 »,
 * « 2026-11-12 08:15:00 », « 20261112 ». Null when there is none.
 */
export function readDay(text: string, order: DayOrder = 'dmy'): IsoDate | null {
  const begin = text.trim().slice(0, 24);
  for (const form of YEAR_FIRST) {
    const [, year = '', month = '', day = ''] = form.exec(begin) ?? [];
    if (year !== '') return existing(year, month, day);
  }
  const parts = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[T ].*)?$/.exec(begin);
  if (!parts) return null;
  const [, first = '', second = '', year = ''] = parts;
  const [month, day] = order === 'mdy' ? [first, second] : [second, first];
  return existing(year.length === 2 ? `20${year}` : year, month, day);
}

/** The order that reads these cells: day first, unless one of them has no such month. */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  const read = (order: DayOrder) => cells.filter((cell) => readDay(cell, order) !== null).length;
  if (cells.some((cell) => /^\d{4}/.test(cell.trim()))) return 'ymd';
  return read('mdy') > read('dmy') ? 'mdy' : 'dmy';
}

function existing(year: string, month: string, day: string): IsoDate | null {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(written) ? written : null;
}
