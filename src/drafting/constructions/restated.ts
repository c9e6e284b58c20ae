import type { Construction } from './construction.ts';

/** A sum said again. */
export const restated: Construction = {
  name: 'restated',
  before: String.raw`(?:soit|ca fait|ce qui fait|cela fait|donc|au total|total|totale|en tout|=|montant total|total ht|total ttc|net a payer)(?: de| environ| un total de|\.\.\.)? ?:? ?`,
  figure: ({ percent, unit }) => !percent && unit === null,
  examples: ['3 jours à 450 soit «1350 €»', 'total : «2280»', 'ça fait... «2280»'],
  not: ['forfait «450 €»'],
};
