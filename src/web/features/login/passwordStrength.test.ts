import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

test('a password too short to be accepted is weak, whatever its signs', () => {
  expect(passwordStrength('')).toBe(0);
  expect(passwordStrength('aB3$xy')).toBe(1);
});

test('one sign repeated is weak, however long', () => {
  expect(passwordStrength('aaaaaaaaaaaaaaaa')).toBe(1);
});

test('length makes a sentence strong without any odd sign', () => {
  expect(passwordStrength('motdepasse')).toBe(2);
  expect(passwordStrength('trois étagères en chêne')).toBe(3);
  expect(passwordStrength('Atelier2026')).toBe(3);
});
