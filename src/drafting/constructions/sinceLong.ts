import type { Construction } from './construction.ts';

/** How long ago or how old: « HS depuis 3 semaines », « il y a 2 ans », « 70 ans d’âge ». */
export const sinceLong: Construction = {
  name: 'sinceLong',
  before: String.raw`(?:depuis|(?:il )?y a|d'ici|voila|datant de|vieux de|vieille de|agee? de) (?:plus de |environ |bientot |deja )?`,
  figure: ({ unit, currency }) => currency === null && unit !== null && !unit.startsWith('n:'),
  examples: ['minuterie HS depuis «3 semaines»', 'posé il y a «2 ans»'],
  not: ['location pendant «3 semaines»', '«3 semaines» à 200'],
};
