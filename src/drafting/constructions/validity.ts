import type { Construction } from './construction.ts';

/** How long a quote holds. */
export const validity: Construction = {
  name: 'validity',
  before: String.raw`<valid>[^.,;\n]{0,24}?`,
  figure: ({ currency }) => currency === null,
  examples: ['devis valable «30 jours»', 'validité : «2 mois»'],
  not: ['garantie «2 ans»'],
};
