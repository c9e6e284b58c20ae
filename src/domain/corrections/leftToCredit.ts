import { exact } from '#domain/money/decimal.ts';
import { lineKind } from '#domain/document/lineKind.ts';
import { documentTotals, type VatShare } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { grossOf, minus, vatGroups } from './groups.ts';

/** What of one sold line no avoir has credited yet. */
export interface LeftOfLine {
  /** Its place in the invoice, from 0. */
  place: number;
  /** What was not credited at its full price; a reduction of its price takes no quantity. */
  quantity: number;
  /** HT, in the document's currency. */
  net: number;
}

/** What may still be credited of an issued invoice. */
export interface LeftToCredit {
  groups: VatShare[];
  lines: LeftOfLine[];
  /** TTC. */
  gross: number;
}

/**
 * What the avoirs issued on an invoice leave of it. An avoir counts by group of VAT, so that what is
 * left reaches zero for the base and for the tax alike.
 */
export function leftToCredit(original: Document, credited: readonly Document[]): LeftToCredit {
  const groups = minus(vatGroups(original), credited.flatMap(vatGroups));
  return { groups, lines: leftOfLines(original, credited), gross: grossOf(groups) };
}

function leftOfLines(original: Document, credited: readonly Document[]): LeftOfLine[] {
  const { lines } = documentTotals(original);
  const credits = credited.flatMap(({ lineItems }) => lineItems);
  return original.lineItems.flatMap((line, place) => {
    if (lineKind(line) !== 'sale') return [];
    const ofLine = credits.filter((credit) => credit.creditedLine === place);
    const whole = ofLine.filter(({ unitPrice }) => unitPrice === line.unitPrice);
    return [
      {
        place,
        quantity: less(
          line.quantity,
          whole.map(({ quantity }) => quantity),
        ),
        net: less(
          lines[place]?.net ?? 0,
          ofLine.map(({ total }) => total),
        ),
      },
    ];
  });
}

function less(from: number, taken: readonly number[]): number {
  return taken.reduce((left, value) => left.minus(value), exact(from)).toNumber();
}
