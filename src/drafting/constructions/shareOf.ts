import type { Construction } from './construction.ts';

/** A part of a larger sum. */
export const shareOf: Construction = {
  name: 'shareOf',
  after: String.raw` ?(?:du|de la|des|de l'|d'un|de|sur)(?: \w+){0,4} (?:devis|montant|marche|total|contrat|honoraires|prix|\d)`,
  figure: ({ percent, form }) => percent || form === 'share',
  examples: ['acompte de «30 %» sur devis de 8 640 €', '«40 %» de 8 650'],
  not: ['remise de «10 %»'],
};
