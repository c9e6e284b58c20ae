import type { LineItem } from '#domain/document/types.ts';
import { lineTotal, withTotal } from '#domain/document/totals.ts';
import { exact, roundTo, sum } from '#domain/money/decimal.ts';

/** Decimals a price is tried with: whole cents first, for a page reads better with them. */
const DECIMALS = [2, 4];

/**
 * The same lines for another net total (HT): every price in proportion, and the cents that rounding
 * leaves on the first line that can bear them. Null where no price gives the total to the cent, or
 * where the lines come to nothing, of which no part can be taken.
 *
 * @param net above 0, with at most two decimals.
 */
export function scaledTo(lines: readonly LineItem[], net: number): LineItem[] | null {
  const before = netOf(lines);
  if (before === net) return [...lines];
  if (before <= 0 || net <= 0) return null;
  const [only] = lines;
  if (only && lines.length === 1) return ofOneLine(only, net);
  const ratio = exact(net).div(exact(before));
  for (const decimals of DECIMALS) {
    const scaled = lines.map((line) =>
      priced(line, roundTo(exact(line.unitPrice).times(ratio), decimals).toNumber()),
    );
    const settled = settledAt(scaled, net, decimals);
    if (settled) return settled;
  }
  return null;
}

function ofOneLine(line: LineItem, net: number): LineItem[] | null {
  for (const decimals of DECIMALS) {
    const price = roundTo(exact(net).div(exact(line.quantity)), decimals).toNumber();
    if (lineTotal(line.quantity, price) === net) return [priced(line, price)];
  }
  return null;
}

/** The lines with what is missing of the total put on one of them. */
function settledAt(lines: readonly LineItem[], net: number, decimals: number): LineItem[] | null {
  const missing = exact(net).minus(exact(netOf(lines)));
  if (missing.eq(0)) return [...lines];
  for (const [at, line] of lines.entries()) {
    const moved = exact(line.unitPrice).plus(missing.div(exact(line.quantity)));
    // The line rounds its own total: the price beside may be the one that gives the cent.
    for (const beside of [0, -1, 1]) {
      const price = roundTo(moved, decimals).plus(exact(beside).div(exact(10 ** decimals)));
      const changed = priced(line, price.toNumber());
      const settled = lines.with(at, changed);
      // What is sold is not given for less than nothing, nor a discount made a charge.
      const keepsSign = Math.sign(changed.unitPrice) === Math.sign(line.unitPrice);
      if (keepsSign && netOf(settled) === net) return settled;
    }
  }
  return null;
}

function priced(line: LineItem, unitPrice: number): LineItem {
  return withTotal({ ...line, unitPrice });
}

function netOf(lines: readonly LineItem[]): number {
  return sum(lines.map(({ quantity, unitPrice }) => lineTotal(quantity, unitPrice)));
}
