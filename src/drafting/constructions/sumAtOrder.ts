import type { Construction } from './construction.ts';
import { isSum } from './depositSum.ts';

/** « gîte 2 nuits à 95 €, 60 € à la réservation »: a deposit told by when it is paid; no plan in instalments. */
export const sumAtOrder: Construction = {
  name: 'sumAtOrder',
  when: 'reservation|commande|signature',
  before: String.raw`(?<=[,;+(.\n] ?(?:et |puis |dont |avec )?| (?:et|dont|avec) )`,
  after: String.raw` ?(?:ht |ttc )?(?:a (?:la |l')|au )(?:reservation|commande|signature)(?![a-z])(?! ?(?:[,;+]|et|puis) ?\d)`,
  figure: isSum,
  examples: [
    'Gîte 2 nuits à 95 €, «60 €» à la réservation',
    'pose de 3 fenêtres à 600 € et «400 €» à la commande',
    'terrasse 5 200 € («1 500 €» à la signature)',
  ],
  not: [
    'frais de dossier «12 €» à la commande',
    'cuisine 600 €, «300 €» à la commande, 300 € à la livraison',
    'gîte 190 €, «60 €» versés à la réservation',
  ],
};
