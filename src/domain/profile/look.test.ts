import { expect, test } from 'vitest';
import { ACCENTS, isReadableAccent } from './look.ts';

test('every colour offered can be read on paper', () => {
  expect(ACCENTS.filter(({ value }) => !isReadableAccent(value))).toEqual([]);
});

test('a colour is refused when it is too pale for white paper, or no colour', () => {
  // The greys on either side of a contrast of 4.5 on white.
  expect(isReadableAccent('#767676')).toBe(true);
  for (const no of ['#777777', '#ffd400', '#ffffff', '', 'red', '#171E2C', '#123']) {
    expect(isReadableAccent(no)).toBe(false);
  }
});
