import type { Construction } from './construction.ts';

/** What a thing measures. */
export const sizeOf: Construction = {
  name: 'sizeOf',
  before: String.raw`(?:diametre|ø|largeur|longueur|hauteur|epaisseur|profondeur|taille|format|section|pointure|dn|calibre|puissance) ?(?:de|:)? ?`,
  examples: ['tube Ø «28»', 'largeur «90»'],
  not: ['«28» tubes'],
};
