import type { Construction } from './construction.ts';

/** « 29 € en option ». */
export const optionAfter: Construction = {
  name: 'optionAfter',
  after: String.raw`[^.,;\n]{0,24}?\(?(?:en |si |)<option>`,
  examples: ['télésurveillance «29,90» en option', 'filtre «29 €» (option)'],
  not: ['filtre «29 €», en option pneus 300'],
};
