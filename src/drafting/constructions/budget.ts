import type { Construction } from './construction.ts';

/** A limit or a guess, not a price. */
export const budget: Construction = {
  name: 'budget',
  before: String.raw`(?:budget|maxi(?:mum)?|plafond|environ|estime[es]*|capital)(?: de| a| max[a-z]*)? ?:? ?`,
  examples: ['budget maxi «3 000 €»', 'plafond «500 €»', 'budget max «450 €»'],
  not: ['pose «500 €»'],
};
