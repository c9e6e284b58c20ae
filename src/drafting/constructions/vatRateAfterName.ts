import { NAMED_RATES } from '../lexicon/vatRates.ts';
import type { Construction } from './construction.ts';

/** The VAT rate named before its figure. */
export const vatRateAfterName: Construction = {
  name: 'vatRateAfterName',
  before: String.raw`(?<!(?:sans|hors|pas de|no|ni) )(?:tva|vat|taux|taxes?) ?(?:(?:reduite|normale|intermediaire|(?:c')?est|appliquee?) ?)?(?:a|de|:|=|\(|au taux (?:reduit |normal |intermediaire )?de|en)? ?`,
  // « TVA 10 maison de plus de 2 ans », and no « TVA 10 h ».
  figure: ({ value, currency, percent, unit }) =>
    currency === null &&
    value <= 25 &&
    (percent || (NAMED_RATES.includes(value) && (unit === null || unit.startsWith('n:')))),
  examples: [
    'chaudière 2400 € tva «5,5»',
    'pose 480 HT (TVA «10»)',
    'taux de «20 %»',
    'TVA réduite à «2,1 %»',
    'la TVA c’est «10»',
    'robinet 340 posé, tva «10» mme Oberlin',
  ],
  not: ['remise «10 %»', 'tva : «178 €»', '45 € ht «3 nuits» à 80', 'pas de tva «12 cours» à 20'],
};
