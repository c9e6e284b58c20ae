import type { DocumentType } from '#domain/document/kinds.ts';
import { documentTotals } from '#domain/document/totals.ts';
import { unitSuffix } from '#domain/document/units.ts';
import { draftDocument } from '#drafting/draftDocument.ts';
import type { PreviewSheet } from './previewSheet.ts';

/**
 * The sentence through the very grammar and totals of the app, at 20 % (spec §9). Loaded apart: the
 * landing paints and answers without it.
 */
export function drawSheet(prompt: string, type: DocumentType): PreviewSheet {
  const draft = draftDocument({ type, prompt });
  const totals = documentTotals({ lineItems: draft.lineItems, vat: true, vatRate: 20 });
  return {
    lines: draft.lineItems.map((line, index) => ({
      description: line.description,
      source: line.source,
      quantity: line.quantity,
      unit: unitSuffix(line.unit, line.quantity),
      unitPrice: line.unitPrice,
      total: totals.lines[index]?.net ?? line.total,
      priceMissing: line.flags.includes('price_to_complete'),
    })),
    net: totals.net,
    vat: totals.vatBreakdown.map(({ rate, vat }) => ({ rate, vat })),
    gross: totals.gross,
    currency: draft.currency ?? 'EUR',
    recognised: draft.lineItems.map(({ span }) => span),
  };
}
