import { expect, test } from 'vitest';
import { commonHome, withHome } from './homeWorks.ts';

const home = { inOldHome: true };
const other = { inOldHome: false };
const ownRate = { vatRate: 20, inOldHome: false };
const untaxed = { vatCase: 'disbursement' as const, inOldHome: false };

test('lines are asked about works in a home only where they bear the document’s rate', () => {
  expect(commonHome([home, ownRate, untaxed, { vatRate: 10, inOldHome: true }], 10)).toBe(true);
  expect(commonHome([other, {}], 10)).toBe(false);
});

test('lines that differ, or none at the document’s rate, have nothing in common', () => {
  expect(commonHome([home, other], 10)).toBeNull();
  expect(commonHome([ownRate, untaxed], 10)).toBeNull();
});

test('what is said for all changes no line of another rate, nor one that says it already', () => {
  const lines = [home, other, ownRate, untaxed];
  const said = withHome(lines, 10, true);
  expect(said).toEqual([home, home, ownRate, untaxed]);
  expect(said[0]).toBe(lines[0]);
  expect(said[2]).toBe(lines[2]);
  expect(withHome(lines, 10, null)).toEqual(lines);
});
