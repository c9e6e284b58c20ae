import type { Prepared } from '../readings/prepare.ts';
import type { State } from '../readings/path.ts';
import { search } from '../readings/search.ts';
import type { Weights } from '../readings/weights.ts';
import { sequence, shuffle } from './chance.ts';
import { answerOf, type Example } from './example.ts';
import {
  addInto,
  emptyModel,
  emptyTables,
  gather,
  type Model,
  quantised,
  update,
  weightsOf,
} from './model.ts';
import { isExact } from './score.ts';

export interface Settings {
  epochs: number;
  width: number;
  rate: number;
  decay: number;
  dropout: number;
  /** One search each: their mean errs less than any of them. */
  seeds: readonly number[];
  /** Words of fewer sentences than this teach nothing that carries over. */
  least: number;
}

export const SETTINGS: Settings = {
  epochs: 4,
  width: 10,
  rate: 0.1,
  decay: 0.06,
  dropout: 0.3,
  seeds: [7, 8, 9],
  least: 6,
};

/**
 * A log-linear model over the readings of the search, normalised over its beam, with the right
 * derivations latent (any that gives the annotated lines). AdaGrad, L2, features dropped at random
 * from a seeded sequence: the same data and seeds give the same weights. What one order of the
 * sentences teaches by chance differs from seed to seed, and goes out in their mean.
 */
export function train(
  examples: readonly Example[],
  settings: Settings = SETTINGS,
  log?: (line: string) => void,
): Weights {
  dropRareWords(examples, settings.least);
  const mean = emptyTables();
  // What no guide leads to for one seed, none leads to for another.
  for (const example of examples) example.missed = 0;
  for (const seed of settings.seeds) {
    const epochs = Math.floor(settings.epochs / 2);
    const share = 1 / (epochs * settings.seeds.length);
    const model = emptyModel();
    const random = sequence(seed);
    const order = examples.map((_, at) => at);
    for (let epoch = 0; epoch < settings.epochs; epoch++) {
      shuffle(order, random);
      const { right, missed } = goThrough(order, examples, model, settings, random);
      // The first epochs only find their way.
      if (epoch >= settings.epochs - epochs) addInto(mean, model, share);
      log?.(`seed ${seed}, epoch ${epoch + 1}: right ${right} %, out of reach ${missed}`);
    }
  }
  return quantised(mean);
}

function goThrough(
  order: readonly number[],
  examples: readonly Example[],
  model: Model,
  settings: Settings,
  random: () => number,
): { right: string; missed: number } {
  const outcomes = order.map((at) => learn(examples[at] as Example, model, settings, random));
  const right = outcomes.filter((outcome) => outcome === 'right').length;
  const missed = outcomes.filter((outcome) => outcome === 'missed').length;
  return { right: ((100 * right) / examples.length).toFixed(1), missed };
}

type Outcome = 'right' | 'wrong' | 'missed';

function learn(example: Example, model: Model, settings: Settings, random: () => number): Outcome {
  const keep = dropping(settings.dropout, Math.floor(random() * 2 ** 31));
  const undo = thin(example.prepared, keep);
  const weights = weightsOf(model);
  const judged = (state: State): boolean =>
    state.wrongRoles === 0 && isExact(example.each, answerOf(example, state), true);
  const readings = search(example.prepared, weights, settings.width, example.free).map((state) => ({
    state,
    right: judged(state),
    share: 0,
  }));
  const outcome: Outcome = readings[0]?.right === true ? 'right' : 'wrong';
  if (!readings.some(({ right }) => right)) {
    // Without pieces nothing leads the search to a reading it does not find by itself.
    if (example.missed >= 2 || example.each.lines.every((line) => line.from === undefined)) {
      undo();
      return 'missed';
    }
    const found = search(example.prepared, weights, 24, example.forced).filter((state) =>
      isExact(example.each, answerOf(example, state), true),
    );
    if (found.length === 0) {
      example.missed += 1;
      undo();
      return 'missed';
    }
    for (const state of found.slice(0, 3)) readings.push({ state, right: true, share: 0 });
  }
  const most = Math.max(...readings.map(({ state }) => state.score));
  let all = 0;
  let good = 0;
  for (const reading of readings) {
    reading.share = Math.exp(reading.state.score - most);
    all += reading.share;
    if (reading.right) good += reading.share;
  }
  if (good / all < 0.99) {
    const words = new Map<number, number>();
    const dense = new Map<number, number>();
    for (const { state, right, share } of readings) {
      const pull = (right ? share / Math.max(good, 1e-30) : 0) - share / all;
      if (Math.abs(pull) > 1e-3) gather(state, pull, words, dense);
    }
    update(model.words, model.wordSquares, words, settings);
    update(model.dense, model.denseSquares, dense, settings);
  }
  undo();
  return outcome;
}

/** Leaves out some features of words for one sentence, so that none is leant on alone. */
function thin(prepared: Prepared, keep: (slot: number) => boolean): () => void {
  const saved = prepared.elements.flatMap(({ reads }) =>
    reads.map((read) => ({ read, words: read.words, dense: read.dense })),
  );
  for (const { read } of saved) {
    read.words = read.words.filter(keep);
    read.dense = read.dense.filter(keep);
  }
  return () => {
    for (const { read, words, dense } of saved) {
      read.words = words;
      read.dense = dense;
    }
  };
}

function dropping(share: number, salt: number): (slot: number) => boolean {
  const limit = share * 2 ** 32;
  return (slot) => Math.imul(slot ^ salt, 0x9e3779b1) >>> 0 >= limit;
}

function dropRareWords(examples: readonly Example[], least: number): void {
  const seen = new Map<number, number>();
  for (const { prepared } of examples) {
    const slots = new Set(
      prepared.elements.flatMap(({ reads }) => reads.flatMap((read) => read.words)),
    );
    for (const slot of slots) seen.set(slot, (seen.get(slot) ?? 0) + 1);
  }
  for (const { prepared } of examples)
    for (const { reads } of prepared.elements)
      for (const read of reads)
        read.words = read.words.filter((slot) => (seen.get(slot) ?? 0) >= least);
}
