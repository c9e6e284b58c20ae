import { describe, expect, it } from 'vitest';
import { editsOf } from '#testing/editsTold.ts';
import { line } from '#testing/line.ts';
import { editByInstruction } from '../editDocument.ts';

const LINES = [
  line('Ramonage', 1, 80),
  line('Bois de chauffage', 4, 75, 'm3'),
  line('Allume-feu', 12, 3, 'unit'),
];

const told = editsOf(LINES);

describe('a line that is said to stay', () => {
  it.each([
    'ne touche pas au ramonage, juste le bois à 82 €',
    'touche pas au ramonage, mets le bois à 82 €',
    'surtout ne change pas le ramonage, mais passe le bois à 82 €',
    'mets le bois à 82 € et touche pas au ramonage',
    'le bois à 82 €, mais ne modifiez pas le ramonage',
  ])('« %s » changes the other', (sentence) => {
    expect(told(sentence)).toBe('« Bois de chauffage » : 4 m³ × 75 € → 4 m³ × 82 €');
  });

  it.each([
    'ne touche pas au bois',
    'ne touche pas au bois, il est à 82 €',
    'ne change pas le bois à 82 €',
    'touche pas au bois, mets le bois à 82 €',
    'ne touche pas au prix, mets le bois à 82 €',
    'ne touche pas à la pose, mets le bois à 82 €',
    'ne mets pas le bois à 82 €',
  ])('« %s » changes nothing', (sentence) => {
    const edit = editByInstruction(LINES, sentence, { vat: true, vatRate: 20 });
    expect(edit.lines).toBeNull();
  });
});
