import type { Construction } from './construction.ts';

/** A price by what it counts. */
export const perUnit: Construction = {
  name: 'perUnit',
  after: String.raw` ?(?:ht |net )?(?:/|par |de l'|l'|le |la |du |les |chaque )(?!tout|lot|ensemble|<each>)`,
  figure: ({ percent, unit }) => !percent && unit === null,
  examples: ['«45 €» de l’heure', '«62»/h', '«39 €» le mètre'],
  not: ['«45 €» le tout'],
};
