import type { Construction } from './construction.ts';

/** « à 165 »: more often the price of one. */
export const atPrice: Construction = {
  name: 'atPrice',
  before: String.raw`(?:a|au tarif de|au prix de|@|sur la base de|tarif|taux horaire(?: de)?|tjm(?: de| a)?) ?:? ?`,
  figure: ({ percent, unit }) => !percent && unit === null,
  examples: ['3 stores à «165»', 'TJM «495»', '4h @ «62»'],
  not: ['store «165»'],
};
