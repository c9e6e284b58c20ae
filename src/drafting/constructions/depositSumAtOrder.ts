import type { Construction } from './construction.ts';
import { isSum } from './depositSum.ts';

/** « acompte de 600 € à la commande », « arrhes 200 € à verser »: named before, asked for behind. */
export const depositSumAtOrder: Construction = {
  name: 'depositSumAtOrder',
  when: 'acompte|arrhes|avance|provision|deposit',
  before: String.raw`(?<!(?:<paid>|dont|moins) (?:l'|un |une |des |d'un )?)<deposit>(?: (?:a|au)(?: [a-z']+){1,3})?(?: de)? ?:? ?`,
  after: String.raw` ?(?:ht |ttc )?(?:vous )?(?:est |sera |seront )?(?:a la <asked>|a l'<asked>|au <asked>|a (?:verser|regler|payer|prevoir|demander)|demand|exig|requis|souhait|avant (?:le |les )?(?:debut|travaux|demarrage)|pour (?:reserver|bloquer|valider|confirmer|demarrer))(?![^.;\n\d]{0,16}<paid>)`,
  figure: isSum,
  examples: [
    'acompte de «600 €» à la commande',
    'arrhes de «200 €» à la réservation',
    'Un acompte de «1 500 €» sera demandé à la signature',
    'avance de «500 €» demandée',
  ],
  not: [
    'acompte de «800 €» versé à la commande',
    'acompte «300 €» reçu le 12 mars',
    'dont acompte de «300 €» à la commande',
  ],
};
