import { counts } from './lineOptions.ts';
import { lineKind } from './lineKind.ts';
import { withTotal } from './totals.ts';
import type { LineItem } from './types.ts';

type Line = Pick<
  LineItem,
  'description' | 'quantity' | 'unitPrice' | 'total' | 'kind' | 'option' | 'creditedLine'
>;

/**
 * The lines, where « Remise 5 % » still takes that share off: a discount that was a percentage of what is sold
 * `before`, and was not changed itself, is the same percentage of what is sold now. Amounts are in euros.
 */
export function withPercentDiscounts<L extends Line>(
  before: readonly Line[],
  after: readonly L[],
): L[] {
  return after.map((line) => {
    const was = before.find((each) => isSameDiscount(each, line));
    const percent = percentOf(line);
    if (was === undefined || percent === null || shareOf(before, percent) !== cents(was.total))
      return line;
    return { ...line, ...withTotal({ ...line, unitPrice: shareOf(after, percent) / 100 }) };
  });
}

/** The percentage a discount is named by; null for another line. One of a part says of which: « sur la pose ». */
export function percentOf(line: Line): number | null {
  if (lineKind(line) !== 'discount' || line.quantity !== 1 || line.creditedLine != null)
    return null;
  const said = /^[^\d%]*?(\d{1,2}(?:[.,]\d{1,2})?)\s?%(?!.*(?:\bsur\b|%))/.exec(line.description);
  return said === null ? null : Number((said[1] ?? '').replace(',', '.'));
}

function isSameDiscount(was: Line, line: Line): boolean {
  return (
    was.description === line.description &&
    was.unitPrice === line.unitPrice &&
    was.quantity === line.quantity
  );
}

/** Minus so many percent of what the lines sell, in cents, half-up. */
export function shareOf(lines: readonly Line[], percent: number): number {
  const sold = lines
    .filter((line) => lineKind(line) === 'sale' && counts(line))
    .reduce((sum, line) => sum + cents(line.total), 0);
  return -Math.floor((2 * sold * Math.round(percent * 100) + 10_000) / 20_000) || 0;
}

const cents = (euros: number): number => Math.round(euros * 100) || 0;
