import { lineKind } from '#domain/document/lineKind.ts';
import { draftDocument } from '#drafting/draftDocument.ts';
import type { Drafter } from './drafter.ts';

/** The embedded reader: no network, no key, the same answer each time. */
export const grammarDrafter: Drafter = {
  name: 'grammar',
  draft(request) {
    const { lineItems, content, doubts, readings } = draftDocument(request);
    const lines = lineItems.map((line) => ({
      description: line.description,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      kind: lineKind(line),
      unit: line.unit ?? null,
      vatRate: line.vatRate,
      source: line.source,
      flags: line.flags,
    }));
    return Promise.resolve({ lines, content, doubts, readings });
  },
};
