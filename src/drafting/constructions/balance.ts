import type { Construction } from './construction.ts';

/** What is left to pay. */
export const balance: Construction = {
  name: 'balance',
  before: String.raw`(?:solde|le reste|reste)[^.;\n]{0,16}?`,
  examples: ['solde de «60 %» à la livraison'],
  not: ['acompte de «40 %»'],
};
