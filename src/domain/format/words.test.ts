import { expect, test } from 'vitest';
import { NBSP } from './spaces.ts';
import { count, initials, insideSentence } from './words.ts';

test('zero and one are singular in French', () => {
  expect(count(0, 'document')).toBe(`0${NBSP}document`);
  expect(count(1, 'document')).toBe(`1${NBSP}document`);
  expect(count(2, 'document')).toBe(`2${NBSP}documents`);
  expect(count(1200, 'avoir', 'avoirs')).toBe(`1${NBSP}200${NBSP}avoirs`);
});

test('initials come from the first and the last word', () => {
  expect(initials('Camille Morel')).toBe('CM');
  expect(initials('  lune ')).toBe('L');
  expect(initials('')).toBe('?');
});

test('inside a sentence a word loses its capital, an abbreviation keeps its own', () => {
  expect(insideSentence('Le SIRET a 14 chiffres.')).toBe('le SIRET a 14 chiffres.');
  expect(insideSentence('C’est écrit.')).toBe('c’est écrit.');
  expect(insideSentence('SIRET inconnu.')).toBe('SIRET inconnu.');
});
