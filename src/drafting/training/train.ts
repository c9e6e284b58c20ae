import { ACTION_GROUP, ACTION_INDEX, DENSE_WIDTH, END, GROUP_WIDTH } from '../readings/actions.ts';
import { cutColumn } from '../readings/cuts.ts';
import { addFeatures } from '../readings/features.ts';
import { finish } from '../readings/finish.ts';
import { DENSE_BITS, WORD_BITS } from '../readings/hash.ts';
import { prepare, type Prepared, type Read } from '../readings/prepare.ts';
import { searchable } from '../readings/searchable.ts';
import { stepsOf, type State } from '../readings/path.ts';
import { search, type Guide } from '../readings/search.ts';
import type { Weights } from '../readings/weights.ts';
import { normalise, type NormalisedPrompt } from '../normalise.ts';
import { describeLine } from '../readings/words.ts';
import type { AnnotatedCase } from './cases.ts';
import { sequence, shuffle } from './chance.ts';
import { guideOf } from './guide.ts';
import { isExact, type ScoredAnswer } from './score.ts';

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
  const prepared = prepare(searchable(prompt.folded), each.amount ?? null);
  addFeatures(prepared);
  const free = guideOf(prepared, each, prompt.text, false);
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

/** A state's lines in the form the scorer reads. */
export function answerOf({ prepared, prompt }: Example, state: State): ScoredAnswer {
  const { lines, total } = finish(prepared, state, false);
  return {
    totalAmount: total,
    lineItems: lines
      .filter((line) => line.kind !== 'deduction')
      .map((line) => ({
        description: describeLine(prepared, prompt, line),
        quantity: line.quantity,
        unitPrice: line.unitPrice,
        kind: line.kind,
      })),
  };
}

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
  least: 3,
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
  for (const seed of settings.seeds) {
    const epochs = Math.floor(settings.epochs / 2);
    const share = 1 / (epochs * settings.seeds.length);
    const model = emptyModel();
    const random = sequence(seed);
    const order = examples.map((_, at) => at);
    for (const example of examples) example.missed = 0;
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

interface Tables {
  words: Float32Array;
  dense: Float32Array;
}

interface Model extends Tables {
  wordSquares: Float32Array;
  denseSquares: Float32Array;
}

function emptyTables(): Tables {
  return {
    words: new Float32Array(GROUP_WIDTH << WORD_BITS),
    dense: new Float32Array(DENSE_WIDTH << DENSE_BITS),
  };
}

function emptyModel(): Model {
  const { words: wordSquares, dense: denseSquares } = emptyTables();
  return { ...emptyTables(), wordSquares, denseSquares };
}

function weightsOf(model: Model): Weights {
  return {
    words: { rowOf: null, values: model.words, width: GROUP_WIDTH },
    dense: { rowOf: null, values: model.dense, width: DENSE_WIDTH },
    scale: 1,
  };
}

/** Whole numbers of one byte, as the file keeps them: what is measured is what ships. */
function quantised(model: Tables): Weights {
  const whole = (values: Float32Array): Int8Array =>
    Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(value * SCALE))));
  return {
    words: { rowOf: null, values: whole(model.words), width: GROUP_WIDTH },
    dense: { rowOf: null, values: whole(model.dense), width: DENSE_WIDTH },
    scale: SCALE,
  };
}

const SCALE = 40;

function addInto(sum: Tables, part: Tables, share: number): void {
  for (const name of ['words', 'dense'] as const) {
    part[name].forEach((value, at) => (sum[name][at] = (sum[name][at] ?? 0) + share * value));
  }
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

/** Adds a reading's features, with their pull, to the gradient. */
function gather(
  state: State,
  pull: number,
  words: Map<number, number>,
  dense: Map<number, number>,
): void {
  for (const { read, action, slots, cut } of stepsOf(state)) {
    const column = ACTION_INDEX[action];
    const group = ACTION_GROUP[column] ?? 0;
    for (const slot of read.words) bump(words, slot * GROUP_WIDTH + group, pull);
    for (const slot of read.dense) bump(dense, slot * DENSE_WIDTH + column, pull);
    for (const slot of slots) bump(dense, slot * DENSE_WIDTH + column, pull);
    for (const slot of cut?.slots ?? []) bump(dense, slot * DENSE_WIDTH + cutColumn(action), pull);
  }
  for (const slot of state.end) bump(dense, slot * DENSE_WIDTH + END, pull);
}

function bump(gradient: Map<number, number>, at: number, by: number): void {
  gradient.set(at, (gradient.get(at) ?? 0) + by);
}

function update(
  values: Float32Array,
  squares: Float32Array,
  gradient: Map<number, number>,
  { rate, decay }: Settings,
): void {
  for (const [at, pull] of gradient) {
    if (Math.abs(pull) < 1e-6) continue;
    const step = pull - decay * (values[at] ?? 0);
    squares[at] = (squares[at] ?? 0) + step * step;
    values[at] = (values[at] ?? 0) + (rate * step) / Math.sqrt((squares[at] ?? 0) + 0.1);
  }
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
