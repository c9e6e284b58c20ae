import type { Construction } from './construction.ts';

/** A price followed by what it is for. */
export const unitPriceOfThing: Construction = {
  name: 'unitPriceOfThing',
  after: String.raw` ?(?:€|euros?|eur)? ?(?:ht )?(?:la|le|l'|les \d+|par|/) ?[a-z]{3,}`,
  figure: ({ currency, percent }) => currency !== null && !percent,
  examples: ['«70 €» la porte', '«2,20 €» le mètre'],
  not: ['«70 €» tout rond'],
};
