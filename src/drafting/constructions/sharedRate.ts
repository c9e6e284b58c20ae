import type { Construction } from './construction.ts';

/** One rate for everything above. */
export const sharedRate: Construction = {
  name: 'sharedRate',
  before: String.raw`(?:tout(?:es)?|tous|le tout|l'ensemble|chaque|partout)(?: est| sont| les \w+)? (?:a|au tarif de|factures? a) ?`,
  examples: ['tout à «650»/jour', 'toutes à «38 €»'],
  not: ['le tout «650»'],
};
