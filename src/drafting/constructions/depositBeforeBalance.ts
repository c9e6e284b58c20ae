import type { Construction } from './construction.ts';
import { isSum } from './depositSum.ts';

/** « 900 € à la commande et le solde à la pose »: the first of two payments, the second unsaid. */
export const depositBeforeBalance: Construction = {
  name: 'depositBeforeBalance',
  when: 'solde|le reste',
  before: String.raw`(?:[,;:.(\n-] ?|demand[a-z]* |prevoir |verser |attend[a-z]* )`,
  after: String.raw` ?(?:ht |ttc )?a (?:la |l')<asked>(?:[^.\n\d]{0,16})(?:solde|le reste)(?! (?:de |: ?)?\d)`,
  figure: (reading) => isSum(reading) && reading.currency !== null,
  examples: [
    'Portail 2 400 €, «900 €» à la commande et le solde à la pose',
    'Terrasse 5 200 €, «1 500 €» à la signature, le reste à la fin',
  ],
  not: ['site 3 000 € : «1 500 €» à la commande, 1 500 € à la livraison'],
};
