import { expect, it } from 'vitest';
import { decodeTable, encodeTable } from './codec.ts';

it('gives back the rows it was given, and knows the empty ones', () => {
  const values = new Int8Array(1000 * 3);
  values.set([5, 0, -7], 4 * 3);
  values.set([-128, 127, 1], 700 * 3);
  const table = decodeTable(encodeTable({ rowOf: null, values, width: 3 }, 1000), 1000, 3);
  const row = (slot: number): number[] => {
    const at = table.rowOf?.[slot] ?? -1;
    return at < 0 ? [] : Array.from(table.values.slice(at * 3, at * 3 + 3));
  };
  expect(row(4)).toEqual([5, 0, -7]);
  expect(row(700)).toEqual([-128, 127, 1]);
  expect(row(5)).toEqual([]);
});

it('carries numbers larger than one character, and stays as it is in JSON', () => {
  const slots = 100_000;
  const values = new Int8Array(slots * 2);
  for (const [slot, value] of [
    [90, 60],
    [91, -60],
    [99_999, 127],
  ] as const)
    values[slot * 2 + 1] = value;
  const encoded = encodeTable({ rowOf: null, values, width: 2 }, slots);
  expect(JSON.stringify(encoded)).not.toContain('\\\\');
  const table = decodeTable(JSON.parse(JSON.stringify(encoded)) as typeof encoded, slots, 2);
  expect([90, 91, 99_999].map((slot) => table.values[(table.rowOf?.[slot] ?? 0) * 2 + 1])).toEqual([
    60, -60, 127,
  ]);
  expect(table.rowOf?.filter((row) => row >= 0)).toHaveLength(3);
});
