import type { Construction } from './construction.ts';

/** A price list, not a bill: « chaque photo supplémentaire, 15 € ». */
export const eachMore: Construction = {
  name: 'eachMore',
  before: String.raw`(?:chaque|par|toute|l'|la|le)[^.,;\n\d]{2,24}? (?:supplementaire|en plus|de plus|en sus|sup)s?(?: est)?[ ,:]{1,3}(?:(?:a|facture[e]? a) )?`,
  examples: ['chaque photo supplémentaire, «15 €»', 'la page supplémentaire : «40 €»'],
  not: ['2 photos supplémentaires à «15 €»'],
};
