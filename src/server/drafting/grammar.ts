import { lineKind } from '#domain/document/lineKind.ts';
import type { LineItem } from '#domain/document/types.ts';
import type { FullDraft } from '#drafting/draft.ts';
import type { Proposal, ProposedLine } from './drafter.ts';

/** The embedded reader among the engines, as the answer names it. */
export const GRAMMAR = 'grammar';

/** What the embedded reader read, as an engine proposes it. */
export function grammarProposal({ lineItems, content, doubts, readings }: FullDraft): Proposal {
  return { lines: lineItems.map(proposedLine), content, doubts, readings };
}

/** A line of any of its readings. */
export function proposedLine(line: LineItem): ProposedLine {
  const { description, quantity, unitPrice } = line;
  return {
    description,
    quantity,
    unitPrice,
    kind: lineKind(line),
    unit: line.unit ?? null,
    vatRate: line.vatRate ?? null,
    source: line.source ?? null,
    flags: line.flags ?? [],
  };
}
