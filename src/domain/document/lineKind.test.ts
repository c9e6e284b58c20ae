import { expect, test } from 'vitest';
import { kindAtPrice, LINE_KINDS, lineKind } from './lineKind.ts';

test('a line that does not say what it is, is told by the sign of its price', () => {
  expect([5, 0, -5].map((unitPrice) => lineKind({ unitPrice }))).toEqual([
    'sale',
    'sale',
    'discount',
  ]);
  for (const kind of LINE_KINDS) expect(lineKind({ kind, unitPrice: -5 })).toBe(kind);
});

test('a price typed anew makes a sale above zero, and takes a sale off below', () => {
  for (const kind of LINE_KINDS) {
    expect(kindAtPrice(kind, 5)).toBe('sale');
    expect(kindAtPrice(kind, 0)).toBe(kind);
  }
  expect(LINE_KINDS.map((kind) => kindAtPrice(kind, -5))).toEqual([
    'discount',
    'discount',
    'deduction',
  ]);
});
