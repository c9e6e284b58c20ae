import { PERCENT_RATES } from '../lexicon/vatRates.ts';
import type { Construction } from './construction.ts';

/** A bare rate after a price: « à 10 % ». */
export const vatRateOfLine: Construction = {
  name: 'vatRateOfLine',
  before: String.raw`(?:a|en) `,
  after: String.raw`(?:[,;.)\n]|$)`,
  figure: ({ percent, value }) => percent && PERCENT_RATES.includes(value),
  examples: ['dépose 120 € à «10 %», robinet 35 €'],
  not: ['remise de «10 %» sur tout'],
};
