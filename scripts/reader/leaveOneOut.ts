import { composeDraft } from '#drafting/composeDraft.ts';
import type { DraftRequest } from '#drafting/draft.ts';
import { draftByGrammar } from '#drafting/draftByGrammar.ts';
import type { Judges } from '#drafting/readings/choose.ts';
import { readSentence } from '#drafting/readings/read.ts';
import type { Weights } from '#drafting/readings/weights.ts';
import type { AnnotatedCase } from '#drafting/training/cases.ts';
import { authors, casesOf } from './data.ts';
import { mark, type Marked } from '#drafting/training/exam.ts';
import { firstCorpus } from './firstCorpus.ts';
import { fitJudges, foundIn, type Found } from '#drafting/training/judges.ts';
import { exampleOf, restoreWords, train, type Example } from '#drafting/training/train.ts';

/** The day every annotated sentence was written on. */
const WRITTEN_ON = '2026-11-22';
/** The share of silent errors the doubt is set for, on sentences two thirds of them everyday ones. */
export const SILENT_AT_MOST = 0.02;

export const requestOf = ({ type, prompt, amount, clientName }: AnnotatedCase): DraftRequest => ({
  type,
  prompt,
  today: WRITTEN_ON,
  ...(amount !== undefined && { amount }),
  ...(clientName !== undefined && { clientName }),
});

export interface Fold {
  author: string;
  weights: Weights;
  found: Found[];
}

/** All sentences, with those the grammar was fitted to last. */
export function allExamples(): Map<string, Example[]> {
  const sets = new Map(authors().map((author) => [author, casesOf(author).map(exampleOf)]));
  sets.set('first', firstCorpus().map(exampleOf));
  return sets;
}

/** The search fitted on everybody else, and what it finds in the author's sentences. */
export function foldOf(author: string, sets: ReadonlyMap<string, Example[]>): Fold {
  const others = [...sets].flatMap(([name, examples]) => (name === author ? [] : examples));
  const own = sets.get(author) ?? [];
  for (const example of [...others, ...own]) restoreWords(example);
  const weights = train(others);
  const found = own.map((example) =>
    foundIn(example, weights, draftByGrammar(requestOf(example.each))),
  );
  return { author, weights, found };
}

/** Judges fitted on the other authors' folds. */
export function judgesWithout(author: string | null, folds: readonly Fold[]): Judges {
  return fitJudges(
    folds.filter((fold) => fold.author !== author).flatMap((fold) => fold.found),
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
