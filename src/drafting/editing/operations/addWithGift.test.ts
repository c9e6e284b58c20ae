import { describe, expect, it } from 'vitest';
import { editsOf } from '#testing/editsTold.ts';
import { line } from '#testing/line.ts';

const LINES = [line('Vidange', 1, 60), line('Plaquettes avant', 2, 45)];

const told = editsOf(LINES);

describe('what is added beside something given', () => {
  it.each([
    [
      'ajoute un parallélisme 70 €, diagnostic offert',
      'Ajout de « Parallélisme » (1 × 70 €) ; Ajout de « Diagnostic » (1 × 0 €, offert)',
    ],
    [
      'rajoute parallélisme 70 diagnostic offert',
      'Ajout de « Parallélisme » (1 × 70 €) ; Ajout de « Diagnostic » (1 × 0 €, offert)',
    ],
    [
      'ajoute un essuie-glace à 25 € et le lavage offert',
      'Ajout de « Essuie-glace » (1 × 25 €) ; Ajout de « Lavage » (1 × 0 €, offert)',
    ],
    [
      'ajoute lavage gratuit et un essuie-glace à 25 €',
      'Ajout de « Essuie-glace » (1 × 25 €) ; Ajout de « Lavage » (1 × 0 €, offert)',
    ],
    [
      'ajoute un essuie-glace à 25 € avec la vidange offerte',
      'Ajout de « Essuie-glace » (1 × 25 €) ; « Vidange » : à titre gracieux',
    ],
  ])('« %s » keeps the price of one and gives the other', (sentence, changes) => {
    expect(told(sentence)).toBe(changes);
  });

  it.each([
    ['ajoute 2 bidons à 12 € pièce offerts', 'Ajout de « Bidons » (2 × 0 €, offert)'],
    ['ajoute 2 h de conseil à 45 € l’heure, offertes', 'Ajout de « Conseil » (2 h × 0 €, offert)'],
    ['ajoute un lavage à 15 €, offert', 'Ajout de « Lavage » (1 × 0 €, offert)'],
  ])('« %s » gives what is priced', (sentence, changes) => {
    expect(told(sentence)).toBe(changes);
  });
});
