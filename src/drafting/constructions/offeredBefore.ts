import type { Construction } from './construction.ts';

/** What costs nothing, said before. */
export const offeredBefore: Construction = {
  name: 'offeredBefore',
  before: String.raw`<offered>[^.,;\n]{0,24}?`,
  examples: ['offert : «2» places', 'cadeau «1 h»'],
  not: ['vente de «2» places'],
};
