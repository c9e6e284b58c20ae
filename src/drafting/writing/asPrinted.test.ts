import { expect, test } from 'vitest';
import { draftDocument } from '../draftDocument.ts';

test.each([
  [
    'fuite sous évier Mme Bertin 06 12 34 56 78 forfait 110 ht tva 10',
    ['Fuite sous évier Mme Bertin'],
  ],
  [
    'Chaudière entretien annuel 130 euros ht, facture à payer sous 8 jours',
    ['Chaudière entretien annuel'],
  ],
  [
    'Solde du mariage Dupré : 2 400 € moins l’acompte de 720 € déjà versé',
    ['Solde du mariage Dupré'],
  ],
  [
    'Entretien du jardin : 1 440 € par an payable en 12 mensualités de 120 €',
    ['Entretien du jardin'],
  ],
  [
    'Merci de nous facturer la création du logo 850 € et la charte 1 200 €',
    ['Création du logo', 'Charte'],
  ],
])('« %s » prints only what is sold', (prompt, names) => {
  const { lineItems } = draftDocument({ type: 'invoice', prompt });
  expect(lineItems.map(({ description }) => description)).toEqual(names);
});

test('the points of a numbered list are printed nowhere', () => {
  const prompt =
    'Février :\n1. Accueil 20 h x 24 €\n2. Saisie 12,5 h x 22 €\n3. Archivage forfait 150 €';
  const { lineItems, content } = draftDocument({ type: 'invoice', prompt });
  expect(lineItems.map(({ description }) => description)).toEqual([
    'Accueil',
    'Saisie',
    'Archivage',
  ]);
  expect(content).toBe('');
});
