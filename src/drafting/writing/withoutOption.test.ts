import { expect, test } from 'vitest';
import { draftDocument } from '../draftDocument.ts';

test.each([
  [
    '4 jours à 620 €, en option hébergement 12 mois à 25 €',
    'hébergement 12 mois à 25 €',
    'Hébergement',
  ],
  [
    '4 jours à 620 €, hébergement 12 mois à 25 € en option',
    'hébergement 12 mois à 25 €',
    'Hébergement',
  ],
  ['4 jours à 620 €, option : vernis 120 €', 'vernis 120 €', 'Vernis'],
  ['4 jours à 620 €, vernis en option à 120 €', 'vernis à 120 €', 'Vernis'],
])('the option of « %s » is named once as such', (prompt, said, description) => {
  const { content, options } = draftDocument({ type: 'quote', prompt });
  expect(content).toBe(`En option, hors total\u00a0: ${said}.`);
  expect(options).toMatchObject([{ description }]);
});
