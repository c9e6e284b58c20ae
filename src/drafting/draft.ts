import type { LineFlag } from '#domain/document/lineFlags.ts';
import type { LineItem } from '#domain/document/types.ts';
import type { Facts } from './facts/fact.ts';
import type { LedgerEntry } from './ledger/entry.ts';

/** What the wizard sends: the description, and what it already knows. */
export interface DraftRequest {
  type: 'invoice' | 'quote';
  prompt: string;
  amount?: number;
  clientName?: string;
  dueDate?: string | null;
  /** ISO day the sentence was written on, to complete « le 12 novembre »; drafting knows no clock. */
  today?: string;
}

/** Offsets in the prompt as typed, end excluded. */
export interface Span {
  start: number;
  end: number;
}

/** What a recognised stretch of the prompt means, for the underline under it. */
export type SpanMeaning = 'quantity' | 'price' | 'percent' | 'condition' | 'ignored';

export interface RecognisedSpan extends Span {
  meaning: SpanMeaning;
}

/** Another reading of a line, one tap away. */
export interface Alternative {
  /** French, as a button says it. */
  label: string;
  quantity: number;
  unitPrice: number;
  total: number;
  vatRate?: number | null;
}

/** A drafted line: a document's line, plus where it came from and what else it could mean. */
export interface DraftLine extends LineItem {
  unit: LineItem['unit'];
  vatRate: number | null;
  source: string;
  span: Span;
  flags: LineFlag[];
  alternatives: Alternative[];
}

/** An option or variant left out of the total, ready to be added as a line. */
export interface ExcludedOption {
  description: string;
  quantity: number;
  unitPrice: number;
  total: number;
  unit: LineItem['unit'];
  source: string;
  span: Span;
  /** Its words in the notes, which it leaves once it is a line. */
  note: string;
  flags: LineFlag[];
  alternatives: Alternative[];
}

/** « À vérifier »: what the reader is not sure of (docs/product.md, Drafting). */
export interface Doubt {
  /** Index of the line, or null for the whole draft. */
  line: number | null;
  words: string;
  /** French, as the screen says it. */
  reason: string;
  /** Net total of the other reading, when there is one. */
  otherTotal: number | null;
}

/** Another complete reading of the sentence, best first. */
export interface OtherReading {
  totalAmount: number;
  lineItems: LineItem[];
}

/** What both readers made of a sentence: the lines, and everything beside them. */
export interface FullDraft extends Draft {
  facts: Facts;
  doubts: Doubt[];
  readings: OtherReading[];
  ledger: LedgerEntry[];
}

/** The document a careful person would make of the request. */
export interface Draft {
  lineItems: DraftLine[];
  content: string;
  /** Net total (HT), the sum of the lines. */
  totalAmount: number;
  /** ISO code when the prompt names a currency other than the euro. */
  currency: string | null;
  flags: LineFlag[];
  options: ExcludedOption[];
  spans: RecognisedSpan[];
}
