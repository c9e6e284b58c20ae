import { currencySymbol } from './currencies.ts';
import { exact, roundTo } from './decimal.ts';

/** No-break space: keeps « 1 234,50 € » on one line. */
const NBSP = '\u00A0';
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

/** A rate in percent: « 20 % », « 5,5 % ». */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent, 0, 2)}${NBSP}%`;
}

/** A number the French way, rounded half-up, with between `least` and `most` decimals. */
export function formatNumber(value: number, least: number, most: number): string {
  const rounded = roundTo(exact(value), most);
  const [whole = '0', decimals = ''] = rounded.abs().toFixed(most).split('.');
  const kept = trimZeros(decimals, least);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NBSP);
  const sign = rounded.lt(0) ? MINUS : '';
  return `${sign}${grouped}${kept === '' ? '' : `,${kept}`}`;
}

function trimZeros(decimals: string, least: number): string {
  let end = decimals.length;
  while (end > least && decimals[end - 1] === '0') end -= 1;
  return decimals.slice(0, end);
}
