import type { Construction } from './construction.ts';

/** The VAT rate whose name follows. */
export const vatRateBeforeName: Construction = {
  name: 'vatRateBeforeName',
  after: String.raw` ?(?:de |en )?(?:tva|vat)(?![a-z])`,
  figure: ({ percent, value }) => percent && value <= 25,
  examples: ['le tout avec «10 %» de TVA', 'peinture 900 € à «20%» TVA'],
  not: ['«30 %» à la commande'],
};
