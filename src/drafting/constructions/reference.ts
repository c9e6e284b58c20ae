import type { Construction } from './construction.ts';

/** What a paper or an article is numbered by. */
export const reference: Construction = {
  name: 'reference',
  before: String.raw`<reference> ?(?:client|interne|n°|n|no|numero|:|#|°|\.)* ?`,
  figure: ({ currency, percent }) => currency === null && !percent,
  examples: ['réf «154220» à 649,90 €', 'devis n° «2026-14»', 'commande «4500066127»'],
  not: ['livraison «3» jours à 450'],
};
