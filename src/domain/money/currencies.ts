export const CURRENCY_CODES = ['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD'] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

export interface Currency {
  code: CurrencyCode;
  symbol: string;
  label: string;
}

/** The currencies a profile may choose, the euro first (docs/product.md, Profile). */
export const CURRENCIES: readonly Currency[] = [
  { code: 'EUR', symbol: '€', label: 'Euro' },
  { code: 'USD', symbol: '$', label: 'Dollar américain' },
  { code: 'GBP', symbol: '£', label: 'Livre sterling' },
  { code: 'CHF', symbol: 'CHF', label: 'Franc suisse' },
  { code: 'CAD', symbol: 'C$', label: 'Dollar canadien' },
  { code: 'AUD', symbol: 'A$', label: 'Dollar australien' },
];

/** The sign printed after an amount; an unknown code is its own sign. */
export function currencySymbol(code: string): string {
  return CURRENCIES.find((currency) => currency.code === code)?.symbol ?? code;
}
