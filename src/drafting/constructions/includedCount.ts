import type { Construction } from './construction.ts';

/** A count the price already covers. */
export const includedCount: Construction = {
  name: 'includedCount',
  before: String.raw`(?:forfait|pack|carte|carnet|abonnement|formule|lot|stage|bon)(?: de)? ?`,
  figure: ({ currency, percent }) => currency === null && !percent,
  examples: ['forfait «10» séances 750 €', 'pack «4» diags 349 €', 'carte de «10» cours'],
  not: ['«10» séances à 75 €'],
};
