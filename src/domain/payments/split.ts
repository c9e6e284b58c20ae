import type { DocumentTotals } from '#domain/document/totals.ts';
import { exact, roundToCents, sum } from '#domain/money/decimal.ts';
import { shareOut } from '#domain/money/shareOut.ts';
import { paired } from '#domain/paired.ts';

/** A sum at one VAT rate. */
export interface RateShare {
  /** Percent; 0 where no VAT is charged. */
  rate: number;
  /** Gross (TTC), in the document's currency. */
  gross: number;
  /** The VAT within it. */
  vat: number;
}

/** How a payment is spread: `shares` and `excess` add up to its amount. */
export interface Split {
  shares: RateShare[];
  /** More than was owed: the client's own money, without VAT. */
  excess: number;
}

/** What a document asks for at each rate, the highest rate first. */
export function groupsOf({ net, vatBreakdown }: Pick<DocumentTotals, 'net' | 'vatBreakdown'>) {
  if (vatBreakdown.length === 0) return [{ rate: 0, gross: net, vat: 0 }];
  return vatBreakdown.map(({ rate, base, vat }): RateShare => ({
    rate,
    gross: sum([base, vat]),
    vat,
  }));
}

/** Groups less what avoirs take off them, rate by rate. */
export function groupsLess(
  groups: readonly RateShare[],
  less: readonly (readonly RateShare[])[],
): RateShare[] {
  const negative = less.flat().map(({ rate, gross, vat }) => ({ rate, gross: -gross, vat: -vat }));
  return byRate([...groups, ...negative]);
}

/**
 * How a payment is spread over what a document asks for. What is owed is spread in proportion to
 * what each rate still lacks, by the largest remainder. The payment that settles closes every rate
 * exactly, VAT included, and the last sum taken back leaves nothing at any. What passes the debt is
 * `excess`; money given back takes it first.
 *
 * @param debt what is asked for at each rate, avoirs deducted.
 * @param earlier the payments recorded before, in that order.
 */
export function splitPayment(
  amount: number,
  debt: readonly RateShare[],
  earlier: readonly Split[],
): Split {
  const groups = rates(debt, earlier);
  const received = receivedBy(groups, earlier);
  const excess = excessOf(amount, debt, earlier);
  const grosses = spread(sum([amount, -excess]), groups, received);
  const before = vatReceivedBy(groups, earlier);
  const after = vatWithin(groups, plus(received, grosses));
  const shares = sharesOf(groups, grosses, less(after, before));
  return { shares: shares.filter(({ gross, vat }) => gross !== 0 || vat !== 0), excess };
}

/**
 * The split of a reversal: the payment's own, turned round, unless a sum held for the client must
 * now fill what the payment leaves open.
 */
export function splitReversal(
  reversed: { amount: number; split: Split },
  debt: readonly RateShare[],
  earlier: readonly Split[],
): Split {
  const expected = excessOf(-reversed.amount, debt, earlier);
  const isLast = totalOf(earlier) === reversed.amount;
  if (isLast || expected !== 0 - reversed.split.excess) {
    return splitPayment(-reversed.amount, debt, earlier);
  }
  return {
    shares: reversed.split.shares.map(({ rate, gross, vat }) => ({
      rate,
      gross: 0 - gross,
      vat: 0 - vat,
    })),
    excess: expected,
  };
}

/**
 * What of a debt has been paid, rate by rate. Money that a later avoir freed at one rate goes to the
 * rates that still lack some; nothing passes what is asked for.
 */
export function coverage(debt: readonly RateShare[], splits: readonly Split[]): RateShare[] {
  const groups = rates(debt, splits);
  const covered = coveredBy(groups, receivedBy(groups, splits));
  return sharesOf(groups, covered, vatWithin(groups, covered));
}

/** All that payments come to, with what is held for the client. */
function totalOf(splits: readonly Split[]): number {
  return sum(splits.flatMap(({ shares, excess }) => [excess, ...shares.map(({ gross }) => gross)]));
}

/** What changes in the sum held for the client, which is what was received beyond the debt. */
function excessOf(amount: number, debt: readonly RateShare[], earlier: readonly Split[]): number {
  const held = sum(earlier.map(({ excess }) => excess));
  if (amount < 0) return 0 - Math.min(-amount, held);
  const left = sum([...debt.map(({ gross }) => gross), -totalOf(earlier)]);
  return Math.max(0, sum([amount, -Math.max(0, left)]));
}

