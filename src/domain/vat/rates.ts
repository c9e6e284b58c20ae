import { exact, roundTo } from '#domain/money/decimal.ts';

/** The rate a new document carries (docs/product.md, VAT). */
export const DEFAULT_VAT_RATE = 20;

/** The rates one may choose from (docs/product.md, VAT), in percent. */
export const VAT_RATES: readonly { rate: number; label: string }[] = [
  { rate: 20, label: '20\u00A0% · taux normal' },
  { rate: 10, label: '10\u00A0% · travaux, restauration, transport' },
  { rate: 8.5, label: '8,5\u00A0% · taux normal en Guadeloupe, Martinique et à La Réunion' },
  { rate: 5.5, label: '5,5\u00A0% · rénovation énergétique, alimentation, livres' },
  { rate: 2.1, label: '2,1\u00A0% · presse, médicaments remboursés' },
];

/** True for a rate of the list; any other would be refused by the French Factur-X rules. */
export function isVatRate(rate: number): boolean {
  return VAT_RATES.some((known) => known.rate === rate);
}

/** The net price behind a price given TTC, rounded half-up to `decimals`. */
export function netFromGross(gross: number, rate: number, decimals = 2): number {
  const factor = exact(rate).div(100).plus(1);
  return roundTo(exact(gross).div(factor), decimals).toNumber();
}
