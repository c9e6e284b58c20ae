import { Big } from 'big.js';
import { type Decimal, exact } from './decimal.ts';

/**
 * Shares an amount out in proportion to the weights, in whole cents, by the largest remainder: the
 * shares give back the amount to the cent. While the amount is no more than the sum of the weights,
 * no share passes its own weight. Weights that add up to nothing share nothing out.
 *
 * @param amount in the currency's unit, at most two decimals, like the weights.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum.plus(exact(weight)), exact(0));
  if (whole.eq(0)) return weights.map(() => 0);
  const due = exact(amount).times(100);
  const shares = weights.map((weight) => {
    const share = due.times(exact(weight)).div(whole);
    const cents = floor(share);
    return { cents, rest: share.minus(cents) };
  });
  const given = shares.reduce((sum, { cents }) => sum.plus(cents), exact(0));
  const byRest = shares.toSorted((one, other) => other.rest.cmp(one.rest));
  const rounded = new Set(byRest.slice(0, due.minus(given).toNumber()));
  return shares.map((share) =>
    share.cents
      .plus(rounded.has(share) ? 1 : 0)
      .div(100)
      .toNumber(),
  );
}

/** The whole number at or below this one. */
function floor(value: Decimal): Decimal {
  const whole = value.round(0, Big.roundDown);
  return whole.gt(value) ? whole.minus(1) : whole;
}
