import { currencySymbol } from '#domain/money/currencies.ts';
import { NBSP } from './spaces.ts';

/** A true minus sign: as wide as a figure, and read aloud as « moins ». */
const MINUS = '\u2212';

/** « 1 234,50 € », with no-break spaces. */
export function formatAmount(amount: number, currency = 'EUR'): string {
  return `${formatNumber(amount, 2, 2)}${NBSP}${currencySymbol(currency)}`;
}

/** A unit price: two decimals, up to four where the price has them (« 0,0375 € »). */
export function formatUnitPrice(price: number, currency = 'EUR'): string {
  return `${formatNumber(price, 2, 4)}${NBSP}${currencySymbol(currency)}`;
}

/** A quantity without idle zeros: « 3 », « 0,5 », « 1 200 ». */
export function formatQuantity(quantity: number): string {
  return formatNumber(quantity, 0, 4);
}

/** « 1 234 ». */
export function formatWhole(value: number): string {
  return formatNumber(value, 0, 0);
}

/** A rate in percent: « 20 % », « 5,5 % ». */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent, 0, 2)}${NBSP}%`;
}

/** A change in percent with its sign: « +12,5 % », « −2,7 % »; « — » when there is nothing to compare. */
export function formatChange(percent: number | null): string {
  if (percent === null) return '—';
  const written = `${formatNumber(percent, 0, 1)}${NBSP}%`;
  return percent > 0 && !/^0\D/.test(written) ? `+${written}` : written;
}

/**
 * A number the French way, with between `least` and `most` decimals. Rounded half up from the decimals
 * one would write: 1.005 is 1,01. For display: it needs neither exact arithmetic nor `Intl`, whose
 * tables take a phone a tenth of a second, and which parts thousands with a space our typefaces lack.
 * What is not a number reads as 0.
 */
export function formatNumber(value: number, least: number, most: number): string {
  const size = Number.isFinite(value) ? Math.abs(value) : 0;
  const scaled = Math.round(Number(`${size.toFixed(12)}e${most}`));
  const [whole = '', decimals = ''] = (scaled / 10 ** most).toFixed(most).split('.');
  const kept = decimals.replace(/0+$/, '').padEnd(least, '0');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, NBSP);
  const sign = value < 0 && scaled > 0 ? MINUS : '';
  return `${sign}${grouped}${kept && `,${kept}`}`;
}
