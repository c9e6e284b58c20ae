import { expect, test } from 'vitest';
import { stretchesOf } from './stretches.ts';

test('the stretches of a text always make the text again', () => {
  const text = '3 jours à 450 € et hébergement';
  const stretches = stretchesOf(text, [
    { start: 19, end: 30 },
    { start: 0, end: 15 },
  ]);
  expect(stretches.map(({ text: part }) => part).join('')).toBe(text);
  expect(stretches.filter(({ marked }) => marked).map(({ text: part }) => part)).toEqual([
    '3 jours à 450 €',
    'hébergement',
  ]);
});

test('spans that overlap, are empty or reach past a text just shortened mark nothing twice', () => {
  const stretches = stretchesOf('abcdef', [
    { start: 0, end: 4 },
    { start: 2, end: 6 },
    { start: 5, end: 5 },
    { start: 4, end: 60 },
  ]);
  expect(stretches).toEqual([
    { text: 'abcd', marked: true, at: 0 },
    { text: 'ef', marked: false, at: 4 },
  ]);
});

test('of two spans that begin together the longer is marked', () => {
  const stretches = stretchesOf('abcdef', [
    { start: 0, end: 2 },
    { start: 0, end: 4 },
  ]);
  expect(stretches).toEqual([
    { text: 'abcd', marked: true, at: 0 },
    { text: 'ef', marked: false, at: 4 },
  ]);
});
