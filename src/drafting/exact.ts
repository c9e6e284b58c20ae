/**
 * Exact decimal arithmetic for drafting. Quantities and unit prices hold at most four decimals
 * (docs/product.md, Lines and totals), so both are whole numbers of ten-thousandths; products
 * are taken on bigints and rounded half-up once.
 */

const SCALE = 10_000;

function toTenThousandths(value: number): bigint {
  return BigInt(Math.round(value * SCALE));
}

function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const sign = numerator < 0n !== denominator < 0n ? -1n : 1n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  return sign * ((2n * n + d) / (2n * d));
}

/** A quantity or unit price cut to the four decimals a line may hold. */
export function toFourDecimals(value: number): number {
  return Math.round(value * SCALE + (value < 0 ? -1e-6 : 1e-6)) / SCALE;
}

/** Whole cents of quantity × unit price, half-up. */
export function lineCents(quantity: number, unitPrice: number): number {
  return Number(divideHalfUp(toTenThousandths(quantity) * toTenThousandths(unitPrice), 1_000_000n));
}

/** Whole cents of a sum of money. */
export function toCents(money: number): number {
  return Number(divideHalfUp(toTenThousandths(money), 100n));
}

/** Money of a whole number of cents. */
export function fromCents(cents: number): number {
  return cents / 100;
}

/** The product of two decimals, kept to four decimals: factors of a quantity, a price in percent. */
export function multiply(a: number, b: number): number {
  return Number(divideHalfUp(toTenThousandths(a) * toTenThousandths(b), 10_000n)) / SCALE;
}

/** `a ÷ b` kept to four decimals; 0 when `b` is 0. */
export function divide(a: number, b: number): number {
  if (b === 0) return 0;
  return Number(divideHalfUp(toTenThousandths(a) * BigInt(SCALE), toTenThousandths(b))) / SCALE;
}

/** Whole cents of a percentage of a sum in cents, half-up. */
export function percentOfCents(cents: number, percent: number): number {
  return Number(divideHalfUp(BigInt(cents) * toTenThousandths(percent), 1_000_000n));
}
