import type { Draft } from '../draft.ts';
import { candidatesOf } from '../readings/candidates.ts';
import { accountOf, rolesOf } from '../readings/account.ts';
import {
  choiceFeatures,
  contextFeatures,
  doubtFeatures,
  isAmiss,
  type Judges,
} from '../readings/choose.ts';
import { joinsOf } from '../readings/joins.ts';
import { weigh } from '../readings/forest.ts';
import { outputOf, sigmoid, type Network } from '../readings/network.ts';
import type { Weights } from '../readings/weights.ts';
import { isUnpriced } from './exam.ts';
import { fitForest, type ForestSettings } from './fitForest.ts';
import { fitNetwork } from './fitNetwork.ts';
import { isExact, totalIsRight } from './score.ts';
import { LARGE_LINE } from '../ledger/doubts.ts';
import type { Example } from './train.ts';

/** What the readers found in a sentence none of them was fitted to, and which of it is right. */
export interface Found {
  id: string;
  author: string;
  hard: boolean;
  /** The annotation itself asks for a doubt. */
  doubtful: boolean;
  totals: number[];
  features: number[][];
  context: number[];
  exact: boolean[];
  right: boolean[];
  /** Is doubted whatever the judge says: amiss, a line without its price, a huge amount. */
  speaks: boolean[];
  grammar: number;
}

export function foundIn(example: Example, weights: Weights, grammar: Draft): Found {
  const { each, prepared, prompt } = example;
  const candidates = candidatesOf(prepared, prompt, weights, grammar);
  const roles = rolesOf(candidates);
  const answers = candidates.map((found) => ({
    totalAmount: found.total,
    lineItems: found.lines.filter((line) => line.kind !== 'deduction'),
  }));
  return {
    id: each.id,
    author: each.author,
    hard: each.hard === true,
    doubtful: each.doubt === true,
    totals: candidates.map((found) => found.total),
    features: choiceFeatures(prepared, candidates, grammar),
    context: contextFeatures(prepared, grammar),
    exact: strictly(
      answers.map((answer) => isExact(each, answer, true)),
      answers.map((answer) => isExact(each, answer)),
    ),
    right: answers.map((answer) => totalIsRight(each, answer.totalAmount)),
    speaks: candidates.map(
      (found) =>
        isAmiss(accountOf(prepared, found, roles), joinsOf(prepared, found)) ||
        found.lines.some(
          (line) =>
            Math.abs(line.quantity * line.unitPrice) > LARGE_LINE ||
            (line.unitPrice === 0 && !isUnpriced(each, line.description)),
        ),
    ),
    grammar: candidates.findIndex((found) => found.byGrammar),
  };
}

export const CHOICE = { units: 12, epochs: 20, rate: 0.005, decay: 0.01, seed: 3 };
export const DOUBT: ForestSettings = {
  trees: 240,
  depth: 4,
  rate: 0.05,
  least: 8,
  decay: 5,
  rows: 0.6,
  features: 0.5,
  seed: 5,
};

const samplesOf = (found: readonly Found[]): { rows: number[][]; right: boolean[] }[] =>
  found.map(({ features, exact, right }) => ({
    rows: features,
    right: exact.includes(true) ? exact : right,
  }));

/** Fits the choice, then how far to trust it, on sentences of authors the search left out. */
export function fitJudges(found: readonly Found[], silentAtMost: number): Judges {
  const choice = fitNetwork(samplesOf(found), true, CHOICE);
  const authors = [...new Set(found.map(({ author }) => author))];
  // Trust is fitted on choices made by a model that did not see the author either.
  const honest = authors.flatMap((author) => {
    const apart = fitNetwork(
      samplesOf(found.filter((each) => each.author !== author)),
      true,
      CHOICE,
    );
    return found.filter((each) => each.author === author).map((each) => chosen(each, apart));
  });
  const doubt = fitForest(honest, DOUBT);
  const apart = authors.flatMap((author) => {
    const others = honest.filter((each) => each.found.author !== author);
    const model = fitForest(others, DOUBT);
    return honest
      .filter((each) => each.found.author === author)
      .map((each) => ({ ...each, sure: sigmoid(weigh(model, each.row)) }));
  });
  return { choice, doubt, threshold: thresholdFor(apart, silentAtMost) };
}

export interface Chosen {
  found: Found;
  order: number[];
  row: number[];
  right: boolean;
  speaks: boolean;
}

export function chosen(found: Found, choice: Network): Chosen {
  const scores = found.features.map((row) => outputOf(choice, row));
  const order = scores
    .map((_, at) => at)
    .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const first = order[0] ?? 0;
  const row = doubtFeatures(found.context, found.totals, found.features, scores, first);
  const right = found.right[first] === true;
  return { found, order, row, right, speaks: found.speaks[first] === true };
}

/**
 * The lowest confidence shown without a doubt: everyday sentences alone set it, being what people
 * type. What speaks by itself is not silent.
 */
export function thresholdFor(
  rows: readonly (Chosen & { sure: number })[],
  silentAtMost: number,
): number {
  const everyday = rows.filter((each) => !each.found.hard);
  let silent = 0;
  let threshold = 1.01;
  for (const each of everyday.toSorted((a, b) => b.sure - a.sure)) {
    if (!each.right && !each.speaks) silent += 1 / everyday.length;
    if (silent > silentAtMost) break;
    threshold = each.sure;
  }
  return threshold;
}

/** Without a line too many where one reading has none; else as the exam scores them. */
function strictly(strict: boolean[], exact: boolean[]): boolean[] {
  return strict.includes(true) ? strict : exact;
}
