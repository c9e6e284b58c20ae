import type { Unit } from '../lexicon/units.ts';
import type { Token } from '../lexing/token.ts';

/** What follows a price: « HT », « par personne et par jour », « l’unité », « le lot ». */
export interface PriceTail {
  per: Unit[];
  perWords: { start: number; end: number }[];
  whole: boolean;
  wholeOf: number | null;
  tax: 'ht' | 'ttc' | null;
  /** Index of the first token that does not belong to the price. */
  next: number;
}

export function text(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text : '';
}
