import type { Construction } from './construction.ts';

/** The VAT rate whose name follows. */
export const vatRateBeforeName: Construction = {
  name: 'vatRateBeforeName',
  after: String.raw` ?(?:de |en )?(?:tva|vat)(?![a-z])(?! ?(?:a |de |: ?)?\d[\d.,]* ?(?:%|[,;.)\n]|$))`,
  figure: ({ percent, value }) => percent && value <= 25,
  examples: ['le tout avec «10 %» de TVA', 'peinture 900 € à «20%» TVA'],
  not: ['«30 %» à la commande', 'remise «5 %» TVA 5,5'],
};
