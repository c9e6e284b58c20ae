import type { LineFlag, LineUnit } from '#domain/document/types.ts';
import type { DraftRequest } from '#drafting/draft.ts';
import type { PastLine } from '#drafting/history.ts';

/** A line as an engine proposes it; totals are computed afterwards, by the domain alone. */
export interface ProposedLine {
  description: string;
  quantity: number;
  unitPrice: number;
  unit: LineUnit | null;
  vatRate: number | null;
  source: string | null;
  flags: LineFlag[];
}

export interface Proposal {
  lines: ProposedLine[];
  content: string;
}

export interface DraftingRequest extends DraftRequest {
  /** The user's own past lines, newest first: what a model may take a price from. */
  history: readonly PastLine[];
}

/** Something that turns a request into lines; `name` is shown on screen. */
export interface Drafter {
  readonly name: string;
  draft(request: DraftingRequest, signal: AbortSignal): Promise<Proposal>;
}