function spread(amount: number, groups: readonly RateShare[], received: readonly number[]) {
  const left = less(grossesOf(groups), received);
  if (amount === sum(left)) return left;
  if (amount === -sum(received)) return received.map((gross) => -gross);
  const covered = coveredBy(groups, received);
  if (amount >= 0) return shareOut(amount, less(grossesOf(groups), covered));
  const freed = less(received, covered);
  const owedBack = Math.min(-amount, Math.max(0, sum(freed)));
  const returned = shareOut(owedBack, freed);
  const takenBack = shareOut(sum([-amount, -owedBack]), less(received, returned));
  return plus(returned, takenBack).map((gross) => 0 - gross);
}

function coveredBy(groups: readonly RateShare[], received: readonly number[]): number[] {
  const asked = grossesOf(groups);
  const within = paired(received, asked).map(([gross, whole]) => clamp(gross, whole));
  const spare = sum([Math.min(sum(received), sum(asked)), -sum(within)]);
  return spare <= 0 ? within : plus(within, shareOut(spare, less(asked, within)));
}

/** Between nothing and the whole, which a discount at a rate of its own makes negative. */
function clamp(value: number, whole: number): number {
  return whole >= 0 ? Math.min(Math.max(value, 0), whole) : Math.max(Math.min(value, 0), whole);
}

/** Of sums received so far: in proportion, so that the whole holds the whole VAT. */
function vatWithin(groups: readonly RateShare[], received: readonly number[]): number[] {
  return paired(groups, received).map(([{ rate, gross, vat }, amount]) => {
    const sumReceived = exact(amount);
    const within =
      gross === 0
        ? sumReceived.times(exact(rate)).div(exact(rate).plus(100))
        : sumReceived.times(exact(vat)).div(exact(gross));
    return roundToCents(within).toNumber();
  });
}

function sharesOf(
  groups: readonly RateShare[],
  grosses: readonly number[],
  vats: readonly number[],
): RateShare[] {
  // `+ 0` turns a negative zero into zero.
  return paired(groups, paired(grosses, vats)).map(([{ rate }, [gross, vat]]) => ({
    rate,
    gross: gross + 0,
    vat: vat + 0,
  }));
}

function grossesOf(groups: readonly RateShare[]): number[] {
  return groups.map(({ gross }) => gross);
}

/** Rate by rate. */
function plus(ones: readonly number[], others: readonly number[]): number[] {
  return paired(ones, others).map(([one, other]) => sum([one, other]));
}

/** Rate by rate. */
function less(ones: readonly number[], others: readonly number[]): number[] {
  return paired(ones, others).map(([one, other]) => sum([one, -other]));
}

function receivedBy(groups: readonly RateShare[], splits: readonly Split[]): number[] {
  return groups.map(({ rate }) => sum(sharesAt(rate, splits).map(({ gross }) => gross)));
}

function vatReceivedBy(groups: readonly RateShare[], splits: readonly Split[]): number[] {
  return groups.map(({ rate }) => sum(sharesAt(rate, splits).map(({ vat }) => vat)));
}

function sharesAt(rate: number, splits: readonly Split[]): RateShare[] {
  return splits.flatMap(({ shares }) => shares.filter((share) => share.rate === rate));
}

/** The rates of a debt; a rate that was paid and is asked for no more stays, at nothing. */
function rates(debt: readonly RateShare[], splits: readonly Split[]): RateShare[] {
  const paid = splits.flatMap(({ shares }) =>
    shares.map(({ rate }) => ({ rate, gross: 0, vat: 0 })),
  );
  return byRate([...debt, ...paid]);
}

function byRate(shares: readonly RateShare[]): RateShare[] {
  const found = [...new Set(shares.map(({ rate }) => rate))].toSorted((one, other) => other - one);
  return found.map((rate) => {
    const same = shares.filter((share) => share.rate === rate);
    return {
      rate,
      gross: sum(same.map(({ gross }) => gross)),
      vat: sum(same.map(({ vat }) => vat)),
    };
  });
}
