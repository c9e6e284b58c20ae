import type { Network } from '../readings/network.ts';
import { sequence, shuffle } from './chance.ts';

export interface FitSettings {
  units: number;
  epochs: number;
  rate: number;
  decay: number;
  seed: number;
}

/** A group of feature rows of which any marked one is right: a choice, or one row for yes or no. */
export interface Sample {
  rows: readonly (readonly number[])[];
  right: readonly boolean[];
}

const BATCH = 32;

/** The mean of several networks as one: what one order of the samples teaches by chance goes out in it. */
export function fitMeanNetwork(
  samples: readonly Sample[],
  choice: boolean,
  settings: FitSettings,
  seeds: readonly number[],
): Network {
  const [first, ...others] = seeds.map((seed) =>
    fitNetwork(samples, choice, { ...settings, seed }),
  );
  if (first === undefined) throw new Error('A mean needs one network at least.');
  const all = [first, ...others];
  const mean = (of: (network: Network) => number): number =>
    short(all.reduce((sum, network) => sum + of(network), 0) / all.length);
  return {
    ...first,
    linear: first.linear.map((_, at) => mean(({ linear }) => linear[at] ?? 0)),
    hidden: all.flatMap(({ hidden }) => hidden),
    output: all.flatMap(({ output }) => output.map((value) => short(value / all.length))),
    bias: mean(({ bias }) => bias),
  };
}

/** Fits a small network by Adam; `choice` ranks rows against each other, else each row is yes or no. */
export function fitNetwork(
  samples: readonly Sample[],
  choice: boolean,
  settings: FitSettings,
): Network {
  const useful = choice ? samples.filter(({ right }) => right.includes(true)) : samples;
  const { mean, spread } = scaleOf(useful);
  const scaled = useful.map(({ rows, right }) => ({
    rows: rows.map((row) =>
      Float64Array.from(row, (value, at) => (value - (mean[at] ?? 0)) / (spread[at] ?? 1)),
    ),
    right,
  }));
  const random = sequence(settings.seed);
  const model = new Model(mean.length, settings, random);
  const order = scaled.map((_, at) => at);
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, random);
    for (let at = 0; at < order.length; at += BATCH) {
      for (const each of order.slice(at, at + BATCH)) {
        const { rows, right } = scaled[each] as (typeof scaled)[number];
        const scores = rows.map((row) => model.output(row));
        const pulls = choice
          ? pullsOfChoice(scores, right)
          : scores.map((score, i) => 1 / (1 + Math.exp(-score)) - (right[i] === true ? 1 : 0));
        rows.forEach((row, i) => model.backward(row, pulls[i] ?? 0));
      }
      model.step(Math.min(BATCH, order.length - at));
    }
  }
  return model.network(mean, spread);
}

function scaleOf(samples: readonly Sample[]): { mean: number[]; spread: number[] } {
  const rows = samples.flatMap((sample) => sample.rows);
  const width = rows[0]?.length ?? 0;
  const mean: number[] = [];
  const spread: number[] = [];
  for (let at = 0; at < width; at++) {
    let sum = 0;
    let squares = 0;
    for (const row of rows) {
      sum += row[at] ?? 0;
      squares += (row[at] ?? 0) ** 2;
    }
    const middle = sum / rows.length;
    mean.push(short(middle));
    spread.push(short(Math.sqrt(Math.max(0, squares / rows.length - middle * middle)) + 0.05));
  }
  return { mean, spread };
}

/** Four decimals: what the file keeps is what is measured. */
const short = (value: number): number => Math.round(value * 1e4) / 1e4;

/** The numbers of a network in one row, with their gradients and Adam's running means. */
class Model {
  readonly #width: number;
  readonly #units: number;
  readonly #settings: FitSettings;
  readonly #values: Float64Array;
  readonly #gradient: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  #steps = 0;

  constructor(width: number, settings: FitSettings, random: () => number) {
    const size = width + settings.units * (width + 2) + 1;
    this.#width = width;
    this.#units = settings.units;
    this.#settings = settings;
    this.#values = new Float64Array(size);
    this.#gradient = new Float64Array(size);
    this.#first = new Float64Array(size);
    this.#second = new Float64Array(size);
    for (let at = width; at < size - 1; at++)
      this.#values[at] = (random() - 0.5) / Math.sqrt(width);
  }

  #inner(row: Float64Array, base: number): number {
    const values = this.#values;
    let sum = values[base + this.#width] as number;
    for (let at = 0; at < this.#width; at++)
      sum += (values[base + at] as number) * (row[at] as number);
    return sum;
  }

  #base(unit: number): number {
    return this.#width + unit * (this.#width + 2);
  }

  output(row: Float64Array): number {
    const values = this.#values;
    let sum = values[values.length - 1] as number;
    for (let at = 0; at < this.#width; at++) sum += (values[at] as number) * (row[at] as number);
    for (let unit = 0; unit < this.#units; unit++) {
      const base = this.#base(unit);
      const inner = this.#inner(row, base);
      if (inner > 0) sum += inner * (values[base + this.#width + 1] as number);
    }
    return sum;
  }

  backward(row: Float64Array, pull: number): void {
    const values = this.#values;
    const gradient = this.#gradient;
    const width = this.#width;
    for (let at = 0; at < width; at++)
      gradient[at] = (gradient[at] as number) + pull * (row[at] as number);
    for (let unit = 0; unit < this.#units; unit++) {
      const base = this.#base(unit);
      const inner = this.#inner(row, base);
      if (inner <= 0) continue;
      const through = pull * (values[base + width + 1] as number);
      for (let at = 0; at < width; at++)
        gradient[base + at] = (gradient[base + at] as number) + through * (row[at] as number);
      gradient[base + width] = (gradient[base + width] as number) + through;
      gradient[base + width + 1] = (gradient[base + width + 1] as number) + pull * inner;
    }
    gradient[gradient.length - 1] = (gradient[gradient.length - 1] as number) + pull;
  }

  step(seen: number): void {
    this.#steps += 1;
    const { rate, decay } = this.#settings;
    const fade = 1 - 0.9 ** this.#steps;
    const slow = 1 - 0.999 ** this.#steps;
    for (let at = 0; at < this.#values.length; at++) {
      const value = this.#values[at] as number;
      const slope = (this.#gradient[at] as number) / seen + decay * value;
      const first = 0.9 * (this.#first[at] as number) + 0.1 * slope;
      const second = 0.999 * (this.#second[at] as number) + 0.001 * slope * slope;
      this.#first[at] = first;
      this.#second[at] = second;
      this.#values[at] = value - (rate * (first / fade)) / (Math.sqrt(second / slow) + 1e-8);
    }
    this.#gradient.fill(0);
  }

  network(mean: number[], spread: number[]): Network {
    const width = this.#width;
    const part = (from: number, to: number): number[] =>
      [...this.#values.subarray(from, to)].map(short);
    const units = Array.from({ length: this.#units }, (_, unit) => this.#base(unit));
    return {
      mean,
      spread,
      linear: part(0, width),
      hidden: units.map((base) => part(base, base + width + 1)),
      output: units.map((base) => short(this.#values[base + width + 1] as number)),
      bias: short(this.#values.at(-1) as number),
    };
  }
}

function pullsOfChoice(scores: readonly number[], right: readonly boolean[]): number[] {
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const good = shares.reduce((sum, share, at) => sum + (right[at] === true ? share : 0), 0);
  return shares.map((share, at) => share / all - (right[at] === true ? share / good : 0));
}
