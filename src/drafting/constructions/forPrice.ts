import type { Construction } from './construction.ts';

/** « pour 650 € »: more often the price of the whole. */
export const forPrice: Construction = {
  name: 'forPrice',
  before: String.raw`pour `,
  figure: ({ percent, unit }) => !percent && unit === null,
  examples: ['3 logos pour «650 €»'],
  not: ['3 logos à «650 €»'],
};
