import type { Construction } from './construction.ts';

/** The second end of a range of labels: « parcelles 40 à 58 ». */
export const labelledRange: Construction = {
  name: 'labelledRange',
  before: String.raw`<label> ?\d{1,4} ?(?:a|au|-|et) ?`,
  figure: ({ currency, percent, form }) =>
    currency === null && !percent && (form === 'integer' || form === 'glued'),
  examples: ['parcelles 40 à «58»', 'dossards 1 à «25»'],
  not: ['12 stores à «58»', 'chambre 2 à «95 €»'],
};
