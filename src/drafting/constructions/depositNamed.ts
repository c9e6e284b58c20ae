import type { Construction } from './construction.ts';

/** A figure an advance is named by. */
export const depositNamed: Construction = {
  name: 'depositNamed',
  before: String.raw`<deposit>[^.,;\n]{0,24}?`,
  examples: ['acompte de «30 %» à la commande', 'arrhes «150 €»'],
  not: ['remise de «30 %»'],
};
