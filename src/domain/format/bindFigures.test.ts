import { expect, test } from 'vitest';
import { bindFigures } from './bindFigures.ts';

test('a figure keeps what it counts on its line, letter for letter', () => {
  expect(bindFigures('parquet à 65 €, acompte 30 %, 1 200 € de pose')).toBe(
    'parquet à 65\u00A0€, acompte 30\u00A0%, 1\u00A0200\u00A0€ de pose',
  );
  expect(bindFigures('anniversaire 2 h, mur 12 m², les 3 joueurs')).toBe(
    'anniversaire 2\u00A0h, mur 12\u00A0m², les 3 joueurs',
  );
});
