import type { Construction } from './construction.ts';

/** The VAT rate named before its figure. */
export const vatRateAfterName: Construction = {
  name: 'vatRateAfterName',
  before: String.raw`(?:<tax>|tva) ?(?:(?:reduite|normale|intermediaire|(?:c')?est|appliquee?) ?)?(?:a|de|:|=|\(|au taux (?:reduit |normal |intermediaire )?de|en)? ?`,
  figure: ({ value, currency }) => currency === null && value <= 25,
  examples: [
    'chaudière 2400 € tva «5,5»',
    'pose 480 HT (TVA «10»)',
    'taux de «20 %»',
    'TVA réduite à «2,1 %»',
    'la TVA c’est «10»',
  ],
  not: ['remise «10 %»', 'tva : «178 €»'],
};
