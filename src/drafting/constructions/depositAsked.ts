import type { Construction } from './construction.ts';

/** « 30 % à la commande ». */
export const depositAsked: Construction = {
  name: 'depositAsked',
  after: String.raw` ?(?:d'acompte|<deposit>|a la <asked>|a <asked>)`,
  figure: ({ percent }) => percent,
  examples: ['«30 %» à la commande', '«40 %» d’acompte'],
  not: ['remise «30 %»'],
};
