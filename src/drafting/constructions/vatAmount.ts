import type { Construction } from './construction.ts';

/** The amount of the tax, never a line. */
export const vatAmount: Construction = {
  name: 'vatAmount',
  before: String.raw`tva (?:a )?(?:\d+(?:[.,]\d)? ?%)? ?(?::|=|de|soit)? ?`,
  figure: ({ currency, percent, value }) => !percent && (currency !== null || value > 25),
  examples: ['total 890 € HT, TVA 20 % : «178 €»'],
  not: ['TVA «10 %»'],
};
