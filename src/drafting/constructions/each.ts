import type { Construction } from './construction.ts';

/** The price of one. */
export const each: Construction = {
  name: 'each',
  after: String.raw`[^.,;\n]{0,12}?(?:chacun|chacune|l'une?|(?:la |/ ?)?piece|pce|l'unite|/ ?u|unitaire|each|per |(?:par|/) ?(?:personne|pers|tete)|chaque(?! [a-z]))(?![a-z])`,
  examples: [
    '2 radiateurs «80 €» chacun',
    '3 stores à «165» l’un',
    '«12 €» pièce',
    'sous-titres «40» chaque, livrés',
  ],
  not: ['«80 €» les deux'],
};
