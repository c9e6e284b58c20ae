import { describe, expect, it } from 'vitest';
import { editsOf } from '#testing/editsTold.ts';
import { line } from '#testing/line.ts';

const LINES = [
  line('Robe longue en soie', 1, 420),
  line('Veste courte doublée', 1, 260),
  line('Veste courte sans manches', 1, 210),
];

const told = editsOf(LINES);

describe('a name that is written out', () => {
  it.each([
    ['écris robe longue en velours', '« Robe longue en soie » devient « Robe longue en velours »'],
    [
      'ecris la robe longue en soie sauvage',
      '« Robe longue en soie » devient « Robe longue en soie (sauvage) »',
    ],
    [
      'précise robe longue en soie sauvage',
      '« Robe longue en soie » devient « Robe longue en soie (sauvage) »',
    ],
  ])('« %s » is that of the line it begins as', (sentence, changes) => {
    expect(told(sentence)).toBe(changes);
  });

  it.each<[string, RegExp]>([
    ['écris veste courte en lin', /Je n’ai pas compris/],
    ['écris manteau long en laine', /Je n’ai pas compris/],
  ])('« %s » is refused', (sentence, reason) => {
    expect(told(sentence)).toMatch(reason);
  });
});
