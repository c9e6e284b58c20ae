import type { Construction } from './construction.ts';

/** « portillon 280 € (option) ». */
export const optionInBrackets: Construction = {
  name: 'optionInBrackets',
  when: 'option',
  after: String.raw`(?: ?(?:ht|ttc))? ?\((?:en )?option(?:nel)?\)`,
  figure: ({ currency, percent }) => currency !== null && !percent,
  examples: ['portillon «280 €» (option)', 'filtre «29 € HT» (en option)'],
  not: ['portillon «280 €» (option comprise)', 'filtre «29 €», en option pneus 300'],
};
