import type { Construction } from './construction.ts';

/** « 3 propositions incluses ». */
export const includedAfter: Construction = {
  name: 'includedAfter',
  after: String.raw`[^.,;\n]{0,24}?<included>`,
  figure: ({ currency }) => currency === null,
  examples: ['logo 650 € («3» propositions incluses)'],
  not: ['«3» propositions à 50 €'],
};
