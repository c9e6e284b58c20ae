import type { Draft } from '../draft.ts';
import { IMPLICATIONS } from '../implied/all.ts';
import type { ImpliedKind } from '../implied/implication.ts';
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
  /** What no figure says and was worked out of another reading. */
  implied: ImpliedKind | null;
  /** Made of another reading, and not found by the search itself. */
  isMade: boolean;
}

/** How many states the search keeps, and how many readings are weighed against each other. */
export const BEAM = 16;
const MOST = 7;
/** How many of them are looked at for what they leave unsaid, and how many readings that may add. */
const LOOKED_AT = 3;
const MOST_IMPLIED = 4;

/** A text cut short would lose its last lines, and one of figures alone is no request. */
export function isSearched(prepared: Prepared, prompt: NormalisedPrompt): boolean {
  return prompt.folded.length <= LONGEST_SEARCH && prepared.elements.length <= MOST_ELEMENTS;
}

/** The readings of the search, best first, then what they imply, then the grammar's where it differs. */
export function candidatesOf(
  prepared: Prepared,
  prompt: NormalisedPrompt,
  weights: Weights,
  grammar: Draft,
): Candidate[] {
  const candidates: Candidate[] = [];
  const states = isSearched(prepared, prompt) ? search(prepared, weights, BEAM) : [];
  const add = (state: State, implied: ImpliedKind | null): void => {
    const reading = finish(prepared, state);
    const key = keyOf(reading.lines);
    const lines = reading.lines.map((line) => new FoundLine(prepared, prompt, line));
    const known = candidates.find((each) => each.key === key);
    if (known !== undefined) {
      known.implied ??= implied;
      // The same figures, with a name for each line.
      if (implied !== null && hasNameless(known.lines) && !hasNameless(lines))
        Object.assign(known, { lines, found: { state, reading } });
      return;
    }
    candidates.push({
      lines,
      total: reading.total,
      key,
      score: state.score,
      found: { state, reading },
      byGrammar: false,
      implied,
      isMade: implied !== null,
    });
  };
  for (const state of states) {
    add(state, null);
    if (candidates.length >= MOST) break;
  }
  const most = candidates.length + MOST_IMPLIED;
  for (const { kind, state } of impliedIn(prepared, candidates.slice(0, LOOKED_AT)))
    if (candidates.length < most) add(state, kind);
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
      implied: null,
      isMade: false,
    });
  return candidates;
}

const hasNameless = (lines: readonly CandidateLine[]): boolean =>
  lines.some(({ description }) => description === 'Prestation');

/** What the first reading implies by all that have something to say, then the first ones by each. */
function* impliedIn(
  prepared: Prepared,
  candidates: readonly Candidate[],
): Generator<{ kind: ImpliedKind; state: State }> {
  const implications = IMPLICATIONS.filter(({ when }) => when.test(prepared.folded));
  const states = candidates.flatMap(({ found }) => found?.state ?? []);
  const [first] = states;
  if (first === undefined) return;
  let { lines } = first;
  let last: ImpliedKind | null = null;
  for (const { kind, workOut } of implications) {
    const more = workOut(prepared, lines);
    if (more !== null) [lines, last] = [more, kind];
  }
  if (last !== null) yield { kind: last, state: { ...first, lines } };
  for (const { kind, workOut } of implications)
    for (const state of states) {
      const worked = workOut(prepared, state.lines);
      if (worked !== null) yield { kind, state: { ...state, lines: worked } };
    }
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
