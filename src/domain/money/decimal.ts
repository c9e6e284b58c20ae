import { Big } from 'big.js';

/** An exact decimal; money never goes through binary fractions. */
export type Decimal = Big;

/**
 * The exact decimal a number or a text writes. What is not a number counts as 0
 * (docs/product.md, Lines and totals).
 */
export function exact(value: number | string | Decimal): Decimal {
  try {
    return new Big(value);
  } catch {
    return ZERO;
  }
}

/** Rounded to the cent, halves away from zero (8.325 → 8.33, −8.325 → −8.33). */
export function roundToCents(value: Decimal): Decimal {
  return value.round(2, Big.roundHalfUp);
}

/** Rounded half-up to this many decimals. */
export function roundTo(value: Decimal, decimals: number): Decimal {
  return value.round(decimals, Big.roundHalfUp);
}

/** The exact product of two numbers, rounded half-up to the cent; nothing is 0, never −0. */
export function multiplyToCents(a: number, b: number): number {
  return roundToCents(exact(a).times(exact(b))).toNumber() + 0;
}

/** The exact sum of decimal numbers. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total.plus(exact(value)), ZERO).toNumber();
}

/** How many decimals a number is written with: 0.125 has three. */
export function decimalsOf(value: number): number {
  return Math.max(0, exact(value).c.length - exact(value).e - 1);
}

const ZERO = new Big(0);
