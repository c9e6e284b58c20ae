import type { Construction } from './construction.ts';

/** A time of day. */
export const clock: Construction = {
  name: 'clock',
  before: String.raw`(?:a|vers|des|rdv|depuis|avant|apres|jusqu'a|matin|de) `,
  figure: ({ form, unit, currency }) =>
    currency === null && unit === 'hour' && form !== 'clock-range',
  examples: ['passé vers «8h30»', 'rendez-vous à «14 h»'],
  not: ['«3 h» de pose'],
};
