import type { Construction } from './construction.ts';

/** A figure taken back at once. */
export const givenUpAfter: Construction = {
  name: 'givenUpAfter',
  after: String.raw`[ ,.]{0,3}(?:non|pardon|euh|plutot|enfin|finalement|rectif|je veux dire|ah non)(?![a-z])`,
  examples: ['«18 min», non 16 min', '«deux heures» non deux heures et demie'],
  not: ['«16 min» de trajet'],
};
