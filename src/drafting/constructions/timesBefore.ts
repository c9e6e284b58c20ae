import type { Construction } from './construction.ts';

/** A factor after « × ». */
export const timesBefore: Construction = {
  name: 'timesBefore',
  before: String.raw`(?:x|×|\*|fois) ?`,
  figure: ({ percent }) => !percent,
  examples: ['32 x «7,90»', 'poignées 14 x «8,60 €»'],
  not: ['cahiers «7,90»'],
};
