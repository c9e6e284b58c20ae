import type { LineItem } from '#domain/document/types.ts';

/** A line of a document, priced without VAT; its total is whole in what tests say. */
export function line(
  description: string,
  quantity: number,
  unitPrice: number,
  unit: LineItem['unit'] = null,
): LineItem {
  return { description, quantity, unitPrice, unit, total: quantity * unitPrice };
}
