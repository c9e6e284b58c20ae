import type { Construction } from './construction.ts';

/** « 7 h le matin », « 19 h pile »: a time of day by what stands behind it. */
export const clockAfter: Construction = {
  name: 'clockAfter',
  after: String.raw` ?(?:(?:le|du|au) (?:matin|mat|soir)|de l'apres[- ]midi|pile|tapantes?)(?![a-z])`,
  figure: ({ form, unit, currency }) =>
    currency === null && unit === 'hour' && form !== 'clock-range',
  examples: ['dialyse «7h» le matin', 'on finit à «19 h» pile'],
  not: ['«3 h» le mardi', '«2 h» du technicien'],
};
