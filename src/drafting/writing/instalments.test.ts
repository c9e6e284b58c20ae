import { expect, test } from 'vitest';
import { draftDocument } from '../draftDocument.ts';

test.each([
  ['Site vitrine 2 400 €, payable en 4 fois 600 €', 2400, 'Payable en 4 fois 600 €.'],
  [
    'Contrat 1 440 € par an, payable en 12 mensualités de 120 €',
    1440,
    'Payable en 12 mensualités de 120 €.',
  ],
  ['Couverture mariage 1 950 € HT payable en 3 fois', 1950, 'Payable en 3 fois.'],
])('« %s » bills the whole, and the notes say how it is paid', (prompt, total, note) => {
  const draft = draftDocument({ type: 'invoice', prompt });
  expect(draft.totalAmount).toBe(total);
  expect(draft.content).toContain(note);
});

test.each([
  ['Voix off 14 minutes à 9 € la minute, minimum de facturation 100 €', 126],
  ['Peinture 900 €, portillon 280 € (option)', 900],
])('« %s » bills no bound and no option', (prompt, total) => {
  expect(draftDocument({ type: 'quote', prompt }).totalAmount).toBe(total);
});

test.each([
  '30 photos retouchées à 8 €, les 5 dernières offertes',
  'Livre photo 180 € l’unité, 2 exemplaires pour les parents et 1 pour les mariés',
  'Tee-shirts 15 € pièce, 20 en M et 10 en L',
])('« %s » is not sure', (prompt) => {
  expect(draftDocument({ type: 'invoice', prompt }).doubts).not.toHaveLength(0);
});
