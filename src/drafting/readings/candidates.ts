import type { Draft } from '../draft.ts';
import type { NormalisedPrompt } from '../normalise.ts';
import { finish, type FinishedReading, type ReadLine } from './finish.ts';
import type { Prepared } from './prepare.ts';
import type { State } from './path.ts';
import { search } from './search.ts';
import { LONGEST_SEARCH, MOST_ELEMENTS } from './searchable.ts';
import type { Weights } from './weights.ts';
import { describeLine } from './words.ts';

export interface CandidateLine {
  kind: 'sale' | 'discount' | 'deduction';
  description: string;
  quantity: number;
  unitPrice: number;
}

/** One complete reading of a sentence, whoever found it. */
export interface Candidate {
  lines: CandidateLine[];
  total: number;
  /** Quantities and prices, whatever their order and words. */
  key: string;
  /** The search's own score; the grammar's reading has the search's when it found the same. */
  score: number | null;
  found: { state: State; reading: FinishedReading } | null;
  byGrammar: boolean;
}

/** How many states the search keeps, and how many readings are weighed against each other. */
export const BEAM = 16;
const MOST = 7;

/** A text cut short would lose its last lines, and one of figures alone is no request. */
export function isSearched(prepared: Prepared, prompt: NormalisedPrompt): boolean {
  return prompt.folded.length <= LONGEST_SEARCH && prepared.elements.length <= MOST_ELEMENTS;
}

/** The readings of the search, best first, then the grammar's where it differs. */
export function candidatesOf(
  prepared: Prepared,
  prompt: NormalisedPrompt,
  weights: Weights,
  grammar: Draft,
): Candidate[] {
  const candidates: Candidate[] = [];
  const states = isSearched(prepared, prompt) ? search(prepared, weights, BEAM) : [];
  for (const state of states) {
    const reading = finish(prepared, state);
    const key = keyOf(reading.lines);
    if (candidates.some((each) => each.key === key)) continue;
    const lines = reading.lines.map((line) => new FoundLine(prepared, prompt, line));
    candidates.push({
      lines,
      total: reading.total,
      key,
      score: state.score,
      found: { state, reading },
      byGrammar: false,
    });
    if (candidates.length >= MOST) break;
  }
  const key = keyOf(grammar.lineItems);
  const same = candidates.find((each) => each.key === key);
  if (same !== undefined) same.byGrammar = true;
  else
    candidates.push({
      lines: grammar.lineItems.map(grammarLine),
      total: grammar.totalAmount,
      key,
      score: null,
      found: null,
      byGrammar: true,
    });
  return candidates;
}

/** A line of the search, worded only when somebody asks: most readings are never shown. */
class FoundLine implements CandidateLine {
  readonly kind: CandidateLine['kind'];
  readonly quantity: number;
  readonly unitPrice: number;
  readonly #words: () => string;
  #description: string | null = null;

  constructor(prepared: Prepared, prompt: NormalisedPrompt, line: ReadLine) {
    this.kind = line.kind;
    this.quantity = line.quantity;
    this.unitPrice = line.unitPrice;
    this.#words = () => describeLine(prepared, prompt, line);
  }

  get description(): string {
    return (this.#description ??= this.#words());
  }
}

function grammarLine(line: Draft['lineItems'][number]): CandidateLine {
  const { description, quantity, unitPrice } = line;
  return { kind: unitPrice < 0 ? 'discount' : 'sale', description, quantity, unitPrice };
}

function keyOf(lines: readonly { quantity: number; unitPrice: number }[]): string {
  return lines
    .map(({ quantity, unitPrice }) => `${quantity.toFixed(3)}×${unitPrice.toFixed(3)}`)
    .toSorted()
    .join(';');
}
