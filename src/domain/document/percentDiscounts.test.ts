import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line } from '#testing/line.ts';
import { withPercentDiscounts } from './percentDiscounts.ts';
import type { LineItem } from './types.ts';

const PAINT = line('Peinture', 45, 20, 'm2');
const ROOM = line('Préparation', 1, 100);
const off = (description: string, amount: number): LineItem => ({
  ...line(description, 1, -amount || 0),
  kind: 'discount',
});
const work = (cents: number): LineItem => line('Travail', 1, cents / 100);
const wider = { ...PAINT, quantity: 60, total: 1200 };
const amounts = (lines: LineItem[]): number[] => lines.map(({ total }) => total);

describe('a discount named by its percentage', () => {
  it('follows what is sold', () => {
    const discount = off('Remise 5 %', 50);
    const after = withPercentDiscounts([PAINT, ROOM, discount], [wider, ROOM, discount]);
    expect(amounts(after)).toEqual([1200, 100, -65]);
    expect(amounts(withPercentDiscounts(after, [ROOM, after[2] as LineItem]))).toEqual([100, -5]);
  });

  it('comes back with what is typed, though the field was empty between', () => {
    const discount = off('Remise 7,5 %', 67.5);
    const empty = withPercentDiscounts([PAINT, discount], [{ ...PAINT, total: 0 }, discount]);
    expect(amounts(empty)).toEqual([0, 0]);
    const [, none] = empty as [LineItem, LineItem];
    expect(amounts(withPercentDiscounts(empty, [wider, none]))).toEqual([1200, -90]);
  });

  it.each([
    ['another amount than its percentage', off('Remise 5 %', 48)],
    ['no percentage', off('Remise fidélité', 50)],
    ['a part of the lines', off('Remise 5 % sur Peinture', 45)],
    ['a price, and no discount', { ...line('Majoration 5 %', 1, 50), kind: 'sale' as const }],
  ])('stays where it says %s', (_, discount) => {
    expect(withPercentDiscounts([PAINT, ROOM, discount], [wider, ROOM, discount])[2]).toBe(
      discount,
    );
  });

  it('stays where it was changed itself', () => {
    const changed = off('Remise 5 %', 80);
    const before = [PAINT, ROOM, off('Remise 5 %', 50)];
    expect(withPercentDiscounts(before, [wider, ROOM, changed])[2]).toBe(changed);
  });

  it('is what it was once the lines are as they were', () => {
    const prices = integer({ min: 0, max: 5_000_000 });
    assert(
      property(prices, prices, integer({ min: 1, max: 99 }), (first, second, percent) => {
        const share = Math.floor((2 * first * percent + 100) / 200) / 100;
        const before = [work(first), off(`Remise ${percent} %`, share)];
        const between = withPercentDiscounts(before, [work(second), before[1] as LineItem]);
        const after = withPercentDiscounts(between, [work(first), between[1] as LineItem]);
        expect(after[1]).toEqual(before[1]);
      }),
    );
  });
});
