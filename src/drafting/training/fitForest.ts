import type { Forest } from '../readings/forest.ts';
import { sequence } from './chance.ts';

export interface ForestSettings {
  trees: number;
  depth: number;
  rate: number;
  /** Fewest rows a leaf may speak for. */
  least: number;
  /** Draws a leaf’s value towards nothing. */
  decay: number;
  /** Share of the rows and of the features each tree sees. */
  rows: number;
  features: number;
  seed: number;
}

export interface YesOrNo {
  row: readonly number[];
  right: boolean;
}

/** Places a feature may be cut at. */
const CUTS = 24;

/** Gradient-boosted trees for yes or no: the same rows and seed give the same forest. */
export function fitForest(samples: readonly YesOrNo[], settings: ForestSettings): Forest {
  const random = sequence(settings.seed);
  const binned = new Binned(samples.map(({ row }) => row));
  const share = samples.filter(({ right }) => right).length / samples.length;
  const base = short(Math.log(share / (1 - share)));
  const outputs = new Float64Array(samples.length).fill(base);
  const pulls = new Float64Array(samples.length);
  const bends = new Float64Array(samples.length);
  const trees: number[][][] = [];
  for (let tree = 0; tree < settings.trees; tree++) {
    const rows: number[] = [];
    samples.forEach(({ right }, at) => {
      const sure = 1 / (1 + Math.exp(-(outputs[at] ?? 0)));
      pulls[at] = (right ? 1 : 0) - sure;
      bends[at] = sure * (1 - sure);
      if (random() < settings.rows) rows.push(at);
    });
    const features = binned.features.filter(() => random() < settings.features);
    const nodes: number[][] = [];
    const grower = { binned, pulls, bends, features, settings, nodes };
    grow(grower, rows, settings.depth);
    trees.push(nodes);
    for (let at = 0; at < outputs.length; at++)
      outputs[at] = (outputs[at] ?? 0) + binned.value(nodes, at);
  }
  return { base, trees };
}

/** Four decimals: what the file keeps is what is measured. */
const short = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Features as small whole numbers: which of a few stretches a value lies in. */
class Binned {
  readonly features: readonly number[];
  readonly cuts: readonly (readonly number[])[];
  readonly #rows: readonly (readonly number[])[];
  readonly #bins: readonly Uint8Array[];

  constructor(rows: readonly (readonly number[])[]) {
    const width = rows[0]?.length ?? 0;
    this.features = Array.from({ length: width }, (_, feature) => feature);
    this.#rows = rows;
    this.cuts = this.features.map((feature) => cutsOf(rows.map((row) => row[feature] ?? 0)));
    this.#bins = this.features.map((feature) =>
      Uint8Array.from(rows, (row) => {
        const above = this.cuts[feature]?.findIndex((cut) => (row[feature] ?? 0) <= cut) ?? 0;
        return above < 0 ? (this.cuts[feature]?.length ?? 0) : above;
      }),
    );
  }

  bin(feature: number, row: number): number {
    return this.#bins[feature]?.[row] ?? 0;
  }

  value(nodes: readonly (readonly number[])[], row: number): number {
    let node = nodes[0];
    while (node !== undefined && node.length === 4) {
      const [feature = 0, cut = 0, below = 0, above = 0] = node;
      node = nodes[(this.#rows[row]?.[feature] ?? 0) <= cut ? below : above];
    }
    return node?.[0] ?? 0;
  }
}

/** Midway between neighbours where values are few, else at even shares of the rows. */
function cutsOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const distinct = [...new Set(sorted)];
  if (distinct.length <= CUTS)
    return distinct.slice(1).map((value, at) => short((value + (distinct[at] ?? 0)) / 2));
  const places = Array.from({ length: CUTS - 1 }, (_, at) =>
    short(sorted[Math.floor(((at + 1) * sorted.length) / CUTS)] ?? 0),
  );
  return [...new Set(places)];
}

interface Grower {
  binned: Binned;
  pulls: Float64Array;
  bends: Float64Array;
  features: readonly number[];
  settings: ForestSettings;
  nodes: number[][];
}

/** Adds the best tree over these rows and gives its place among the nodes. */
function grow(grower: Grower, rows: readonly number[], depth: number): number {
  const { binned, nodes, settings } = grower;
  const place = nodes.push([]) - 1;
  const best = depth === 0 ? null : bestCut(grower, rows);
  if (best === null) {
    const { pull, bend } = sumsOf(grower, rows);
    nodes[place] = [short((settings.rate * pull) / (bend + settings.decay))];
    return place;
  }
  const below = rows.filter((row) => binned.bin(best.feature, row) <= best.bin);
  const above = rows.filter((row) => binned.bin(best.feature, row) > best.bin);
  const cut = binned.cuts[best.feature]?.[best.bin] ?? 0;
  const left = grow(grower, below, depth - 1);
  nodes[place] = [best.feature, cut, left, grow(grower, above, depth - 1)];
  return place;
}

function sumsOf({ pulls, bends }: Grower, rows: readonly number[]): { pull: number; bend: number } {
  let pull = 0;
  let bend = 0;
  for (const row of rows) {
    pull += pulls[row] ?? 0;
    bend += bends[row] ?? 0;
  }
  return { pull, bend };
}

/** The cut that parts right from wrong best, with enough rows on both sides; null when none does. */
function bestCut(grower: Grower, rows: readonly number[]): { feature: number; bin: number } | null {
  const { binned, pulls, bends, features, settings } = grower;
  const { least, decay } = settings;
  const all = sumsOf(grower, rows);
  const worth = (pull: number, bend: number): number => (pull * pull) / (bend + decay);
  let most = worth(all.pull, all.bend) + 1e-3;
  let best: { feature: number; bin: number } | null = null;
  for (const feature of features) {
    const bins = (binned.cuts[feature]?.length ?? 0) + 1;
    const pull = new Float64Array(bins);
    const bend = new Float64Array(bins);
    const count = new Int32Array(bins);
    for (const row of rows) {
      const bin = binned.bin(feature, row);
      pull[bin] = (pull[bin] ?? 0) + (pulls[row] ?? 0);
      bend[bin] = (bend[bin] ?? 0) + (bends[row] ?? 0);
      count[bin] = (count[bin] ?? 0) + 1;
    }
    let below = { pull: 0, bend: 0, count: 0 };
    for (let bin = 0; bin + 1 < bins; bin++) {
      below = {
        pull: below.pull + (pull[bin] ?? 0),
        bend: below.bend + (bend[bin] ?? 0),
        count: below.count + (count[bin] ?? 0),
      };
      if (below.count < least || rows.length - below.count < least) continue;
      const gain =
        worth(below.pull, below.bend) + worth(all.pull - below.pull, all.bend - below.bend);
      if (gain > most) {
        most = gain;
        best = { feature, bin };
      }
    }
  }
  return best;
}
