import type { Construction } from './construction.ts';
import { isSum } from './depositSum.ts';

/** « 900 € d'acompte reçus le 3 mars ». */
export const depositPaidAfter: Construction = {
  name: 'depositPaidAfter',
  when: 'acompte|arrhes|avance',
  after: String.raw` ?(?:ht |ttc )?(?:d'|en )(?:acompte|arrhes|avance)s?[^.;\n]{0,24}?<paid>`,
  figure: isSum,
  examples: ['site 3 000 €, «900 €» d’acompte reçus le 3 mars', '«200» d’arrhes déjà versées'],
  not: ['«900 €» d’acompte à la commande'],
};
