import type { Construction } from './construction.ts';

/** A count after the name of the thing. */
export const quantityAfterName: Construction = {
  name: 'quantityAfterName',
  before: String.raw`(?:[a-z]{3,} )(?:x|:|\() ?`,
  figure: ({ currency, percent, form }) => currency === null && !percent && form === 'integer',
  examples: ['stores x «3» à 165', 'tommes : «15»'],
  not: ['«15» tommes'],
};
