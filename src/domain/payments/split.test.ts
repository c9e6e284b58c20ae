import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentTotals } from '#domain/document/totals.ts';
import { sum } from '#domain/money/decimal.ts';
import { shareOut } from '#domain/money/shareOut.ts';
import {
  coverage,
  groupsLess,
  groupsOf,
  type RateShare,
  type Split,
  splitPayment,
  splitReversal,
} from './split.ts';

const twoRates = groupsOf(
  documentTotals({
    vat: true,
    vatRate: 20,
    lineItems: [
      { quantity: 2, unitPrice: 449.99 },
      { quantity: 1, unitPrice: 55.35, vatRate: 5.5 },
    ],
  }),
);

const cents = (max: number) => fc.integer({ min: 1, max }).map((value) => value / 100);
const documents = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 20 }),
      unitPrice: cents(200_000),
      vatRate: fc.constantFrom(20, 10, 5.5, 2.1),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((lineItems) => groupsOf(documentTotals({ vat: true, vatRate: 20, lineItems })));
/** Parts of the whole, in thousandths: what clients pay before they settle. */
const parts = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 12 });

const owed = (groups: readonly RateShare[]) => sum(groups.map(({ gross }) => gross));
const amountOf = ({ shares, excess }: Split) => sum([...shares.map(({ gross }) => gross), excess]);
const paidAt = (splits: readonly Split[], rate: number) => {
  const shares = splits.flatMap((split) => split.shares.filter((share) => share.rate === rate));
  return { gross: sum(shares.map(({ gross }) => gross)), vat: sum(shares.map(({ vat }) => vat)) };
};

/** Pays each part of what is owed, then the rest. */
function payOff(debt: readonly RateShare[], thousandths: readonly number[], from: Split[] = []) {
  const splits = [...from];
  const left = () => sum([owed(debt), ...splits.map((split) => -amountOf(split))]);
  for (const part of thousandths) {
    const amount = Math.floor((owed(debt) * part) / 10) / 100;
    if (amount > 0 && amount < left()) splits.push(splitPayment(amount, debt, splits));
  }
  splits.push(splitPayment(left(), debt, splits));
  return splits;
}

describe('a sum shared out', () => {
  test('goes by the largest remainder, to the cent', () => {
    expect(shareOut(500, [1079.98, 58.39])).toEqual([474.35, 25.65]);
    expect(shareOut(1000, [1079.98, 58.39])).toEqual([948.71, 51.29]);
    expect(shareOut(-0.01, [1, 1])).toEqual([0, -0.01]);
    expect(shareOut(5, [0, 0])).toEqual([0, 0]);
  });

  test('gives back the sum, and no share passes its weight', () => {
    const weights = fc.array(
      fc.integer({ min: 0, max: 99_999_999_999_999 }).map((value) => value / 100),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 1000 }), (all, part) => {
        const amount = Math.floor((sum(all) * part) / 10) / 100;
        const shares = shareOut(amount, all);
        expect(sum(shares)).toBe(sum(all) === 0 ? 0 : amount);
        for (const [index, share] of shares.entries()) {
          expect(share).toBeLessThanOrEqual(all[index]!);
        }
      }),
    );
  });
});

describe('the split of a payment', () => {
  test('shares 500.00 of 1,138.37 as the VAT return asks', () => {
    const first = splitPayment(500, twoRates, []);
    expect(first).toEqual({
      shares: [
        { rate: 20, gross: 474.35, vat: 79.06 },
        { rate: 5.5, gross: 25.65, vat: 1.34 },
      ],
      excess: 0,
    });
    expect(splitPayment(638.37, twoRates, [first]).shares).toEqual([
      { rate: 20, gross: 605.63, vat: 100.94 },
      { rate: 5.5, gross: 32.74, vat: 1.7 },
    ]);
  });

  test('adds up to the payment, and the one that settles closes every rate', () => {
    fc.assert(
      fc.property(documents, parts, (debt, thousandths) => {
        const splits = payOff(debt, thousandths);
        expect(sum(splits.map(amountOf))).toBe(owed(debt));
        for (const { shares } of splits) {
          for (const share of shares) expect(share.gross).toBeGreaterThanOrEqual(0);
        }
        for (const { rate, gross, vat } of debt) {
          expect(paidAt(splits, rate)).toEqual({ gross, vat });
        }
      }),
    );
  });

  test('closes what avoirs leave of every rate, whenever they came', () => {
    fc.assert(
      fc.property(documents, parts, fc.nat(3), (whole, thousandths, which) => {
        const first = splitPayment(Math.floor(owed(whole) * 25) / 100, whole, []);
        const credited = whole[which % whole.length]!;
        const debt = groupsLess(whole, [[credited]]);
        const splits = payOff(debt, thousandths, [first]);
        for (const { rate, gross, vat } of debt) {
          expect(paidAt(splits, rate)).toEqual({ gross, vat });
          expect(coverage(debt, splits).find((share) => share.rate === rate)).toEqual({
            rate,
            gross,
            vat,
          });
        }
        expect(sum(splits.map(amountOf))).toBe(owed(debt));
      }),
    );
  });

  test('keeps what passes the debt apart, without VAT, and gives it back first', () => {
    const over = splitPayment(1200, twoRates, []);
    expect(over.excess).toBe(61.63);
    expect(over.shares).toEqual(twoRates);
    const back = splitPayment(-100, twoRates, [over]);
    expect(back.excess).toBe(-61.63);
    expect(amountOf(back)).toBe(-100);
    expect(sum(back.shares.map(({ gross }) => gross))).toBe(-38.37);
  });

  test('of a reversal leaves nothing, in whatever order payments are taken back', () => {
    fc.assert(
      fc.property(documents, parts, fc.array(fc.nat(), { maxLength: 14 }), (debt, some, order) => {
        const paid = payOff(debt, some).map((split) => ({ amount: amountOf(split), split }));
        paid.push({
          amount: 10,
          split: splitPayment(
            10,
            debt,
            paid.map(({ split }) => split),
          ),
        });
        const splits = paid.map(({ split }) => split);
        for (const pick of [...order, ...paid.map(() => 0)]) {
          const [reversed] = paid.splice(pick % Math.max(1, paid.length), 1);
          if (!reversed) continue;
          const split = splitReversal(reversed, debt, splits);
          expect(amountOf(split)).toBe(0 - reversed.amount);
          splits.push(split);
        }
        for (const { rate } of debt) expect(paidAt(splits, rate)).toEqual({ gross: 0, vat: 0 });
        expect(sum(splits.map(({ excess }) => excess))).toBe(0);
      }),
    );
  });

  test('moves money that an avoir frees at one rate to the rates that lack some', () => {
    const half = splitPayment(569.18, twoRates, []);
    const debt = groupsLess(twoRates, [
      [
        { rate: 20, gross: 539.99, vat: 90 },
        { rate: 5.5, gross: 29.2, vat: 1.52 },
      ],
    ]);
    const settled = coverage(debt, [half]);
    expect(settled).toEqual(debt);
  });

  test('spreads nothing over a document that asks for nothing', () => {
    expect(splitPayment(10, [{ rate: 0, gross: 0, vat: 0 }], [])).toEqual({
      shares: [],
      excess: 10,
    });
  });
});
