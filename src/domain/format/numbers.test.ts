import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatAmount,
  formatChange,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
  formatWhole,
} from './numbers.ts';
import { NBSP } from './spaces.ts';

const MINUS = '\u2212';

test('an amount has two decimals, a comma, a true minus and spaces that do not break', () => {
  expect(formatAmount(1234.5)).toBe(`1${NBSP}234,50${NBSP}€`);
  expect(formatAmount(-35)).toBe(`${MINUS}35,00${NBSP}€`);
  expect(formatAmount(-1_234_567.891, 'CAD')).toBe(`${MINUS}1${NBSP}234${NBSP}567,89${NBSP}C$`);
  expect(formatAmount(10, 'XPF')).toBe(`10,00${NBSP}XPF`);
});

test('numbers read as the platform would write them in French', () => {
  const cents = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2 });
  const decimals = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 4 });
  assert(
    property(integer({ min: -(10 ** 13), max: 10 ** 13 }), (units) => {
      expect(formatAmount(units / 100)).toBe(`${ours(cents.format(units / 100))}${NBSP}€`);
      expect(formatQuantity(units / 10_000)).toBe(ours(decimals.format(units / 10_000)));
    }),
  );
});

test('halves go up where binary fractions would lose the cent; nothing has no sign', () => {
  expect(formatAmount(1.005)).toBe(`1,01${NBSP}€`);
  expect(formatAmount(8.325)).toBe(`8,33${NBSP}€`);
  expect(formatAmount(-0.001)).toBe(`0,00${NBSP}€`);
  expect(formatAmount(Number.NaN)).toBe(`0,00${NBSP}€`);
});

test('a unit price keeps up to four decimals, a quantity only those it needs', () => {
  expect(formatUnitPrice(0.0375)).toBe(`0,0375${NBSP}€`);
  expect(formatUnitPrice(450)).toBe(`450,00${NBSP}€`);
  expect([3, 0.5, 1500.12345].map(formatQuantity)).toEqual(['3', '0,5', `1${NBSP}500,1235`]);
  expect(formatWhole(1234.5)).toBe(`1${NBSP}235`);
});

test('rates and changes are in percent, « — » when there is nothing to compare', () => {
  expect(formatPercent(5.5)).toBe(`5,5${NBSP}%`);
  expect(formatChange(12.46)).toBe(`+12,5${NBSP}%`);
  expect(formatChange(-2.71)).toBe(`${MINUS}2,7${NBSP}%`);
  expect([0, 0.01, -0.01].map(formatChange)).toEqual(Array(3).fill(`0${NBSP}%`));
  expect(formatChange(null)).toBe('—');
});

/** What `Intl` writes, with our space and our minus. */
function ours(text: string): string {
  return text.replaceAll('\u202F', NBSP).replace('-', MINUS);
}
