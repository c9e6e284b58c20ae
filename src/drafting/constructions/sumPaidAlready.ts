import type { Construction } from './construction.ts';
import { isSum } from './depositSum.ts';

const PAID = '(?:verse|regle|paye|recu|encaisse|percu)e?s?(?![a-z])';
const SAYS_SO = '(?:(?:deja|ont ete|a ete|sont|etaient) )*';

/** « salle 400 €, 100 € versés à la réservation », « …, 100 € déjà réglés »: a deposit nobody calls so, paid. */
export const sumPaidAlready: Construction = {
  name: 'sumPaidAlready',
  when: 'verse|regle|paye|recu|encaisse|percu',
  before: String.raw`(?<=[,;+(.\n] ?(?:et |puis |dont |avec |moins )?| (?:et|dont|avec|moins) |€ ?)`,
  after: String.raw` ?(?:ht |ttc )?(?:(?=[a-z ]*deja )${SAYS_SO}${PAID}|${SAYS_SO}${PAID} (?:a (?:la |l')|au |lors de (?:la |l'))(?:reservation|commande|signature))`,
  figure: isSum,
  examples: [
    'Location de la salle 400 €, «100 €» versés à la réservation',
    'séjour 380 €, «120 €» déjà réglés',
    'mariage 1 200 € dont «300 €» ont été payés à la signature',
  ],
  not: [
    'gîte 190 €, «60 €» à la réservation',
    'séjour «380 €» à régler à la réservation',
    'ménage 3 h à 20 €, produits «15 €» déjà réglés',
    'Facture de «400 €» déjà payée',
  ],
};
