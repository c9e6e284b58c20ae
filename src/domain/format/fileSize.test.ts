import { expect, test } from 'vitest';
import { fileSize } from './fileSize.ts';

test('a size reads in the unit that suits it', () => {
  expect(fileSize(12)).toBe('1\u00A0Ko');
  expect(fileSize(84_300)).toBe('84\u00A0Ko');
  expect(fileSize(1_240_000)).toBe('1,2\u00A0Mo');
});
