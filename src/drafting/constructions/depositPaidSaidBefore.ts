import type { Construction } from './construction.ts';

/** « déjà versé 360 € ». */
export const depositPaidSaidBefore: Construction = {
  name: 'depositPaidSaidBefore',
  before: String.raw`(?:deja |<paid>)[^.,;\n]{0,24}?`,
  figure: ({ percent, unit }) => !percent && unit === null,
  examples: ['déjà versé «360 €»', 'il a réglé «825» en août'],
  not: ['acompte de «360 €» à verser'],
};
