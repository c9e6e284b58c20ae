import type { Operation } from '../operation.ts';

/** What a sentence may ask that no line holds: said where it is done. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:une |la |en )?notes?\b|\b(?:en|dans les|aux) notes?\b/,
    'Les notes s’écrivent dans leur champ, sous les lignes.',
  ],
  [
    /\bacomptes?\b|\barrhes\b/,
    'Un acompte ne se compte pas par une ligne\u00a0: il se déduit du reste à payer.',
  ],
  [
    /\b(?:a|est|ont|sont) (?:deja )?(?:paye|regle|verse)e?s?\b|^(?:encaiss|enregistr)/,
    'Un paiement s’enregistre sur la page de la facture, pas dans ses lignes.',
  ],
  [
    /^(?:la |le |l['’])?(?:date|echeance|numero|client(?! (?!est|c'est|devient|doit|s'appelle|en |par |a changer))|adresse|reference|delai|paiement)\b/,
    'Cela se change dans les champs du document, pas dans ses lignes.',
  ],
  [
    /(?:^|[^a-z])en option(?![a-z])/,
    'Une option se coche sur sa ligne, «\u00a0En option\u00a0», dans un devis.',
  ],
  [
    /^(?:envoi|envoy|relanc|imprim|telecharg|emets|emettre|tradui)|\b(?:en|au) brouillon\b/,
    'Cela se fait depuis la page du document, pas dans ses lignes.',
  ],
  [
    /\b(?:dollars?|francs suisses|chf|usd|livres sterling|gbp)\b|[$£]/,
    'La devise est celle du profil\u00a0: dites le montant sans autre devise.',
  ],
];

export const elsewhere: Operation = {
  name: 'elsewhere',
  reads: ({ folded }) => PLACES.some(([shape]) => shape.test(folded)),
  apply: (_, { folded }) => ({
    reason: PLACES.find(([shape]) => shape.test(folded))?.[1] ?? '',
  }),
};
