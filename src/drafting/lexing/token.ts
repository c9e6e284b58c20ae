/**
 * Third stage: words, figures, money and punctuation, each with its place. A figure carries its
 * value only; what it counts is decided by the phrases around it.
 */
interface Place {
  start: number;
  end: number;
}

export interface WordToken extends Place {
  kind: 'word';
  text: string;
}

export interface NumberToken extends Place {
  kind: 'number';
  value: number;
  /** « un », « une »: an article as often as a number. */
  article: boolean;
  spoken: boolean;
  /** « trois douzaines »: 36, counted as 3 when priced « la douzaine ». */
  pack: { count: number; noun: string } | null;
}

export interface MoneyToken extends Place {
  kind: 'money';
  value: number;
  currency: string;
}

export interface DurationToken extends Place {
  kind: 'duration';
  value: number;
  unit: 'hour' | 'halfday' | 'minute';
}

export interface PercentToken extends Place {
  kind: 'percent';
  value: number;
}

/** 1: a comma; 2: a stronger pause; 3: the end of a sentence or line. */
export interface BreakToken extends Place {
  kind: 'break';
  strength: 1 | 2 | 3;
  mark: string;
}

export interface SignToken extends Place {
  kind: 'times' | 'colon' | 'equals' | 'slash' | 'at' | 'open' | 'close' | 'minus';
}

export interface MaskToken extends Place {
  kind: 'mask';
  dropped: boolean;
}

export type Token =
  | WordToken
  | NumberToken
  | MoneyToken
  | DurationToken
  | PercentToken
  | BreakToken
  | SignToken
  | MaskToken;
