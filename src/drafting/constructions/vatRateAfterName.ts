import type { Construction } from './construction.ts';

/** The VAT rate named before its figure. */
export const vatRateAfterName: Construction = {
  name: 'vatRateAfterName',
  before: String.raw`(?:<tax>|tva) ?(?:a|de|:|=|\(|au taux de|est de|en)? ?`,
  figure: ({ value, currency }) => currency === null && value <= 25,
  examples: ['chaudière 2400 € tva «5,5»', 'pose 480 HT (TVA «10»)', 'taux de «20 %»'],
  not: ['remise «10 %»', 'tva : «178 €»'],
};
