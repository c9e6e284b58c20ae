import { describe, expect, it } from 'vitest';
import { editsOf } from '#testing/editsTold.ts';
import { line } from '#testing/line.ts';

const LINES = [
  line('Ponçage', 40, 18, 'm2'),
  line('Plinthes', 24, 9, 'm'),
  line('Escalier', 1, 380),
  line('Évacuation', 1, 90),
];

const told = editsOf(LINES);

describe('a line that a sentence says to keep', () => {
  it.each([
    [
      'enlève le ponçage et l’évacuation, pas l’escalier',
      'Suppression de « Ponçage » ; Suppression de « Évacuation »',
    ],
    ['vire les plinthes mais pas l’escalier', 'Suppression de « Plinthes »'],
    ['supprime l’escalier non pas les plinthes', 'Suppression de « Escalier »'],
    [
      'supprime tout, pas l’escalier',
      'Suppression de « Ponçage » ; Suppression de « Plinthes » ; Suppression de « Évacuation »',
    ],
    [
      'on garde les plinthes, on vire tout le reste',
      'Suppression de « Ponçage » ; Suppression de « Escalier » ; Suppression de « Évacuation »',
    ],
    [
      'garde le ponçage et l’escalier et supprime les autres lignes',
      'Suppression de « Plinthes » ; Suppression de « Évacuation »',
    ],
    ['mets l’escalier à 400 et laisse les plinthes', '« Escalier » : 1 × 380 € → 1 × 400 €'],
    ['l’escalier 400, on garde l’évacuation comme ça', '« Escalier » : 1 × 380 € → 1 × 400 €'],
    ['tout pareil sauf l’escalier à 420', '« Escalier » : 1 × 380 € → 1 × 420 €'],
    ['on change rien à part l’évacuation à 95', '« Évacuation » : 1 × 90 € → 1 × 95 €'],
  ])('« %s » stays', (sentence, changes) => {
    expect(told(sentence)).toBe(changes);
  });

  it.each<[string, RegExp]>([
    ['enlève le ponçage, non l’escalier', /Aucune ligne ne correspond à/],
    ['mets l’escalier à 400 et garde l’escalier', /Aucune ligne ne correspond à/],
    ['garde les plinthes et supprime l’escalier', /Pour supprimer les autres lignes/],
    ['tout à 12 sauf l’escalier', /12 : un prix ou une quantité/],
    ['tout pareil sauf la véranda à 420', /Aucune ligne ne correspond à/],
  ])('« %s » is refused', (sentence, reason) => {
    expect(told(sentence)).toMatch(reason);
  });
});
