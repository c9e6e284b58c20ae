import type { Construction } from './construction.ts';

/** What is added to a price. */
export const surcharge: Construction = {
  name: 'surcharge',
  before: String.raw`<surcharge>[^.,;\n]{0,24}?`,
  examples: ['majoration nuit «50 %»', 'supplément dimanche «40 €»'],
  not: ['remise «50 %»'],
};
