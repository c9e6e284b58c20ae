import type { Construction } from './construction.ts';

/** How long a quote holds. */
export const validity: Construction = {
  name: 'validity',
  before: String.raw`(?:(?:<valid>|val(?:id)?\.?(?= ))[^.,;\n]{0,24}?|(?:offre|devis|proposition|prix)[^.,;\n]{0,12} (?:bonne?|tient|tiennent|tenus?|fermes?) (?:pendant |sur )?)`,
  figure: ({ currency }) => currency === null,
  examples: [
    'devis valable «30 jours»',
    'validité : «2 mois»',
    'l’offre tient «15 jours»',
    'val «30 j»',
  ],
  not: ['garantie «2 ans»'],
};
