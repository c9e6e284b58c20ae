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
