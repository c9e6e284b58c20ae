import type { Construction } from './construction.ts';

/** What opens a door, reaches a person or takes one somewhere: « digicode 4460 », « poste 214 », « train 6624 ». */
export const accessCode: Construction = {
  name: 'accessCode',
  before: String.raw`(?:codes?|digicode|alarme|interphone|badge|portail|cles?|wifi|mdp|poste|guichet|casier|vol|train|tgv|ter|sortie|immat)(?: (?:c'est|est|de|du|la|le|l'|a|toujours|bien|porte|entree|immeuble|portail|cles?)){0,4} ?:? ?#?`,
  figure: ({ currency, unit, percent }) =>
    currency === null && !percent && (unit === null || unit.startsWith('n:')),
  examples: ['l’alarme c’est toujours «4460»', 'poste «214»', 'portail #«2580» puis la porte'],
  not: ['«3» badges', 'poste de travail «890» €'],
};
