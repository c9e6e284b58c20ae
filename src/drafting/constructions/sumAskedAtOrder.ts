import type { Construction } from './construction.ts';
import { isSum } from './depositSum.ts';

/** « je demande 500 € à la réservation »: a deposit nobody calls so. */
export const sumAskedAtOrder: Construction = {
  name: 'sumAskedAtOrder',
  when: 'demand|prevoir|verser|exig',
  before: String.raw`(?:demand[a-z]*|prevoir|verser|exig[a-z]*) `,
  after: String.raw` ?(?:ht |ttc )?(?:a (?:la |l')|au )<asked>`,
  figure: isSum,
  examples: ['Terrasse 5 200 €, je demande «1 500 €» à la commande'],
  not: ['il a versé «500 €» à la réservation', 'je demande «500 €» pour la pose'],
};
