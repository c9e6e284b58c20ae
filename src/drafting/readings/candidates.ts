import type { Draft } from '../draft.ts';
import { IMPLICATIONS } from '../implied/all.ts';
import type { Implication, ImpliedKind } from '../implied/implication.ts';
import { saysRanks } from '../implied/pricedByRank.ts';
import type { NormalisedPrompt } from '../normalise.ts';
import { finish, type FinishedReading, type ReadLine } from './finish.ts';
import type { Prepared } from './prepare.ts';
import type { State } from './path.ts';
import { search } from './search.ts';
import { LONGEST_SEARCH, MOST_ELEMENTS } from './searchable.ts';
import type { Line } from './state.ts';
import type { Weights } from './weights.ts';
import { worded } from './worded.ts';

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
const LOOKED_AT = 4;
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
  const word = wordOnce(prepared, prompt);
  const states = isSearched(prepared, prompt) ? search(prepared, weights, BEAM) : [];
  const add = (state: State, implied: ImpliedKind | null): void => {
    const reading = finish(prepared, state);
    const key = keyOf(reading.lines);
    const lines = wordedLines(reading.lines, state, word);
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
  const isRanked = saysRanks(prepared.folded);
  for (const state of states) {
    if ((isRanked && partsPriced(prepared, state)) || pricesSize(prepared, state)) continue;
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

/** « 45 € les quatre premières, 40 ensuite »: the price before the count is theirs, not that of the others. */
function partsPriced({ elements, folded }: Prepared, { lines }: State): boolean {
  return lines.some(({ history, quantityFrom: [index = -1] }) => {
    const start = elements[index]?.start ?? 0;
    const before = folded.slice(Math.max(0, start - 16), start);
    return history.startsWith('qm') && /\d ?(?:€|euros?)?(?: pour| sur)? les? $/.test(before);
  });
}

const SIZE = /^ ?(?:l|cl|ml|cm|mm|w|kw|kva|go|gb|mah|hz|dpi|px)(?![a-z'’\d])/;

/** « ballon 200 L à 649 € »: what a thing holds or measures is no price. */
function pricesSize({ elements, folded }: Prepared, { lines }: State): boolean {
  return lines.some(({ priceFrom }) =>
    priceFrom.some((index) => {
      const read = elements[index]?.reads[0];
      return read !== undefined && read.currency === null && SIZE.test(folded.slice(read.end));
    }),
  );
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
  for (const implication of implications) {
    const more = workedOut(prepared, lines, implication);
    if (more !== null) [lines, last] = [more, implication.kind];
  }
  if (last !== null) yield { kind: last, state: { ...first, lines } };
  for (const implication of implications)
    for (const state of states) {
      const worked = workedOut(prepared, state.lines, implication);
      if (worked !== null) yield { kind: implication.kind, state: { ...state, lines: worked } };
    }
}

/** What the search has taken off or parted already is not taken off again. */
function workedOut(
  prepared: Prepared,
  lines: readonly Line[],
  { kind, workOut }: Implication,
): Line[] | null {
  const isMended = lines.some(({ history }) => history.includes('m'));
  return isMended && (kind === 'fewer' || kind === 'part') ? null : workOut(prepared, lines);
}

/** A line of the search, worded only when somebody asks: most readings are never shown. */
class FoundLine implements CandidateLine {
  readonly kind: CandidateLine['kind'];
  readonly quantity: number;
  readonly unitPrice: number;
  readonly #words: () => string;
  #description: string | null = null;

  constructor(line: ReadLine, words: () => string) {
    this.kind = line.kind;
    this.quantity = line.quantity;
    this.unitPrice = line.unitPrice;
    this.#words = words;
  }

  get description(): string {
    return (this.#description ??= this.#words());
  }
}

type Word = (line: ReadLine, isPart: boolean, before: string | null) => string;

/** Readings share most of their lines: each is worded once. */
function wordOnce(prepared: Prepared, prompt: NormalisedPrompt): Word {
  const known = new Map<string, string>();
  return (line, isPart, before) => {
    const key = JSON.stringify([line, isPart, before]);
    const words = known.get(key) ?? worded(prepared, prompt, line, { isPart, before });
    known.set(key, words);
    return words;
  };
}

function wordedLines(lines: readonly ReadLine[], state: State, word: Word): FoundLine[] {
  const told: FoundLine[] = [];
  for (const [at, line] of lines.entries()) {
    const last = told.at(-1);
    // A part of what was counted: « rédaction 12 articles à 65 €, dont 2 à 40 € ».
    const isPart = /^[qu]m/.test(state.lines[at]?.history ?? '');
    told.push(new FoundLine(line, () => word(line, isPart, last?.description ?? null)));
  }
  return told;
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
