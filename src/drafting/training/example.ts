import { addFeatures } from '../readings/features.ts';
import { finish, type ReadLine } from '../readings/finish.ts';
import { prepare, type Prepared, type Read } from '../readings/prepare.ts';
import { searchable } from '../readings/searchable.ts';
import type { State } from '../readings/path.ts';
import type { Guide } from '../readings/search.ts';
import { normalise, type NormalisedPrompt } from '../normalise.ts';
import { describeLine } from '../readings/words.ts';
import { namedBefore } from '../writing/namedBefore.ts';
import { WRITTEN_ON, type AnnotatedCase } from './cases.ts';
import { guideOf } from './guide.ts';
import type { ScoredAnswer } from './score.ts';

/** An annotated sentence, ready to be searched. */
export interface Example {
  each: AnnotatedCase;
  prompt: NormalisedPrompt;
  prepared: Prepared;
  free: Guide;
  forced: Guide;
  missed: number;
  /** The words of each reading before the rare ones were dropped. */
  words: (readonly number[])[];
}

export function exampleOf(each: AnnotatedCase): Example {
  const prompt = normalise(each.prompt);
  const prepared = prepare(searchable(prompt.folded), each.amount ?? null, WRITTEN_ON);
  addFeatures(prepared);
  // Its pieces are those of the text as typed, with who speaks.
  const free = guideOf(prepared, each, each.prompt.normalize('NFC'), false);
  const words = readsOf(prepared).map((read) => read.words);
  return { each, prompt, prepared, free, forced: { ...free, forced: true }, missed: 0, words };
}

function readsOf(prepared: Prepared): Read[] {
  return prepared.elements.flatMap(({ reads }) => reads);
}

/** Undoes `dropRareWords`, before another training. */
export function restoreWords({ prepared, words }: Example): void {
  readsOf(prepared).forEach((read, at) => (read.words = words[at] ?? []));
}

/** A state's lines in the form the scorer reads, worded only when it asks: most totals are wrong already. */
export function answerOf({ prepared, prompt }: Example, state: State): ScoredAnswer {
  const { lines, total } = finish(prepared, state, false);
  const lineItems = lines.reduce<WordedLine[]>((before, line) => {
    const last = before.at(-1);
    const words = (): string =>
      namedBefore(describeLine(prepared, prompt, line), last?.description ?? null);
    return [...before, new WordedLine(line, words)];
  }, []);
  return { totalAmount: total, lineItems: lineItems.filter(({ kind }) => kind !== 'deduction') };
}

class WordedLine {
  readonly quantity: number;
  readonly unitPrice: number;
  readonly kind: string;
  readonly #words: () => string;
  #description: string | null = null;

  constructor({ quantity, unitPrice, kind }: ReadLine, words: () => string) {
    this.quantity = quantity;
    this.unitPrice = unitPrice;
    this.kind = kind;
    this.#words = words;
  }

  get description(): string {
    return (this.#description ??= this.#words());
  }
}
