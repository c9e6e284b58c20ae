import type { Construction } from './construction.ts';

/** A year, more often than a price without a currency. */
export const year: Construction = {
  name: 'year',
  figure: ({ form, value, currency, percent }) =>
    form === 'integer' && currency === null && !percent && value >= 1950 && value <= 2099,
  examples: ['Audi A3 «2017»', 'maison de «1975»'],
  not: ['«1950 €» de matériel'],
};
