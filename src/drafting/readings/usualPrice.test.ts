import { expect, it } from 'vitest';
import { isUnusual } from './usualPrice.ts';

it.each([
  ['hour', 950],
  ['hour', 2],
  ['m2', 880],
  ['km', 62],
])('finds a price of one %s at %d unusual', (unit, price) => {
  expect(isUnusual(unit, price)).toBe(true);
});

it.each([
  ['hour', 55],
  ['day', 850],
  ['n:fenetre', 900],
  [null, 2400],
  ['hour', 0],
])('lets one %s cost %d', (unit, price) => {
  expect(isUnusual(unit, price)).toBe(false);
});
