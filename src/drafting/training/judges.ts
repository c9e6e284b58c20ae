import { composeDraft } from '../composeDraft.ts';
import type { DraftRequest } from '../draft.ts';
import { draftByGrammar } from '../draftByGrammar.ts';
import { candidatesOf } from '../readings/candidates.ts';
import { accountOf, rolesOf } from '../readings/account.ts';
import {
  choiceFeatures,
  contextFeatures,
  doubtFeatures,
  orderOf,
  trusted,
  type Judges,
} from '../readings/choose.ts';
import { joinsOf } from '../readings/joins.ts';
import { weigh } from '../readings/forest.ts';
import { outputOf, sigmoid, type Network } from '../readings/network.ts';
import { rolesBeside } from '../readings/read.ts';
import type { Weights } from '../readings/weights.ts';
import { mark } from './exam.ts';
import { fitForest, type ForestSettings } from './fitForest.ts';
import { fitMeanNetwork } from './fitNetwork.ts';
import { isExact, totalIsRight } from './score.ts';
import type { Example } from './example.ts';

/** What the readers found in a sentence none of them was fitted to, and which of it is right. */
export interface Found {
  id: string;
  author: string;
  /** The authors left out together with this one. */
  fold: string;
  hard: boolean;
  /** The annotation itself asks for a doubt. */
  doubtful: boolean;
  totals: number[];
  features: number[][];
  context: number[];
  exact: boolean[];
  right: boolean[];
  /** Is doubted whatever the judge says. */
  speaks: boolean[];
  grammar: number;
}

export function foundIn(
  example: Example,
  request: DraftRequest,
  weights: Weights,
  fold: string,
): Found {
  const { each, prepared, prompt } = example;
  const grammar = draftByGrammar(request);
  const candidates = candidatesOf(prepared, prompt, weights, grammar);
  const roles = rolesOf(candidates);
  const answers = candidates.map((found) => ({
    totalAmount: found.total,
    lineItems: found.lines.filter((line) => line.kind !== 'deduction'),
  }));
  return {
    id: each.id,
    author: each.author,
    fold,
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
    speaks: candidates.map((first) => {
      const ranked = [first, ...candidates.filter((other) => other !== first)];
      const choice = {
        ranked,
        confidence: 1,
        account: accountOf(prepared, first, roles),
        joins: joinsOf(prepared, first),
      };
      const reading = {
        prompt,
        prepared,
        grammar,
        candidates,
        choice,
        roles: rolesBeside(ranked),
      };
      return mark(each, composeDraft(request, reading, { threshold: 0 })).doubted;
    }),
    grammar: candidates.findIndex((found) => found.byGrammar),
  };
}

const CHOICE = { units: 12, epochs: 20, rate: 0.005, decay: 0.01, seed: 3 };
const CHOICE_SEEDS = [3, 4, 5];
const DOUBT: ForestSettings = {
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

const fitChoice = (found: readonly Found[]): Network =>
  fitMeanNetwork(samplesOf(found), true, CHOICE, CHOICE_SEEDS);

/** Fits the choice, then how far to trust it, on sentences of authors the search left out. */
export function fitJudges(found: readonly Found[], limits: readonly SilentLimit[]): Judges {
  const choice = fitChoice(found);
  const folds = [...new Set(found.map(({ fold }) => fold))];
  // Trust is fitted on choices made by a model that did not see the author either.
  const honest = folds.flatMap((fold) => {
    const apart = fitChoice(found.filter((each) => each.fold !== fold));
    return found.filter((each) => each.fold === fold).map((each) => chosen(each, apart));
  });
  const doubt = fitForest(honest, DOUBT);
  const apart = folds.flatMap((fold) => {
    const model = fitForest(
      honest.filter((each) => each.found.fold !== fold),
      DOUBT,
    );
    return honest
      .filter((each) => each.found.fold === fold)
      .map((each) => ({
        ...each,
        sure: trusted(sigmoid(weigh(model, each.row)), each.found.context),
      }));
  });
  const thresholds = limits.map((limit) => thresholdFor(apart, limit));
  return { choice, doubt, threshold: Math.max(...thresholds) };
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
  const order = orderOf(scores, found.totals);
  const first = order[0] ?? 0;
  const row = doubtFeatures(found.context, found.totals, found.features, scores, first);
  const right = found.right[first] === true;
  return { found, order, row, right, speaks: found.speaks[first] === true };
}

/** The share of some sentences whose wrong total may be shown without a doubt. */
export interface SilentLimit {
  holdsFor: (found: Pick<Found, 'author' | 'hard'>) => boolean;
  atMost: number;
}

/** The lowest confidence shown without a doubt. What speaks by itself is not silent. */
export function thresholdFor(
  rows: readonly (Pick<Chosen, 'right' | 'speaks'> & {
    found: Pick<Found, 'author' | 'hard'>;
    sure: number;
  })[],
  { holdsFor, atMost }: SilentLimit,
): number {
  const held = rows.filter((each) => holdsFor(each.found));
  let silent = 0;
  let threshold = 1.01;
  for (const each of held.toSorted((a, b) => b.sure - a.sure)) {
    if (!each.right && !each.speaks) silent += 1;
    if (silent > atMost * held.length) break;
    threshold = each.sure;
  }
  return threshold;
}

/** Without a line too many where one reading has none; else as the exam scores them. */
function strictly(strict: boolean[], exact: boolean[]): boolean[] {
  return strict.includes(true) ? strict : exact;
}
