import { expect, it } from 'vitest';
import { draftByGrammar } from '../draftByGrammar.ts';
import { withoutOptionNote } from './optionNotes.ts';

const PROMPT =
  'Peinture 3 pièces à 400 €, en option vernis 12 m² à 15 €, en option plinthes 18 m à 6 €';
const { content, options } = draftByGrammar({ type: 'quote', prompt: PROMPT });

it('an option keeps the unit it is counted in', () => {
  expect(options.map(({ quantity, unit }) => `${quantity} ${unit}`)).toEqual(['12 m2', '18 m']);
});

it('an option that becomes a line leaves the notes, and the others stay', () => {
  const [first, second] = options;
  expect(content).toMatch(/^En option, hors total.*vernis.*plinthes/);
  const left = withoutOptionNote(content, first?.note ?? '');
  expect(left).toMatch(/^En option, hors total.*plinthes/);
  expect(left).not.toMatch(/vernis/);
  expect(withoutOptionNote(left, second?.note ?? '')).toBe('');
});

it('what one wrote in the notes stays', () => {
  expect(withoutOptionNote('Merci.\nEn option, hors total\u00a0: vernis.', 'vernis')).toBe(
    'Merci.',
  );
  expect(withoutOptionNote('En option\u00a0: vernis', 'vernis')).toBe('En option\u00a0: vernis');
});
