/*
 * Plain arithmetic in whole cents, for the recomputation of a random life. It shares no code with the
 * product: what both say must be right twice.
 */

/** What is asked for, or paid, at one VAT rate; whole cents. */
export interface Share {
  /** Percent; 0 for what bears no VAT. */
  rate: number;
  base: bigint;
  vat: bigint;
}

export interface Sold {
  description: string;
  quantity: number;
  unitPrice: number;
  /** Percent; the document's own where null. */
  vatRate: number | null;
  vatCase: string | null;
  kind: 'sale' | 'discount' | 'deduction';
  flags: string[];
  creditedLine: number | null;
  /** The line of the quote that a situation bills. */
  quotedLine: number | null;
}

/** Whole cents of an amount the product answered. */
export function cents(amount: number): bigint {
  return BigInt(Math.round(amount * 100));
}

/** An amount as the product is told it. */
export function amountOf(whole: bigint): number {
  return Number(whole) / 100;
}

/** A fraction to the nearest whole; a half goes away from zero. */
export function nearest(numerator: bigint, denominator: bigint): bigint {
  const positive = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * positive + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/** Quantity × price, each with four decimals at most. */
export function netOf({ quantity, unitPrice }: Pick<Sold, 'quantity' | 'unitPrice'>): bigint {
  return nearest(tenThousandths(quantity) * tenThousandths(unitPrice), 1_000_000n);
}

export function tenThousandths(value: number): bigint {
  return BigInt(Math.round(value * 10_000));
}

/** The VAT of a base; the rate has two decimals at most. */
export function vatOn(base: bigint, rate: number): bigint {
  return nearest(base * BigInt(Math.round(rate * 100)), 10_000n);
}

/** Lines by rate, the highest first; VAT rounded once on each. A document without VAT is one share. */
export function sharesOf(lines: readonly Sold[], bearsVat: boolean): Share[] {
  const bases = new Map<number, bigint>();
  for (const line of lines) {
    const rate = bearsVat && line.vatCase === null ? (line.vatRate ?? 20) : 0;
    bases.set(rate, (bases.get(rate) ?? 0n) + netOf(line));
  }
  return [...bases]
    .toSorted(([one], [other]) => other - one)
    .map(([rate, base]) => ({ rate, base, vat: vatOn(base, rate) }));
}

/** Shares less others, rate by rate. */
export function less(shares: readonly Share[], taken: readonly Share[]): Share[] {
  const rates = [...new Set([...shares, ...taken].map(({ rate }) => rate))];
  return rates
    .toSorted((one, other) => other - one)
    .map((rate) => ({
      rate,
      base: sumAt(shares, rate, 'base') - sumAt(taken, rate, 'base'),
      vat: sumAt(shares, rate, 'vat') - sumAt(taken, rate, 'vat'),
    }));
}

function sumAt(shares: readonly Share[], rate: number, of: 'base' | 'vat'): bigint {
  return shares.reduce((sum, share) => sum + (share.rate === rate ? share[of] : 0n), 0n);
}

export function total(values: readonly bigint[]): bigint {
  return values.reduce((sum, value) => sum + value, 0n);
}

export function netSum(shares: readonly Share[]): bigint {
  return total(shares.map(({ base }) => base));
}

export function grossSum(shares: readonly Share[]): bigint {
  return total(shares.map(({ base, vat }) => base + vat));
}

export function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/** In proportion to the weights, in whole cents, the largest remainders first. */
export function sharedOut(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = total(weights);
  if (whole === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (amount * weight) / whole);
  const remainders = weights.map((weight, index) => ({
    index,
    rest: (amount * weight) % whole,
  }));
  const missing = Number(amount - total(parts));
  for (const { index } of remainders
    .toSorted((one, other) => Number(other.rest - one.rest))
    .slice(0, missing)) {
    parts[index] = parts[index]! + 1n;
  }
  return parts;
}
