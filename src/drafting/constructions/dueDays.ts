import type { Construction } from './construction.ts';

/** « à 30 jours fin de mois ». */
export const dueDays: Construction = {
  name: 'dueDays',
  before: String.raw`(?:a|sous|net|delai)[ :]*`,
  after: String.raw` ?(?:nets?|fin de mois|fdm|date de facture|ouvres?|reception)`,
  figure: ({ unit, currency }) => unit === 'day' && currency === null,
  examples: ['à «30 jours» fin de mois', 'sous «15 jours» ouvrés'],
  not: ['«3 jours» à 450 €'],
};
