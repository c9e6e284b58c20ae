import { composeDraft } from '#drafting/composeDraft.ts';
import type { DraftRequest } from '#drafting/draft.ts';
import type { Judges } from '#drafting/readings/choose.ts';
import { readSentence } from '#drafting/readings/read.ts';
import type { Weights } from '#drafting/readings/weights.ts';
import { WRITTEN_ON, type AnnotatedCase } from '#drafting/training/cases.ts';
import { authors as known, casesOf } from './data.ts';
import { mark, type Marked } from '#drafting/training/exam.ts';
import { dictated } from '#drafting/training/dictated.ts';
import { firstCorpus } from './firstCorpus.ts';
import { fitJudges, foundIn, type Found, type SilentLimit } from '#drafting/training/judges.ts';
import { exampleOf, restoreWords, type Example } from '#drafting/training/example.ts';
import { train } from '#drafting/training/train.ts';

/** The authors whose sentences are half hard ones. */
const HARD_AUTHORS: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f'];
/**
 * What everyday sentences allow, being what people type, and the hard authors, who come to 3.0 % left out
 * alone.
 */
const SILENT_AT_MOST: readonly SilentLimit[] = [
  { holdsFor: ({ hard }) => !hard, atMost: 0.018 },
  { holdsFor: ({ author }) => HARD_AUTHORS.includes(author), atMost: 0.028 },
];

export const requestOf = ({ type, prompt, amount, clientName }: AnnotatedCase): DraftRequest => ({
  type,
  prompt,
  today: WRITTEN_ON,
  ...(amount !== undefined && { amount }),
  ...(clientName !== undefined && { clientName }),
});

export interface Fold {
  /** The authors left out together. */
  authors: readonly string[];
  weights: Weights;
  found: Found[];
}

/** All sentences, with those the grammar was fitted to last. */
export function allExamples(): Map<string, Example[]> {
  const sets = new Map(known().map((author) => [author, casesOf(author).map(exampleOf)]));
  sets.set('first', firstCorpus().map(exampleOf));
  return sets;
}

/** How many searches are fitted for the judges. */
const FOLDS = 5;

/** Authors left out together, far from each other in age, as few as the time for training allows. */
export function foldsOf(): string[][] {
  return Array.from({ length: FOLDS }, (_, fold) =>
    known().filter((_, at) => at % FOLDS === fold),
  ).filter((names) => names.length > 0);
}

/** One sentence in so many teaches once more as one would dictate it. */
const DICTATED_EACH = 4;

/** Everybody's sentences but those of the authors left out; some of them also as one would say them. */
export function teachersOf(
  sets: ReadonlyMap<string, readonly Example[]>,
  leftOut: readonly string[],
): Example[] {
  const written = [...sets].flatMap(([name, examples]) =>
    name !== 'first' && leftOut.includes(name) ? [] : examples,
  );
  const spoken = written
    .filter((_, at) => at % DICTATED_EACH === 0)
    .flatMap(({ each }) => dictated(each) ?? [])
    .map(exampleOf);
  return [...written, ...spoken];
}

/** The search fitted on everybody else, and what it finds in these authors' sentences. */
export function foldOf(authors: readonly string[], sets: ReadonlyMap<string, Example[]>): Fold {
  const others = teachersOf(sets, authors);
  const own = authors.flatMap((name) => sets.get(name) ?? []);
  for (const example of [...others, ...own]) restoreWords(example);
  const weights = train(others);
  const found = own.map((example) =>
    foundIn(example, requestOf(example.each), weights, authors.join(' ')),
  );
  return { authors, weights, found };
}

/** Judges fitted on the sentences of everybody else. */
export function judgesWithout(authors: readonly string[], folds: readonly Fold[]): Judges {
  return fitJudges(
    folds.flatMap(({ found }) => found.filter(({ author }) => !authors.includes(author))),
    SILENT_AT_MOST,
  );
}

/** An author's sentences drafted whole by readers and judges who never saw the author. */
export function examOf(fold: Fold, judges: Judges, cases: readonly AnnotatedCase[]): Marked[] {
  return cases.map((each) => {
    const request = requestOf(each);
    return mark(each, composeDraft(request, readSentence(request, fold.weights, judges), judges));
  });
}
