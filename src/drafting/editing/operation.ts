import type { LineItem } from '#domain/document/types.ts';
import type { Instruction } from './instruction.ts';

/** A line under an edit; `from` is the place of the line it was, null for a new one. */
export interface Placed {
  line: LineItem;
  from: number | null;
}

/** How the document charges VAT: needed where a sentence speaks TTC. */
export interface ChargedVat {
  vat: boolean;
  /** Percent, of the lines without a rate of their own. */
  vatRate: number;
}

/** The lines an operation works on. */
export interface Sheet {
  lines: readonly Placed[];
  charged: ChargedVat | null;
}

/** What one instruction does, in French; or why it is refused, in French. */
export type Outcome = { lines: Placed[]; changes: string[] } | { reason: string };

/** One row of the table: which instructions it reads, and what it does to the lines. */
export interface Operation {
  name: string;
  reads: (instruction: Instruction, sheet: Sheet) => boolean;
  apply: (sheet: Sheet, instruction: Instruction) => Outcome;
}
