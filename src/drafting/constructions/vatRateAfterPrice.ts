import { PERCENT_RATES } from '../lexicon/vatRates.ts';
import type { Construction } from './construction.ts';

/** The VAT rate behind a price said with its tax: « 135 € TTC à 10 % », « 96 TTC (20 %) ». */
export const vatRateAfterPrice: Construction = {
  name: 'vatRateAfterPrice',
  before: String.raw`(?:ttc|ht|hors taxes?) ?(?:a|de|:|=|\(|en)? ?`,
  figure: ({ percent, value }) => percent && PERCENT_RATES.includes(value),
  examples: ['vitrage 135 € TTC à «10 %», mastic', 'miroir 96 TTC («20 %»)'],
  not: ['dossier 900 € HT, «30 %» à la commande', '45 € ht «3 nuits» à 80'],
};
