import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { divide, lineCents, multiply, percentOfCents, toCents } from './exact.ts';

it('rounds half-up once, on exact products', () => {
  expect(lineCents(1.005, 1)).toBe(101);
  expect(lineCents(2800, 0.22)).toBe(61_600);
  expect(lineCents(3, 0.0375)).toBe(11);
  expect(lineCents(1, -0.005)).toBe(-1);
  expect(toCents(0.29)).toBe(29);
});

it('keeps four decimals', () => {
  expect(divide(500, 3)).toBe(166.6667);
  expect(divide(1, 0)).toBe(0);
  expect(multiply(0.1, 0.2)).toBe(0.02);
  expect(percentOfCents(336_420, 5)).toBe(16_821);
});

it('agrees with integer arithmetic for whole quantities', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 0, max: 9_999_999 }),
      (quantity, cents) => {
        expect(lineCents(quantity, cents / 100)).toBe(quantity * cents);
      },
    ),
    { numRuns: 100, seed: 20_260_401 },
  );
});
