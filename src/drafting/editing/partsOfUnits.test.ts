import { describe, expect, it } from 'vitest';
import { editsOf } from '#testing/editsTold.ts';
import { line } from '#testing/line.ts';

const LINES = [
  line('Peinture', 12, 9.5, 'litre'),
  line('Enduit', 20, 4, 'kg'),
  line('Cloison', 30, 42, 'm2'),
  line('Baguette', 16, 6, 'm'),
  line('Trajet', 50, 0.6, 'km'),
  line('Pose', 2, 300, 'day'),
  line('Reprise', 3, 40, 'hour'),
];

const told = editsOf(LINES);

describe('two figures of two lines', () => {
  it.each([
    [
      '14 litres de peinture et 80 km',
      '« Peinture » : 12 L × 9,50 € → 14 L × 9,50 € ; « Trajet » : 50 km × 0,60 € → 80 km × 0,60 €',
    ],
    [
      '18 kg d’enduit au lieu de 20 et 60 km au lieu de 50',
      '« Enduit » : 20 kg × 4 € → 18 kg × 4 € ; « Trajet » : 50 km × 0,60 € → 60 km × 0,60 €',
    ],
    [
      'la cloison 32 m2 au lieu de 30, 18 m au lieu de 16',
      '« Cloison » : 30 m² × 42 € → 32 m² × 42 € ; « Baguette » : 16 m × 6 € → 18 m × 6 €',
    ],
    [
      'la peinture 14 litres et 25 kg',
      '« Peinture » : 12 L × 9,50 € → 14 L × 9,50 € ; « Enduit » : 20 kg × 4 € → 25 kg × 4 €',
    ],
  ])('« %s » go each to the line that counts so', (sentence, changes) => {
    expect(told(sentence)).toBe(changes);
  });

  it.each<[string, RegExp]>([
    ['la pose 3 jours et 4 h', /Je lis plusieurs nombres/],
    ['la cloison 32 m2 et 18 m', /Je lis plusieurs nombres/],
    ['14 litres de peinture et 80', /Je lis plusieurs nombres/],
    ['14 litres de peinture et 80 pages', /Je lis plusieurs nombres/],
    ['18 kg d’enduit au lieu de 20 et 60 km au lieu de 45', /Je lis plusieurs nombres/],
  ])('« %s » is refused', (sentence, reason) => {
    expect(told(sentence)).toMatch(reason);
  });
});
