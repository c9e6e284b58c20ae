import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES, CURRENCY_CODES, currencySymbol } from './currencies.ts';
import { decimalsOf, exact, multiplyToCents, roundToCents, sum } from './decimal.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { numberOrZero, parseFrenchNumber } from './parse.ts';

describe('exact decimals', () => {
  test('halves go away from zero, where binary fractions would lose the cent', () => {
    expect(roundToCents(exact(8.325)).toNumber()).toBe(8.33);
    expect(roundToCents(exact(-8.325)).toNumber()).toBe(-8.33);
    expect(multiplyToCents(1.005, 1)).toBe(1.01);
    expect(sum([0.1, 0.2])).toBe(0.3);
  });

  test('what is not a number counts as 0', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 'abc', '']) {
      expect(exact(value).toNumber()).toBe(0);
    }
  });

  test('decimals are counted as written', () => {
    expect([1, 0.5, 0.0375, 120, 1e-7, 1e21].map(decimalsOf)).toEqual([0, 1, 4, 0, 7, 0]);
  });
});

test('a sum does not depend on how it is parted', () => {
  const cents = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }));
  fc.assert(
    fc.property(cents, cents, (some, others) => {
      const amounts = [...some, ...others].map((amount) => amount / 100);
      const whole = [...some, ...others].reduce((total, amount) => total + amount, 0);
      expect(sum(amounts)).toBe(whole / 100);
    }),
  );
});

test('nothing at a negative price is nothing, without a sign', () => {
  expect(multiplyToCents(0, -3)).toBe(0);
  expect(multiplyToCents(0.001, -3)).toBe(0);
});

describe('French writing', () => {
  test('what people type is read', () => {
    const read = ['1 234,50 €', '1.234,50', '1,234.50', '0,5', '12.5', '1.234.567', '-3,5', '−3'];
    expect(read.map(parseFrenchNumber)).toEqual([
      1234.5, 1234.5, 1234.5, 0.5, 12.5, 1234567, -3.5, -3,
    ]);
    expect(['1,234,567', ',25', '12,', '+3'].map(parseFrenchNumber)).toEqual([
      1234567, 0.25, 12, 3,
    ]);
  });

  test.each(['', 'abc', '12abc', 'abc12', '1-2', '.', '1e5', '1,2.3,4', '--1'])(
    '« %s » is no number',
    (text) => expect(parseFrenchNumber(text)).toBeNull(),
  );

  test('a page of digits is no amount', () => {
    expect(parseFrenchNumber('1'.repeat(40))).toBe(Number('1'.repeat(40)));
    expect(parseFrenchNumber('1'.repeat(41))).toBeNull();
  });

  test('non-numeric input counts as 0', () => {
    expect(['abc', '', null, undefined, {}, Number.NaN, '12,5'].map(numberOrZero)).toEqual([
      0, 0, 0, 0, 0, 0, 12.5,
    ]);
  });

  test('a written amount reads back as itself', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
        expect(parseFrenchNumber(formatAmount(cents / 100))).toBeCloseTo(cents / 100, 5);
      }),
    );
  });
});

test('the six currencies have their signs', () => {
  expect(CURRENCIES.map(({ code }) => code)).toEqual([...CURRENCY_CODES]);
  expect(CURRENCY_CODES.map(currencySymbol)).toEqual(['€', '$', '£', 'CHF', 'C$', 'A$']);
});
