import type { Element, Prepared } from '../readings/prepare.ts';
import type { Action } from '../readings/actions.ts';
import type { NormalisedPrompt } from '../normalise.ts';

/**
 * Values of the facts a sentence may state, by the contract's names (docs/product.md, Drafting).
 */
export interface FactValues {
  kind: 'credit_note' | 'deposit' | 'final';
  refersTo: string;
  vat: false;
  vatReason: 'reverse_charge' | 'export' | 'franchise' | 'exempt';
  /** Percent, of the whole document. */
  vatRate: number;
  ttc: true;
  currency: string;
  dueInDays: number;
  dueEndOfMonth: true;
  /** ISO day. */
  dueDate: string;
  depositPercent: number;
  /** To be paid at the order, as said: with its tax, in the document's currency. */
  depositAmount: number;
  /** As said: with its tax, in the document's currency. */
  depositPaid: number;
  validityDays: number;
  client: string;
  serviceDate: string;
  period: string;
  orderRef: string;
  subject: string;
}

export type FactName = keyof FactValues;

/** A fact with the words it was read in, and their place in the prompt as typed. */
export interface Fact<Value> {
  value: Value;
  words: string;
  start: number;
  end: number;
}

export type Facts = { [Name in FactName]?: Fact<FactValues[Name]> };

/** What every finder of facts reads. */
export interface FactText {
  prompt: NormalisedPrompt;
  prepared: Prepared;
  /** What the search made of the figures that are not billed. */
  roles: ReadonlyMap<Element, Action>;
  clientName: string | null;
  /** ISO day, to complete a date without its year; null leaves such dates alone. */
  today: string | null;
  /** A quote: its work lies ahead. */
  ahead: boolean;
}

/** A fact standing between two offsets of the folded text. */
export function factAt<Value>(
  { prompt }: FactText,
  value: Value,
  start: number,
  end: number,
): Fact<Value> {
  return {
    value,
    words: prompt.text.slice(start, end).trim(),
    start: prompt.origin(start),
    end: prompt.origin(end),
  };
}

/** The first of several patterns that is found, with the fact it states. */
export function firstFact<Value>(
  text: FactText,
  shapes: readonly (readonly [RegExp, Value])[],
): Fact<Value> | undefined {
  for (const [pattern, value] of shapes) {
    const match = pattern.exec(text.prepared.folded);
    if (match !== null) return factAt(text, value, match.index, match.index + match[0].length);
  }
  return undefined;
}
