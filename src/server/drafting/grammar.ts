import { lineKind } from '#domain/document/lineKind.ts';
import type { FullDraft } from '#drafting/draft.ts';
import type { Proposal } from './drafter.ts';

/** The embedded reader among the engines, as the answer names it. */
export const GRAMMAR = 'grammar';

/** What the embedded reader read, as an engine proposes it. */
export function grammarProposal({ lineItems, content, doubts, readings }: FullDraft): Proposal {
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
  return { lines, content, doubts, readings };
}
