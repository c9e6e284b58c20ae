import type { Construction } from './construction.ts';

/** A deposit the client has paid. */
export const depositPaid: Construction = {
  name: 'depositPaid',
  before: String.raw`<deposit>[^.,;\n]{0,24}?`,
  after: String.raw`[^.;\n]{0,24}?<paid>`,
  examples: ['acompte de «360 €» déjà versé', 'avance de «500» reçue en mars'],
  not: ['acompte de «30 %» à la commande'],
};
