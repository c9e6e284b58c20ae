import { LONG_MONTHS, SHORT_MONTHS } from '#domain/calendar.ts';

/**
 * How numbers and days read on screen, written out: `Intl` reads its tables before its first word,
 * which kept a public page from answering for 100 to 200 ms on a phone. It would also separate
 * thousands with U+202F, which our typefaces lack and browsers draw too tight (look, « Type »).
 */

const NBSP = '\u00A0';

const symbols: Record<string, string> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  CHF: 'CHF',
  CAD: 'C$',
  AUD: 'A$',
};

/** « 1 234,50 € » */
export function money(value: number, currency = 'EUR'): string {
  return `${written(value, 2, 2)}${NBSP}${symbols[currency] ?? currency}`;
}

/** « 2,5 » */
export function quantity(value: number): string {
  return written(value, 0, 4);
}

/** « 1 234 » */
export function wholeNumber(value: number): string {
  return written(value, 0, 0);
}

/** « +12,5 % »; « — » when there is nothing to compare with. */
export function change(percent: number | null): string {
  if (percent === null) return '—';
  const figure = written(Math.abs(percent), 0, 1);
  const sign = figure === '0' ? '' : percent < 0 ? '−' : '+';
  return `${sign}${figure}${NBSP}%`;
}

/** « 21 nov. 2026 », from a calendar day or an instant's day. */
export function day(iso: string): string {
  const [year] = partsOf(iso);
  return `${dayWithoutYear(iso)}${NBSP}${year}`;
}

/** « 21 nov. » */
export function dayWithoutYear(iso: string): string {
  const [, number, date] = partsOf(iso);
  return `${date}${NBSP}${SHORT_MONTHS[number - 1]}`;
}

/** « Novembre 2026 » */
export function month(iso: string): string {
  const [year, number] = partsOf(iso);
  const name = LONG_MONTHS[number - 1] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
}

/** « 21 nov. 2026 à 14:05 », in the reader's time zone. */
export function moment(instant: string): string {
  const here = new Date(instant);
  const hour = `${twoDigits(here.getHours())}:${twoDigits(here.getMinutes())}`;
  return `${here.getDate()} ${SHORT_MONTHS[here.getMonth()]} ${here.getFullYear()} à ${hour}`;
}

/** « 3 documents », « 1 document »: zero and one are singular in French. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${wholeNumber(number)}${NBSP}${number < 2 ? one : many}`;
}

/** « CM » for Camille Morel. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return `${first}${last}`.toUpperCase() || '?';
}

/** After a colon, « Le SIRET… » becomes « le SIRET… »; « SIRET… » stays. */
export function insideSentence(sentence: string): string {
  return /^\p{Lu}\p{Ll}/u.test(sentence)
    ? `${sentence.charAt(0).toLocaleLowerCase('fr')}${sentence.slice(1)}`
    : sentence;
}

/** Rounded half up from the decimals one would write, as `Intl` does: 1.005 is 1,01. */
function written(value: number, least: number, most: number): string {
  const scaled = Math.round(Number(`${Math.abs(value).toFixed(12)}e${most}`));
  const [whole = '', decimals = ''] = (scaled / 10 ** most).toFixed(most).split('.');
  const kept = decimals.replace(/0+$/, '').padEnd(least, '0');
  const sign = value < 0 && scaled > 0 ? '-' : '';
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, NBSP);
  return `${sign}${grouped}${kept && `,${kept}`}`;
}

/** Year, month from 1, date; of a calendar day or an instant's day. */
function partsOf(iso: string): [number, number, number] {
  const [year, month, date] = iso.slice(0, 10).split('-').map(Number);
  return [year ?? Number.NaN, month ?? Number.NaN, date ?? Number.NaN];
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
