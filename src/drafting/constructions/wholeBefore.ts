import type { Construction } from './construction.ts';

/** The price of the whole, said before. */
export const wholeBefore: Construction = {
  name: 'wholeBefore',
  before: String.raw`(?:forfait(?:aire)?|le tout|le lot|en tout|l'ensemble|total|pour un total|prix global|tout compris)(?: de| a| pour| au prix de| au total| ht)* ?:? ?`,
  examples: [
    'déplacement forfait «60 €»',
    '15 photos, le tout pour «100 €»',
    'bandes et enduits : forfait «390»',
  ],
  not: ['peinture «390»'],
};
