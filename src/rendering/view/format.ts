import type { IsoDate } from '#domain/calendar.ts';
import type { LineUnit } from '#domain/document/types.ts';

const NBSP = '\u00a0';
const MINUS = '\u2212';

/** What French readers expect after an amount; the currencies of spec §9. */
const SYMBOLS: Record<string, string> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  CHF: 'CHF',
  CAD: 'C$',
  AUD: 'A$',
};

/** Unit after a quantity, singular and plural; « unité » is understood and left out. */
const UNITS: Record<LineUnit, [string, string] | null> = {
  unit: null,
  hour: ['h', 'h'],
  day: ['jour', 'jours'],
  week: ['semaine', 'semaines'],
  month: ['mois', 'mois'],
  year: ['an', 'ans'],
  m2: ['m²', 'm²'],
  m3: ['m³', 'm³'],
  m: ['m', 'm'],
  km: ['km', 'km'],
  kg: ['kg', 'kg'],
  litre: ['l', 'l'],
  lot: ['lot', 'lots'],
  person: ['personne', 'personnes'],
  word: ['mot', 'mots'],
  page: ['page', 'pages'],
};

const twoDecimals = numberFormat(2, 2);
const priceDecimals = numberFormat(2, 4);
const freeDecimals = numberFormat(0, 4);
const rateDecimals = numberFormat(0, 2);
const euroRateDecimals = numberFormat(2, 6);

const dayMonthYear = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** « 1 234,50 € »: two decimals, no-break spaces, a true minus sign. */
export function amount(value: number, currency: string): string {
  return `${number(twoDecimals, value)}${NBSP}${SYMBOLS[currency] ?? currency}`;
}

/** Like an amount, with the further decimals a unit price may carry (0,125 €). */
export function unitPrice(value: number, currency: string): string {
  return `${number(priceDecimals, value)}${NBSP}${SYMBOLS[currency] ?? currency}`;
}

/** « 16,25 h », « 3 jours », « 12 ». In French the plural begins at two. */
export function quantity(value: number, unit: LineUnit | null | undefined): string {
  const words = unit ? UNITS[unit] : null;
  const figure = number(freeDecimals, value);
  return words ? `${figure}${NBSP}${Math.abs(value) < 2 ? words[0] : words[1]}` : figure;
}

/** « 5,5 % ». */
export function percent(rate: number): string {
  return `${number(rateDecimals, rate)}${NBSP}%`;
}

/** « 1 $ = 0,9213 € ». */
export function euroRate(rate: number, currency: string): string {
  const one = `1${NBSP}${SYMBOLS[currency] ?? currency}`;
  return `${one} = ${number(euroRateDecimals, rate)}${NBSP}€`;
}

/** « 21 nov. 2026 », and « 1er » for the first of a month, as French writes it. */
export function date(day: IsoDate): string {
  const text = dayMonthYear.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
  return spaced(text.startsWith('1 ') ? `1er${text.slice(1)}` : text);
}

/** « 123 456 782 00015 »: SIREN by threes, then the establishment. Anything else is left as typed. */
export function siret(value: string): string {
  const digits = value.replace(/\s/g, '');
  if (!/^\d{14}$/.test(digits)) return value.trim();
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, `$1${NBSP}$2${NBSP}$3${NBSP}$4`);
}

/** IBAN in groups of four, as printed on bank documents. */
export function iban(value: string): string {
  const compact = value.replace(/\s/g, '').toUpperCase();
  return compact.replace(/(.{4})(?=.)/g, `$1${NBSP}`);
}

/**
 * Text as it may be printed. Control characters have no glyph and PDF/A refuses them; the narrow
 * no-break space is in neither family, whose ordinary space is already a French *fine*.
 */
export function clean(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- removing control characters is the purpose
      .replace(
        /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufe0e\ufe0f\ufeff]/g,
        '',
      )
      .replace(/[\u202f\u2007]/g, NBSP)
      .replace(/\t/g, ' ')
  );
}

/** One line of text, trimmed, or an empty string. */
export function oneLine(text: string): string {
  return clean(text).replace(/\n+/g, ', ').trim();
}

/** The written lines of a free text, without the empty ones. */
export function paragraphs(text: string): string[] {
  return clean(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function numberFormat(minimumFractionDigits: number, maximumFractionDigits: number) {
  return new Intl.NumberFormat('fr-FR', { minimumFractionDigits, maximumFractionDigits });
}

function number(format: Intl.NumberFormat, value: number): string {
  return spaced(format.format(value === 0 ? 0 : value)).replace('-', MINUS);
}

function spaced(text: string): string {
  return text.replace(/[\u202f ]/g, NBSP);
}
