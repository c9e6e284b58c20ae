import type { Construction } from './construction.ts';

/** What is taken off. */
export const discountBefore: Construction = {
  name: 'discountBefore',
  before: String.raw`(?:<discount>|moins|deduire|deduction|-)(?: [a-z']{1,14}){0,3} ?:? ?`,
  examples: ['remise fidélité de «10 %»', 'moins «50 €»', 'remise «5 %» sur la main d’œuvre'],
  not: ['majoration «50 %»', 'remise à neuf portail «18 €»'],
};
