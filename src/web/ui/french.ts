/**
 * How numbers and days read on screen. `Intl` separates thousands with U+202F, which our typefaces
 * lack and browsers draw too tight: U+00A0 takes its place (look, « Type »).
 */

const symbols: Record<string, string> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  CHF: 'CHF',
  CAD: 'C$',
  AUD: 'A$',
};

const twoDecimals = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const upToFour = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 4 });
const noDecimals = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const signedPercent = new Intl.NumberFormat('fr-FR', {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const shortDay = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortDayOfYear = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const longMonth = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const instantFormat = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** « 1 234,50 € » */
export function money(value: number, currency = 'EUR'): string {
  return `${plain(twoDecimals.format(value))}\u00A0${symbols[currency] ?? currency}`;
}

/** « 2,5 » */
export function quantity(value: number): string {
  return plain(upToFour.format(value));
}

/** « 1 234 » */
export function wholeNumber(value: number): string {
  return plain(noDecimals.format(value));
}

/** « +12,5 % »; « — » when there is nothing to compare with. */
export function change(percent: number | null): string {
  if (percent === null) return '—';
  return `${plain(signedPercent.format(percent)).replace('-', '−')}\u00A0%`;
}

/** « 21 nov. 2026 », from a calendar day or an instant's day. */
export function day(iso: string): string {
  return nonBreaking(shortDay.format(dayOf(iso)));
}

/** « 21 nov. » */
export function dayWithoutYear(iso: string): string {
  return nonBreaking(shortDayOfYear.format(dayOf(iso)));
}

/** « Novembre 2026 » */
export function month(iso: string): string {
  const name = longMonth.format(dayOf(iso));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** « 21 nov. 2026 à 14:05 », in the reader's time zone. */
export function moment(instant: string): string {
  return instantFormat.format(new Date(instant)).replace(/,? (?=\d\d:)/, ' à ');
}

/** « 3 documents », « 1 document »: zero and one are singular in French. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${wholeNumber(number)}\u00A0${number < 2 ? one : many}`;
}

/** « CM » for Camille Morel. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0]?.charAt(0) ?? '';
  const last = words.length > 1 ? (words.at(-1)?.charAt(0) ?? '') : '';
  return `${first}${last}`.toUpperCase() || '?';
}

function dayOf(iso: string): Date {
  return new Date(`${iso.slice(0, 10)}T00:00:00Z`);
}

function plain(formatted: string): string {
  return formatted.replaceAll('\u202F', '\u00A0');
}

function nonBreaking(formatted: string): string {
  return formatted.replaceAll(' ', '\u00A0');
}
