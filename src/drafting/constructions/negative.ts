import type { Construction } from './construction.ts';

/** A minus sign before a sum. */
export const negative: Construction = {
  name: 'negative',
  before: String.raw`- ?`,
  figure: ({ currency, percent }) => currency !== null || percent,
  examples: ['geste commercial : -«20 €»'],
  not: ['pose : «20 €»'],
};
