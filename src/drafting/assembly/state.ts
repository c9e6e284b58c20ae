import type { Clause } from '../clauses.ts';
import type { Item } from '../item.ts';
import type { PricePiece } from '../reading/pieces.ts';
import type { Bundle } from '../rules/bundle.ts';

/** Everything a prompt says, sorted: lines, reductions, and what belongs under them. */
export interface Assembly {
  items: Item[];
  reductions: Clause[];
  deposits: Clause[];
  notes: Clause[];
  offered: Clause[];
  options: Clause[];
  totals: Clause[];
  headers: Clause[];
  vat: Clause[];
  gifts: { clause: Clause; count: number; item: Item }[];
  bundles: { clause: Clause; bundle: Bundle; item: Item }[];
}

/** How many lines back a later clause may complete: keeps time linear. */
export const LOOK_BACK = 30;

export interface State extends Assembly {
  /** Clauses named but not yet priced. */
  pending: Clause[];
  header: Clause | null;
  /** « TJM 650 »: a rate for every time counted in the document. */
  rate: PricePiece | null;
  correcting: boolean;
  /** Sentences that price something, and sentences that only make conversation. */
  pricedSentences: Set<number>;
  chattySentences: Set<number>;
  /** « Volet roulant (option) : »: an option whose price comes next. */
  optionHead: Clause | null;
  /** « En option, une pergola 1 900 € »: what follows is an option. */
  opened: { kind: 'option' | 'offered'; list: boolean } | null;
}
