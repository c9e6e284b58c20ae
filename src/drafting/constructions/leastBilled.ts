import type { Construction } from './construction.ts';

/** « minimum de facturation 100 € »: a bound, and no thing that is sold. */
export const leastBilled: Construction = {
  name: 'leastBilled',
  when: 'minimum',
  before: String.raw`minimum(?: (?:de |d')(?:facturation|commande|perception|intervention|facture|achat))? ?:? ?(?:de )?`,
  figure: ({ currency, percent }) => currency !== null && !percent,
  examples: ['14 minutes à 9 € la minute, minimum «100 €»', 'minimum de commande : «100 €»'],
  not: ['minimum 2 heures à «50 €»', 'service minimum, «100 €»'],
};
