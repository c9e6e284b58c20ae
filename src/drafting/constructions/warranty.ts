import type { Construction } from './construction.ts';

/** How long work is warranted. */
export const warranty: Construction = {
  name: 'warranty',
  before: String.raw`<warranty>[^.,;\n]{0,24}?`,
  figure: ({ currency }) => currency === null,
  examples: ['garantie «2 ans»', 'garantie décennale «10 ans»'],
  not: ['valable «2 mois»'],
};
