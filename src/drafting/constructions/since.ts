import type { Construction } from './construction.ts';

/** « depuis 2019 ». */
export const since: Construction = {
  name: 'since',
  before: String.raw`(?:depuis|en|de|du|annee|millesime|construit en|exercice|campagne) `,
  figure: ({ value, form }) => form === 'integer' && value >= 1900 && value <= 2099,
  examples: ['client depuis «2019»', 'exercice «2026»'],
  not: ['«2019» mots'],
};
