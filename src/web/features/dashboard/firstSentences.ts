/** Sentences to begin with, one press each (held to the grammar by a test). */
export const FIRST_SENTENCES = [
  {
    label: 'Un chauffe-eau à 10\u00A0%',
    prompt: 'Chauffe-eau 890 €, 4 h de pose à 55 €/h, TVA 10 %',
  },
  {
    label: 'Trois jours de conseil',
    prompt: '3 jours de conseil à 650 €, frais de déplacement 84 €',
  },
  {
    label: 'Un mariage, payable à 30\u00A0jours',
    prompt: 'Reportage de mariage 1400 €, album 220 €, payable à 30 jours',
  },
] as const;
