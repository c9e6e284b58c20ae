import type { Action } from '../readings/actions.ts';

/** One figure of the text and the one thing it was taken for. */
export interface LedgerEntry {
  /** Offsets in the prompt as typed. */
  start: number;
  end: number;
  words: string;
  value: number;
  /** « quantityNew », « priceUnit », « term », « label »…; `unexplained` when nothing took it. */
  role: Action | 'unexplained';
  /** The line it went to, or null. */
  line: number | null;
}
