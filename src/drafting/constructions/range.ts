import type { Construction } from './construction.ts';

/** The second end of a range. */
export const range: Construction = {
  name: 'range',
  before: String.raw`(?:entre \d+|\d+ ?(?:ou|a|-)) ?(?:et )?`,
  figure: ({ currency, percent }) => currency === null && !percent,
  examples: ['entre 10 et «12» personnes', '2 ou «3» heures'],
  not: ['10 heures et «12» personnes'],
};
