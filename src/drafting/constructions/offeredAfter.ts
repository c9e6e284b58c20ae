import type { Construction } from './construction.ts';

/** What costs nothing, said after. */
export const offeredAfter: Construction = {
  name: 'offeredAfter',
  after: String.raw`[^.,;\n]{0,28}?<offered>`,
  examples: ['«2 h» de réglage offertes', 'déplacement «35 €» gratuit'],
  not: ['«2 h» à 45 €, réglage offert'],
};
