import type { LineItem, LineUnit } from '#domain/document/types.ts';

/** « 1 234,5 », with the French marks. */
export function frenchNumber(value: number): string {
  const [whole = '0', decimals] = String(Math.abs(value)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u202f');
  return `${value < 0 ? '−' : ''}${grouped}${decimals === undefined ? '' : `,${decimals}`}`;
}

/** « 1 234,50 € », « 0,4025 € »: cents always shown when there are some, and more where a price has more. */
export function frenchMoney(value: number): string {
  const whole = Number.isInteger(value);
  const [units = '0', decimals = ''] = String(Math.abs(value)).split('.');
  const cents = whole ? '' : `,${decimals.padEnd(2, '0')}`;
  return `${value < 0 ? '−' : ''}${frenchNumber(Number(units))}${cents}\u00a0€`;
}

const UNITS: Partial<Record<LineUnit, [one: string, many: string]>> = {
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
  litre: ['L', 'L'],
  person: ['personne', 'personnes'],
  word: ['mot', 'mots'],
  page: ['page', 'pages'],
};

/** The unit after a quantity, with its space: « jours »; nothing for plain counts. */
function unitWords(line: LineItem): string {
  const words = line.unit === null || line.unit === undefined ? undefined : UNITS[line.unit];
  if (words === undefined) return '';
  return `\u00a0${line.quantity >= 2 ? words[1] : words[0]}`;
}

/** « 3 jours × 450 € ». */
export function summary(line: LineItem): string {
  return `${frenchNumber(line.quantity)}${unitWords(line)} × ${frenchMoney(line.unitPrice)}`;
}

/** « « Développement » : 3 jours × 450 € → 4 jours × 450 € ». */
export function describeChange(before: LineItem, after: LineItem): string {
  return `«\u00a0${before.description}\u00a0»\u00a0: ${summary(before)} → ${summary(after)}`;
}
