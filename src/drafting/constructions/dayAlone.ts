import type { Construction } from './construction.ts';

/** « vendredi 20, tonte », « jeudi dix-sept »: a day of the month behind its name. */
export const dayAlone: Construction = {
  name: 'dayAlone',
  before: String.raw`(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mar|mer|jeu|ven|sam|dim)\.? (?:le )?`,
  figure: ({ currency, unit, percent, value }) =>
    currency === null &&
    !percent &&
    (unit === null || unit.startsWith('n:')) &&
    Number.isInteger(value) &&
    value >= 1 &&
    value <= 31,
  examples: ['tonte vendredi «20», 55 balles', 'refait jeudi «19». À la patronne'],
  not: ['«20» vendredis', 'lundi «3 h» de pose'],
};
