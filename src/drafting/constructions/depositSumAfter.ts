import type { Construction } from './construction.ts';
import { isSum } from './depositSum.ts';

/** « 1 200 € d'acompte à la commande »: a sum still to pay, unless the words say that it is paid. */
export const depositSumAfter: Construction = {
  name: 'depositSumAfter',
  when: 'acompte|arrhes|avance',
  before: String.raw`(?<!pour )(?<!(?:<paid>|dont|moins|avait|apres|factur[a-z]*)[^.;\n\d]{0,16})`,
  after: String.raw` ?(?:ht |ttc )?(?:d'|en |comme )(?:acompte|arrhes|avance)s?(?![a-z])(?![^.;\n]{0,24}(?:<paid>|<deduct>|sur ))`,
  figure: isSum,
  examples: ['«1 200 €» d’acompte à la commande', '«400 €» d’arrhes pour réserver la date'],
  not: ['«80 €» d’acompte déjà versés', 'il a versé «60 €» d’acompte', '«30 %» d’acompte'],
};
