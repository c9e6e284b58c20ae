import type { LineFlag } from '#domain/document/lineFlags.ts';
import type { LineItem, LineKind, LineUnit } from '#domain/document/types.ts';
import type { Doubt, DraftRequest, OtherReading } from '#drafting/draft.ts';
import type { PastLine } from '#drafting/history.ts';

/** A line as an engine proposes it; totals are computed afterwards, by the domain alone. */
export interface ProposedLine {
  description: string;
  quantity: number;
  unitPrice: number;
  kind: LineKind;
  unit: LineUnit | null;
  vatRate: number | null;
  source: string | null;
  flags: LineFlag[];
}

export interface Proposal {
  lines: ProposedLine[];
  content: string;
  /** What is not sure of it, and how else the sentence reads; a model by itself says neither. */
  doubts?: Doubt[];
  readings?: OtherReading[];
}

export interface DraftingRequest extends DraftRequest {
  /** The user's own past lines, newest first: what a model may take a price from. */
  history: readonly PastLine[];
}

/** Called each time a line is complete, with all complete lines. */
export type OnLines = (lines: ProposedLine[]) => void;

/** Something that turns a request into lines; `name` is shown on screen. */
export interface Drafter {
  readonly name: string;
  draft(request: DraftingRequest, signal: AbortSignal, onLines?: OnLines): Promise<Proposal>;
}

export interface EditingRequest {
  instruction: string;
  lines: readonly LineItem[];
  /** How the document charges VAT, when the caller says it. */
  charged: { vat: boolean; vatRate: number } | null;
}

/** A line after an edit: `from` is the place of the line it was, null for a new one. */
export interface EditedProposal {
  from: number | null;
  description: string;
  quantity: number;
  unitPrice: number;
  kind: LineKind;
  unit: LineUnit | null;
  vatRate: number | null;
}

/** A language model: drafts, and changes lines on a sentence. */
export interface Model extends Drafter {
  edit(request: EditingRequest, signal: AbortSignal): Promise<EditedProposal[]>;
}
