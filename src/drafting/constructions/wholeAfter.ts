import type { Construction } from './construction.ts';

/** The price of the whole, said after. */
export const wholeAfter: Construction = {
  name: 'wholeAfter',
  after: String.raw`[^.,;\n]{0,10}?(?:le tout|le lot|les (?:deux|trois|quatre|cinq|six|dix|\d+)|en tout|au total|l'ensemble|tout compris|pour (?:le tout|l'ensemble|tout)|forfait|forfaitaire|la totale)(?![a-z])`,
  examples: ['élagage de deux chênes «380» les deux', 'couloir «620» le tout'],
  not: ['«70 €» la porte'],
};
