import { describe, expect, it } from 'vitest';
import { editsOf } from '#testing/editsTold.ts';
import { line } from '#testing/line.ts';

const LINES = [line('Élagage', 3, 60, 'hour'), line('Broyage', 1, 140), line('Bacs', 4, 25)];

const told = editsOf(LINES);

describe('what is told behind an order, or before it', () => {
  it.each([
    [
      'mets l’élagage à 65 de l’heure, j’y étais jeudi 12 à 8h30',
      '« Élagage » : 3 h × 60 € → 3 h × 65 €',
    ],
    ['le broyage 160, on a fini le 3 mars vers 19h', '« Broyage » : 1 × 140 € → 1 × 160 €'],
    ['RDV à 9h au 2e étage, mets le broyage à 150', '« Broyage » : 1 × 140 € → 1 × 150 €'],
  ])('« %s » asks for nothing', (sentence, changes) => {
    expect(told(sentence)).toBe(changes);
  });

  it.each<[string, RegExp]>([
    ['le broyage 160, on était 3', /Je lis plusieurs nombres/],
    ['le broyage 160, il en veut 2', /Je lis plusieurs nombres/],
    ['mets l’élagage à 65 de l’heure, elle a 3 enfants', /Aucune ligne ne correspond à/],
    ['le broyage 160, je rajoute 20 euros', /Je n’ai pas su quoi faire de/],
    ['3 visites, mets le broyage à 150', /Aucune ligne ne correspond à/],
  ])('« %s » is refused', (sentence, reason) => {
    expect(told(sentence)).toMatch(reason);
  });
});
