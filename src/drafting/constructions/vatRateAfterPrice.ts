import type { Construction } from './construction.ts';

/** The VAT rate behind a price said with its tax: « 135 € TTC à 10 % », « 96 TTC (20 %) ». */
export const vatRateAfterPrice: Construction = {
  name: 'vatRateAfterPrice',
  before: String.raw`(?:ttc|ht|hors taxes?) ?(?:a|de|:|=|\(|en)? ?`,
  figure: ({ percent, value }) =>
    percent && [20, 10, 5.5, 2.1, 8.5, 8.1, 2.6, 21, 6].includes(value),
  examples: ['vitrage 135 € TTC à «10 %», mastic', 'miroir 96 TTC («20 %»)'],
  not: ['dossier 900 € HT, «30 %» à la commande', '45 € ht «3 nuits» à 80'],
};
