import type { Construction } from './construction.ts';

/** How old somebody is. */
export const age: Construction = {
  name: 'age',
  before: String.raw`(?:age[es]* de|enfants? de|fille de|fils de|bebe de|a partir de|les) ?`,
  after: String.raw` ?(?:,|\)|$|[a-z])`,
  figure: ({ unit, currency }) => unit === 'year' && currency === null,
  examples: ['enfant de «8 ans»'],
  not: ['contrat de «3 ans»'],
};
