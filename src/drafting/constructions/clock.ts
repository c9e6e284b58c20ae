import type { Construction } from './construction.ts';

/** A time of day. */
export const clock: Construction = {
  name: 'clock',
  before: String.raw`(?:a|vers|des|rdv|depuis|avant|apres|jusqu'a|matin|soir|de|il etait|il est|debut|fini[est]?|fin|depart|parti[est]?|arrivee?s?|retour|train|\d{1,2}\/\d{1,2}|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche) `,
  figure: ({ form, unit, currency }) =>
    currency === null && unit === 'hour' && form !== 'clock-range',
  examples: [
    'passé vers «8h30»',
    'rendez-vous à «14 h»',
    'course mardi 17/11 «6h15»',
    'parti «6h15» arrivé',
    'il est «23h»',
  ],
  not: ['«3 h» de pose'],
};
