import type { Construction } from './construction.ts';

/** A sum taken off the price before it, without a word: « 4 x 55 € - 20 € ». */
export const minusSum: Construction = {
  name: 'minusSum',
  before: String.raw`[0-9]+(?:[.,][0-9]+)? ?(?:€|euros?)(?: (?:ht|ttc))? [-–−] ?`,
  after: String.raw`(?: ?(?:ht|ttc))? ?(?:$|[.,;\n])`,
  when: String.raw`[0-9] ?(?:€|euros?)(?: (?:ht|ttc))? [-–−] ?[0-9]`,
  figure: ({ currency, percent }) => currency !== null && !percent,
  examples: ['sophrologie 4 x 55 € - «20 €»', 'massage 60 € -«10 €».'],
  not: ['pose 60 € - «20 €» de déplacement', 'pose 60 € - dépose «20 €»', 'entre 60 - «80 €»'],
};
