import type { Construction } from './construction.ts';

/** Left out of the bill, said after. */
export const notCountedAfter: Construction = {
  name: 'notCountedAfter',
  after: String.raw`[^.,;\n]{0,30}?(?:(?:non|pas) (?:facture|compte|billed)|par (?:le client|eux|vos soins|ses soins)|fournie?s? (?:par|clt|client)|pas sur cette)`,
  examples: ['8 dalles, «3» clés en plus pas sur cette facture'],
  not: ['«3» clés à 12 €'],
};
