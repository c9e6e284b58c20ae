import { expect, it } from 'vitest';
import { readTypedNumber } from './digits.ts';
import { readDuration } from './durations.ts';
import { readSpokenNumber } from './words.ts';

it.each([
  ['quatre-vingt-dix-sept', 97],
  ['soixante et onze', 71],
  ['nonante-deux', 92],
  ['septante', 70],
  ['deux mille cinq cents', 2500],
  ['mille', 1000],
  ['cent quatre-vingts', 180],
  ['trois cent vingt', 320],
  ['douze mille cinq cents', 12_500],
  ['quatre-vingt-un', 81],
])('reads « %s » as %d', (spoken, value) => {
  const words = spoken.split(/[ -]/);
  expect(readSpokenNumber(words)).toEqual({ value, length: words.length });
});

it('reads « douze cents euros » as one says it, and « douze cents » alone as no hundreds', () => {
  expect(readSpokenNumber(['douze', 'cents', 'euros'])).toEqual({ value: 1200, length: 2 });
  expect(readSpokenNumber(['douze', 'cents'])).toEqual({ value: 12, length: 1 });
});

it.each([
  ['2 350,00', 2350],
  ['1.500', 1500],
  ['12.5', 12.5],
  ['0,0375', 0.0375],
  ['75 000', 75_000],
])('reads %s as %d', (typed, value) => {
  expect(readTypedNumber(typed, 0)?.value).toBe(value);
});

it('takes a run of digits beyond any price for a reference', () => {
  expect(readTypedNumber('123456789012', 0)).toBeNull();
});

it.each([
  ['2h30', 2.5],
  ['1h 15 min', 1.25],
  ['14 h 30', 14.5],
  ["trois quarts d'heure", 0.75],
  ['une heure et demie', 1.5],
  ['de 9h a 12h30', 3.5],
])('reads « %s » as %d hours', (written, hours) => {
  expect(readDuration(written, 0)).toMatchObject({
    value: hours,
    unit: 'hour',
    end: written.length,
  });
});

it('does not take a price for minutes', () => {
  expect(readDuration('2h 35 €', 0)).toBeNull();
});
