import type { Unit, UnitKind } from '../lexicon/units.ts';

/** What the reading stage makes of tokens: figures with their meaning, words in between. */
interface Place {
  start: number;
  end: number;
}

export interface PricePiece extends Place {
  kind: 'price';
  value: number;
  currency: string | null;
  /** « par personne et par jour » → person, day. */
  per: Unit[];
  /** The words of `per`, for a label when the clause has none: « 40 € la chaise ». */
  perWords: Place[];
  /**
   * « pour 520 € », « le lot », « les quatre »: the price of everything named
   * (docs/drafting.md, Conventions).
   */
  whole: boolean;
  /**
   * « = 770 € », « soit 450 € »: says again what is already said
   * (docs/drafting.md, Conventions).
   */
  restated: boolean;
  lead: 'at' | 'times' | 'colon' | 'minus' | 'none';
  tax: 'ht' | 'ttc' | null;
  /** No currency was written. */
  bare: boolean;
  /** « 450 € les 3 jours »: what the whole price buys. */
  wholeOf: number | null;
}

export interface QuantityPiece extends Place {
  kind: 'quantity';
  value: number;
  /** The lower end of « 40 à 50 heures ». */
  from: number | null;
  unit: Unit;
  nature: UnitKind;
  /** The noun counted, as folded in the prompt; empty for a bare number. */
  noun: string;
  /** End of the figure: what follows is the noun, kept in the wording. */
  figureEnd: number;
  /** « 2 fois par semaine ». */
  every: Unit | null;
  /** « 3 consultations de 45 min »: a size of what was counted before. */
  subordinate: boolean;
  /** « pendant 10 jours », « sur 3 ans ». */
  during: boolean;
  article: boolean;
  /** Counted as packs when priced by the pack. */
  pack: { count: number; noun: string } | null;
}

/** « x4 », « deux fois »: multiplies whatever the price calls for. */
export interface FactorPiece extends Place {
  kind: 'factor';
  value: number;
  every: Unit | null;
}

export interface PercentPiece extends Place {
  kind: 'percent';
  value: number;
  negative: boolean;
  /** « urgence +30 % » */
  added: boolean;
}

export interface WordPiece extends Place {
  kind: 'word';
  text: string;
}

export interface MaskPiece extends Place {
  kind: 'mask';
  dropped: boolean;
}

export interface BreakPiece extends Place {
  kind: 'break';
  strength: 1 | 2 | 3;
  mark: string;
}

export interface SignPiece extends Place {
  kind: 'colon' | 'open' | 'close';
}

export type Piece =
  | PricePiece
  | QuantityPiece
  | FactorPiece
  | PercentPiece
  | WordPiece
  | MaskPiece
  | BreakPiece
  | SignPiece;
