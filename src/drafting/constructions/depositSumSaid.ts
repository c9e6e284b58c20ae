import type { Construction } from './construction.ts';
import { isSum } from './depositSum.ts';

/** « acompte 2 000 € »: asked for or paid, a deposit is no line of what it is paid on. */
export const depositSumSaid: Construction = {
  name: 'depositSumSaid',
  when: 'acompte|arrhes',
  before: String.raw`(?:acompte|arrhes)(?: (?:de|deja|verse|verses|recu|recus|paye|payes|regle|regles|client)){0,3} ?:? ?`,
  figure: isSum,
  examples: ['Toiture 9 500 €, acompte «2 000 €»', 'séjour 380 €, arrhes versés : «120 €»'],
  not: ['acompte de «30 %» à la commande', 'acompte n° «2» de la cuisine', 'avance «300 €»'],
};
