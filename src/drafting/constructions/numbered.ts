import type { Construction } from './construction.ts';

/** « n° 3 ». */
export const numbered: Construction = {
  name: 'numbered',
  before: String.raw`(?:n°|no|numero|#|n) ?`,
  figure: ({ currency }) => currency === null,
  examples: ['situation n° «3», gros œuvre', 'salle n°«12»'],
  not: ['«3» salles'],
};
