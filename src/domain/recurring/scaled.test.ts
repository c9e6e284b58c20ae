import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentTotals, withTotal } from '#domain/document/totals.ts';
import type { LineItem } from '#domain/document/types.ts';
import { scaledTo } from './scaled.ts';

const line = (description: string, quantity: number, unitPrice: number): LineItem =>
  withTotal({ description, quantity, unitPrice });
const netOf = (lineItems: readonly LineItem[]) =>
  documentTotals({ lineItems, vat: false, vatRate: 0 }).net;

it('one line takes the new total by its price, in whole cents where it can', () => {
  expect(scaledTo([line('Forfait', 1, 120)], 150)).toMatchObject([{ unitPrice: 150 }]);
  expect(scaledTo([line('Heures', 3, 40)], 100)).toMatchObject([
    { unitPrice: 33.3333, total: 100 },
  ]);
});

it('several lines keep their proportions, and a discount stays one', () => {
  const lines = [line('Maintenance', 2, 100), line('Hébergement', 1, 50), line('Remise', 1, -25)];
  const scaled = scaledTo(lines, 450);
  expect(scaled?.map(({ unitPrice }) => unitPrice)).toEqual([200, 100, -50]);
});

it('what comes to nothing has no part', () => {
  expect(scaledTo([line('Offert', 1, 0)], 100)).toBeNull();
});

it('the total is the one asked for, to the cent, and no sign changes', () => {
  const lines = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 500_000 }))
      .map(([quarters, cents]) => line('Ligne', quarters / 4, cents / 100)),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(lines, fc.integer({ min: 100, max: 5_000_000 }), (before, cents) => {
      const after = scaledTo(before, cents / 100);
      // Quantities of a hundred at most bear any cent on a price of four decimals.
      expect(after).not.toBeNull();
      expect(netOf(after ?? [])).toBe(cents / 100);
      for (const [at, { unitPrice, quantity }] of (after ?? []).entries()) {
        expect(unitPrice).toBeGreaterThanOrEqual(0);
        expect(quantity).toBe(before[at]?.quantity);
      }
    }),
    { numRuns: 40 },
  );
});
