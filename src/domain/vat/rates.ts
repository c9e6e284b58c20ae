import type { IsoDate } from '#domain/calendar.ts';
import { exact, roundTo } from '#domain/money/decimal.ts';

/** The rate a new document carries (docs/product.md, VAT). */
export const DEFAULT_VAT_RATE = 20;

/** Where a rate applies. */
export type RatePlace = 'mainland' | 'corsica' | 'overseas';

/** One rate of French VAT, in percent. */
export interface VatRate {
  rate: number;
  label: string;
  where: readonly RatePlace[];
  /** First day, where it is in reach of what this product may date. */
  from?: IsoDate;
}

/** The rates one may choose from (CGI art. 278 to 281 nonies, 296, 297), the commonest first. */
export const VAT_RATES: readonly VatRate[] = [
  {
    rate: 20,
    label: '20\u00A0% · taux normal',
    where: ['mainland', 'corsica'],
    from: '2014-01-01',
  },
  {
    rate: 10,
    label: '10\u00A0% · travaux, restauration, transport',
    where: ['mainland', 'corsica'],
    from: '2014-01-01',
  },
  {
    rate: 5.5,
    label: '5,5\u00A0% · rénovation énergétique, alimentation, livres',
    where: ['mainland', 'corsica'],
  },
  {
    rate: 2.1,
    label: '2,1\u00A0% · presse, médicaments remboursés, taux réduit outre-mer',
    where: ['mainland', 'corsica', 'overseas'],
  },
  {
    rate: 8.5,
    label: '8,5\u00A0% · taux normal en Guadeloupe, Martinique et à La Réunion',
    where: ['overseas'],
  },
  {
    rate: 13,
    label: '13\u00A0% · Corse\u00A0: produits pétroliers',
    where: ['corsica'],
    from: '2014-01-01',
  },
  { rate: 0.9, label: '0,9\u00A0% · Corse\u00A0: bétail, spectacles', where: ['corsica'] },
  { rate: 1.75, label: '1,75\u00A0% · outre-mer\u00A0: bétail vivant', where: ['overseas'] },
  { rate: 1.05, label: '1,05\u00A0% · outre-mer\u00A0: presse, spectacles', where: ['overseas'] },
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
