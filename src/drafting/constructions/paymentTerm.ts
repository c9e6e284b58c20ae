import type { Construction } from './construction.ts';

/** Days until payment is due. */
export const paymentTerm: Construction = {
  name: 'paymentTerm',
  before: String.raw`<pay>[^.;\n]{0,40}?(?:a |sous |: ?|)`,
  figure: ({ unit, currency }) => unit === 'day' && currency === null,
  examples: ['paiement à «30 jours»', 'règlement sous «8 j»', 'échéance «45 jours» fin de mois'],
  not: ['paiement comptant. «3 jours» de travail à 450 €'],
};
