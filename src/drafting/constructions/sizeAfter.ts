import type { Construction } from './construction.ts';

/** « 12 m de long ». */
export const sizeAfter: Construction = {
  name: 'sizeAfter',
  after: String.raw` ?(?:cm|mm)? ?(?:de (?:large|long|haut|largeur|longueur|hauteur|diametre|profondeur|cote|epaisseur|epais)|d'epaisseur)(?![a-z])`,
  examples: ['murs de «12 m» de long', '«90» cm de large'],
  not: ['«12 m» de câble'],
};
