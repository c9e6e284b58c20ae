import type { Construction } from './construction.ts';

/** « 10 % de remise ». */
export const discountAfter: Construction = {
  name: 'discountAfter',
  after: String.raw` ?(?:de |d')?<discount>`,
  examples: ['«10 %» de remise', 'je lui fais «20 €» de réduction'],
  not: ['«10 %» de TVA'],
};
