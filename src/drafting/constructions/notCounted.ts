import type { Construction } from './construction.ts';

/** Said to be left out of the bill. */
export const notCounted: Construction = {
  name: 'notCounted',
  before: String.raw`(?:je (?:ne )?(?:le |la |les )?compte pas|pas compte[es]*|sans compter|hors|fournie?s? par|elle le prend|paye? par)[^.,;\n]{0,24}?`,
  examples: ['sans compter les «2» heures de trajet'],
  not: ['je compte «2» heures'],
};
