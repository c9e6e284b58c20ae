import { lineKind } from '#domain/document/lineKind.ts';
import type { LineItem } from '#domain/document/types.ts';
import type { LineItemAnswer } from './answers.ts';

/** A line as it leaves the server: what it does not say is null, not absent. */
export function presentLine(line: LineItem): LineItemAnswer {
  return {
    description: line.description,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    total: line.total,
    kind: lineKind(line),
    unit: line.unit ?? null,
    vatRate: line.vatRate ?? null,
    vatCase: line.vatCase ?? null,
    inOldHome: line.inOldHome ?? false,
    source: line.source ?? null,
    flags: line.flags ?? [],
    creditedLine: line.creditedLine ?? null,
    depositId: line.depositId ?? null,
    quotedLine: line.quotedLine ?? null,
    option: line.option ?? null,
  };
}
