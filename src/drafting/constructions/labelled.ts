import type { Construction } from './construction.ts';

/** A figure that names a place or a kind: « salle 214 ». */
export const labelled: Construction = {
  name: 'labelled',
  before: String.raw`<label> ?`,
  figure: ({ currency, unit }) => currency === null && (unit === null || unit.startsWith('n:')),
  examples: ['2e passage, salle «214»', 'zone «2» : 45 €', 'chambre «12»'],
  not: ['«2» chambres', 'bureaux «210» m2 à 17'],
};
