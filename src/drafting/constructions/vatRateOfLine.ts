import type { Construction } from './construction.ts';

/** A bare rate after a price: « à 10 % ». */
export const vatRateOfLine: Construction = {
  name: 'vatRateOfLine',
  before: String.raw`(?:a|en) `,
  after: String.raw`(?:[,;.)\n]|$)`,
  figure: ({ percent, value }) => percent && [20, 10, 5.5, 2.1, 8.1, 2.6, 21, 6].includes(value),
  examples: ['dépose 120 € à «10 %», robinet 35 €'],
  not: ['remise de «10 %» sur tout'],
};
