import type { Construction } from './construction.ts';

/** What a named thing would have cost, had it not been offered: « soin 15 € offert ». */
export const offeredAtPrice: Construction = {
  name: 'offeredAtPrice',
  before: String.raw`(?!(?:et|puis|plus|soit|avec|moins|ou|remise|rabais|bon|cheque|avoir)[^a-z])[a-z]{2,}(?: (?:a|de))?[ :(]*`,
  after: String.raw`(?: ?(?:ht|ttc))?[ )]*\(?(?:(?:est|sont|etant|vous est) )?(?:(?:offert|gratuit|gracieu)[a-z]*|(?:non|pas) (?:facture|compte)[a-z]*)`,
  when: String.raw`offert|gratuit|gracieu|(?:non|pas) (?:facture|compte)`,
  figure: ({ currency, percent }) => currency !== null && !percent,
  examples: [
    'coupe 42 €, soin «15 €» offert',
    'déplacement («30 €») offert',
    'carte de visite à «120 €» offerte',
    'formation «200 €» (non facturée)',
  ],
  not: ['coupe «42 €», soin offert', '3 séances à 50 €, «20 €» offerts', '«20 €» offerts'],
};
