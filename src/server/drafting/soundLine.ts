import { kindAtPrice } from '#domain/document/lineKind.ts';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import type { LineKind } from '#domain/document/types.ts';
import { isVatRate } from '#domain/vat/rates.ts';

interface Figures {
  kind: LineKind;
  quantity: number;
  unitPrice: number;
  vatRate: number | null;
}

/**
 * A model's line as a document may hold it: four decimals at most, a rate of the list, less than
 * nothing only on what takes money off (docs/product.md, Lines and totals). Without this
 * the document would be refused.
 */
export function soundLine<Line extends Figures>(line: Line): Line {
  const belowNothing = line.unitPrice < 0 && line.kind === 'sale';
  return {
    ...line,
    quantity: fewDecimals(line.quantity) || 1,
    kind: belowNothing ? 'sale' : kindAtPrice(line.kind, line.unitPrice),
    unitPrice: belowNothing ? 0 : fewDecimals(line.unitPrice),
    vatRate: line.vatRate !== null && isVatRate(line.vatRate) ? line.vatRate : null,
  };
}

function fewDecimals(value: number): number {
  return Number(value.toFixed(DOCUMENT_LIMITS.decimals));
}
