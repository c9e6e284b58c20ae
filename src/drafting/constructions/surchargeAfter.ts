import type { Construction } from './construction.ts';

/** « 50 % de majoration ». */
export const surchargeAfter: Construction = {
  name: 'surchargeAfter',
  after: String.raw` ?(?:de |d')?<surcharge>`,
  examples: ['«50 %» de majoration'],
  not: ['«50 %» de remise'],
};
