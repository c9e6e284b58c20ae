import { expect, test } from 'vitest';
import { draftDocument } from '#drafting/draftDocument.ts';
import { readPaletteSentence, sentenceFor, soundsLikeName } from './paletteSentence.ts';

test.each([
  ['facture delaunay 2 jours à 450', 'invoice', 'delaunay', '2 jours à 450', false],
  ['Devis pour la Brasserie Lune : pose 300 €', 'quote', 'Brasserie Lune', 'pose 300 €', true],
  ['FACTURE Mme Roche 3 h à 50 €', 'invoice', 'Mme Roche', '3 h à 50 €', true],
  ['factrue 3 jours à 450', 'invoice', '', '3 jours à 450', false],
  ['devis delaunay pose 300 €', 'quote', 'delaunay', 'pose 300 €', false],
  ['devis rénovation de 35 m² à 22 €', 'quote', 'rénovation', '35 m² à 22 €', false],
])('« %s » begins a document', (text, type, name, rest, isNamed) => {
  expect(readPaletteSentence(text)).toMatchObject({ type, name, rest, isNamed });
});

test.each([
  'facture',
  'facture INV-043',
  'facture INV-043 payée',
  'factures de 2026',
  'facture 12',
  'factures en retard',
  'delaunay 2 jours à 450',
  '',
])('« %s » is looked for', (text) => expect(readPaletteSentence(text)).toBeNull());

test('a name is told from what is done', () => {
  expect(['delaunay', 'brasserie lune', 'garage morin'].map(soundsLikeName)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['développement', 'nettoyage', 'pose', ''].map(soundsLikeName)).toEqual(
    Array(4).fill(false),
  );
});

test('the sentence handed to the wizard names its client and keeps its work', () => {
  const said = readPaletteSentence('facture delaunay 2 jours à 450 €')!;
  const prompt = sentenceFor(said, said.name);
  expect(prompt).toBe('Facture pour Delaunay\u00A0: 2 jours à 450 €');
  const draft = draftDocument({ type: 'invoice', prompt, today: '2026-11-22' });
  expect(draft.facts.client?.value).toBe('Delaunay');
  expect(draft.lineItems).toMatchObject([{ quantity: 2, unitPrice: 450 }]);
});
