import type { Construction } from './construction.ts';

/** A number in a street. */
export const address: Construction = {
  name: 'address',
  after: String.raw` ?(?:bis|ter)?,? ?<place>`,
  figure: ({ currency }) => currency === null,
  examples: ['«17» rue des Tanneurs', 'au «14» bis avenue Foch'],
  not: ['«3» places de parking'],
};
