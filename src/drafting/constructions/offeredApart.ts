import type { Construction } from './construction.ts';

/** What costs nothing, said behind a comma: « 100 €, offert par fidélité ». */
export const offeredApart: Construction = {
  name: 'offeredApart',
  after: String.raw`(?: ?ht)? ?,[^.,;\n\d]{0,12}?<offered>`,
  examples: ['un point d’étape, «100 €», offert par fidélité'],
  not: ['maquettes «100 €», réglages 40 €, pose offerte'],
};
