import type { Construction } from './construction.ts';

/** The figure that replaces another. */
export const correctedBefore: Construction = {
  name: 'correctedBefore',
  before: String.raw`(?:non|pardon|plutot|finalement|donc|enfin|je veux dire|rectif[a-z]*|ramenee?s? a|pas \S{1,12})(?: pas| plutot| c'est| mets)?[ ,:]{1,3}`,
  examples: [
    '18 min non «16 min»',
    '3 heures, pardon «4» heures',
    'forfait 1 900 € ramené à «1 600 €»',
  ],
  not: ['«4» heures de pose'],
};
