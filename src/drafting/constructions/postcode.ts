import type { Construction } from './construction.ts';

/** A postcode before its town. */
export const postcode: Construction = {
  name: 'postcode',
  after: String.raw` ?[a-z]{3,}`,
  figure: ({ form, value, currency }) =>
    form === 'integer' && currency === null && value >= 1000 && value <= 98999,
  examples: ['12 rue Haute, «59000» Lille'],
  not: ['«590» carreaux'],
};
