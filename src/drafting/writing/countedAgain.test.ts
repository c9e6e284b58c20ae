import { expect, it } from 'vitest';
import { draftDocument } from '../draftDocument.ts';

const named = (prompt: string): string[] =>
  draftDocument({ type: 'invoice', prompt }).lineItems.map(({ description, quantity, unit }) =>
    `${description} ${quantity} ${unit ?? ''}`.trim(),
  );

it.each([
  ['120 flyers à 0,35 et 500 à 0,22', ['Flyers 120', 'Flyers 500']],
  ['3 h de ménage à 25, 2 h à 30', ['Ménage 3 hour', 'Ménage 2 hour']],
  ['2 jours à 400 et 3 à 380', ['Journées de travail 2 day', 'Journées de travail 3 day']],
  ['10 bouquets à 12 €, 5 à 20 €, livraison 15 €', ['Bouquets 10', 'Bouquets 5', 'Livraison 1']],
])('a count of nothing said is of what was counted before: « %s »', (prompt, lines) => {
  expect(named(prompt)).toEqual(lines);
});

it('leaves a sum alone, and a line that says its own work', () => {
  expect(named('pose 300 €, 50 €')).toEqual(['Pose 1', 'Prestation 1']);
  expect(named('pose 3 h à 40, main d’œuvre 2 h à 30')).toEqual([
    'Pose 3 hour',
    'Main d’œuvre 2 hour',
  ]);
});
