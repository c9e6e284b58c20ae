import type { Unit } from '../lexicon/units.ts';

/** A word, a run of digits, a sign or a line end of the folded prompt, with its place. */
export interface LexToken {
  kind: 'word' | 'digits' | 'sign' | 'newline';
  text: string;
  start: number;
  end: number;
}

/** How a figure is written; the search learns what each form is likely to mean. */
export type FigureForm =
  | 'integer'
  | 'decimal'
  | 'cents'
  | 'thousands'
  | 'first-group'
  | 'kilo'
  | 'fraction'
  | 'duration'
  | 'hours-of-duration'
  | 'clock-range'
  | 'minutes-in-hours'
  | 'minutes'
  | 'five-a-week'
  | 'twelve-a-year'
  | 'half'
  | 'dimension'
  | 'code'
  | 'glued'
  | 'leading-zero'
  | 'ordinal'
  | 'date'
  | 'days'
  | 'months'
  | 'phone'
  | 'identifier'
  | 'spoken'
  | 'spoken-digit'
  | 'spoken-cents'
  | 'spoken-hundreds'
  | 'spoken-one'
  | 'collective'
  | 'share';

/** One way to read a figure. Offsets are those of the folded prompt; token indices likewise. */
export interface FigureReading {
  form: FigureForm;
  value: number;
  start: number;
  /** End of the figure alone. */
  end: number;
  /** End with its unit, currency or percent sign. */
  endWithUnit: number;
  /** ISO code of a currency written beside it. */
  currency: string | null;
  percent: boolean;
  unit: Unit | null;
  /** First token, and the tokens after the figure and after its unit. */
  token: number;
  tokenAfter: number;
  tokenAfterUnit: number;
}

/** A figure of the text: nothing that counts, prices or dates is lost; ambiguity is kept. */
export interface Figure {
  start: number;
  token: number;
  /** Likeliest first. */
  readings: FigureReading[];
}

export interface Lexed {
  folded: string;
  tokens: LexToken[];
  figures: Figure[];
}
