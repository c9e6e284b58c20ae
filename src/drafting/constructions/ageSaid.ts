import type { Construction } from './construction.ts';

/** How old a person or an animal is, told beside the work. */
export const ageSaid: Construction = {
  name: 'ageSaid',
  before: String.raw`(?:\(|(?:elle|il|lui|qui|chat(?:te)?s?|chien(?:ne)?s?|fille|fils|petite?s?|jumelles|jumeaux|bebe|garcons?|cheval|jument|poney|mari|mere|pere|mamie|papi)(?: [a-z]+)? (?:a |ont |avait |avaient |de )?|[a-z]+ a )`,
  figure: ({ unit, currency, value }) => unit === 'year' && currency === null && value >= 1,
  examples: ['Moka a «11 ans» et des cachets', 'le chat «12 ans» a vomi', 'pour Zoé («3 ans»)'],
  not: ['contrat de «3 ans»', 'hébergement «2 ans» à 120'],
};
