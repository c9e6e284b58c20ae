import { expect, it } from 'vitest';
import { weigh } from '../readings/forest.ts';
import { fitForest, type YesOrNo } from './fitForest.ts';

const SETTINGS = {
  trees: 40,
  depth: 2,
  rate: 0.2,
  least: 5,
  decay: 1,
  rows: 0.7,
  features: 1,
  seed: 11,
};

/** Right where the two features agree: no single cut can tell. */
const samples: YesOrNo[] = Array.from({ length: 200 }, (_, at) => {
  const row = [at % 2, Math.floor(at / 2) % 2, at / 200];
  return { row, right: row[0] === row[1] };
});

it('learns what no single feature tells', () => {
  const forest = fitForest(samples, SETTINGS);
  expect(weigh(forest, [1, 1, 0.5])).toBeGreaterThan(0);
  expect(weigh(forest, [0, 0, 0.5])).toBeGreaterThan(0);
  expect(weigh(forest, [1, 0, 0.5])).toBeLessThan(0);
  expect(weigh(forest, [0, 1, 0.5])).toBeLessThan(0);
});

it('grows the same forest from the same rows and seed', () => {
  expect(fitForest(samples, SETTINGS)).toEqual(fitForest(samples, SETTINGS));
});

it('says the share of the rows where no cut is allowed', () => {
  const mostly = samples.map(({ row }, at) => ({ row, right: at % 4 !== 0 }));
  const forest = fitForest(mostly, { ...SETTINGS, least: 300 });
  expect(1 / (1 + Math.exp(-weigh(forest, [0, 0, 0])))).toBeCloseTo(0.75, 1);
});
