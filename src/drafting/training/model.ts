import { ACTION_GROUP, ACTION_INDEX, DENSE_WIDTH, END, GROUP_WIDTH } from '../readings/actions.ts';
import { cutColumn } from '../readings/cuts.ts';
import { DENSE_BITS, WORD_BITS } from '../readings/hash.ts';
import { stepsOf, type State } from '../readings/path.ts';
import type { Weights } from '../readings/weights.ts';

export interface Tables {
  words: Float32Array;
  dense: Float32Array;
}

export interface Model extends Tables {
  wordSquares: Float32Array;
  denseSquares: Float32Array;
}

export function emptyTables(): Tables {
  return {
    words: new Float32Array(GROUP_WIDTH << WORD_BITS),
    dense: new Float32Array(DENSE_WIDTH << DENSE_BITS),
  };
}

export function emptyModel(): Model {
  const { words: wordSquares, dense: denseSquares } = emptyTables();
  return { ...emptyTables(), wordSquares, denseSquares };
}

export function weightsOf(model: Model): Weights {
  return {
    words: { rowOf: null, values: model.words, width: GROUP_WIDTH },
    dense: { rowOf: null, values: model.dense, width: DENSE_WIDTH },
    scale: 1,
  };
}

/** Whole numbers of one byte, as the file keeps them: what is measured is what ships. */
export function quantised(model: Tables): Weights {
  const whole = (values: Float32Array, least: number): Int8Array =>
    Int8Array.from(values, (value) => {
      const rounded = Math.max(-127, Math.min(127, Math.round(value * SCALE)));
      return Math.abs(rounded) < least ? 0 : rounded;
    });
  return {
    words: { rowOf: null, values: whole(model.words, LEAST_OF_WORDS), width: GROUP_WIDTH },
    dense: { rowOf: null, values: whole(model.dense, 1), width: DENSE_WIDTH },
    scale: SCALE,
  };
}

/** Finer numbers weigh more and read no better: 40 took 38 kB for figures within chance of these. */
const SCALE = 24;

/** Words that have learned one or two weigh 139 kB, for a quarter of a point at most (`docs/drafting.md`). */
const LEAST_OF_WORDS = 3;

export function addInto(sum: Tables, part: Tables, share: number): void {
  for (const name of ['words', 'dense'] as const) {
    part[name].forEach((value, at) => (sum[name][at] = (sum[name][at] ?? 0) + share * value));
  }
}

/** Adds a reading's features, with their pull, to the gradient. */
export function gather(
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

export function update(
  values: Float32Array,
  squares: Float32Array,
  gradient: Map<number, number>,
  { rate, decay }: { rate: number; decay: number },
): void {
  for (const [at, pull] of gradient) {
    if (Math.abs(pull) < 1e-6) continue;
    const step = pull - decay * (values[at] ?? 0);
    squares[at] = (squares[at] ?? 0) + step * step;
    values[at] = (values[at] ?? 0) + (rate * step) / Math.sqrt((squares[at] ?? 0) + 0.1);
  }
}
