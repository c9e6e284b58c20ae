import type { Construction } from './construction.ts';

/** A factor before « × ». */
export const times: Construction = {
  name: 'times',
  after: String.raw`(?: ?(?:x|×|\*|fois) ?)`,
  figure: ({ percent }) => !percent,
  examples: ['«32» x 7,90', '«2» fois 75 €'],
  not: ['«32» cahiers'],
};
