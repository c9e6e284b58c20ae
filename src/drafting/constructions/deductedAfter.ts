import type { Construction } from './construction.ts';

/** What is taken off, said after. */
export const deductedAfter: Construction = {
  name: 'deductedAfter',
  after: String.raw`[^.,;\n\d]{0,12}?(?:deduit[es]*|a deduire|en moins|a retirer|a enlever|a soustraire)(?![a-z])`,
  examples: ['bon cadeau «30» déduit', 'consigne «40 €» à déduire'],
  not: ['pose «40 €», acompte à déduire'],
};
