import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exact, roundToCents, sum } from '#domain/money/decimal.ts';
import { VAT_EXEMPTION_CODES } from '#domain/vat/exemptionCodes.ts';
import { VAT_RATES } from '#domain/vat/rates.ts';
import { documentTotals, lineTotal, type Totalled } from './totals.ts';

const line = (quantity: number, unitPrice: number, vatRate?: number) => ({
  quantity,
  unitPrice,
  vatRate,
});

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 99_999_999 }).map((n) => n / 10_000),
    unitPrice: fc.integer({ min: 0, max: 99_999_999 }).map((n) => n / 10_000),
    vatRate: fc.constantFrom(null, ...VAT_RATES.map(({ rate }) => rate)),
    vatCase: fc.constantFrom(null, null, null, ...VAT_EXEMPTION_CODES),
  }),
  { minLength: 1, maxLength: 30 },
);

const documents: fc.Arbitrary<Totalled> = fc.record({
  lineItems: lines,
  vat: fc.boolean(),
  vatRate: fc.constantFrom(...VAT_RATES.map(({ rate }) => rate)),
});

test('three days at 450 € and a year of hosting come to 1 836,00 € TTC', () => {
  const totals = documentTotals({
    lineItems: [line(3, 450), line(12, 15)],
    vat: true,
    vatRate: 20,
  });
  expect(totals).toEqual({
    lines: [
      { net: 1350, vatRate: 20, vatCase: null },
      { net: 180, vatRate: 20, vatCase: null },
    ],
    net: 1530,
    vatBreakdown: [{ rate: 20, vatCase: null, base: 1530, vat: 306 }],
    vatTotal: 306,
    gross: 1836,
    amountDue: 1836,
    totalLabel: 'TTC',
    vatTotalInEuros: null,
  });
});

test('VAT is rounded once per rate on the sum: three times 1,13 € bears 0,68 €, not 0,69 €', () => {
  const totals = documentTotals({
    lineItems: [line(1, 1.13), line(1, 1.13), line(1, 1.13)],
    vat: true,
    vatRate: 20,
  });
  expect(totals.vatTotal).toBe(0.68);
});

test('lines may bear their own rates; the highest comes first', () => {
  const totals = documentTotals({
    lineItems: [line(1, 100, 5.5), line(1, 200), line(2, 50, 10), line(1, -20)],
    vat: true,
    vatRate: 20,
  });
  expect(totals.vatBreakdown).toEqual([
    { rate: 20, vatCase: null, base: 180, vat: 36 },
    { rate: 10, vatCase: null, base: 100, vat: 10 },
    { rate: 5.5, vatCase: null, base: 100, vat: 5.5 },
  ]);
  expect(totals.gross).toBe(431.5);
});

test('a line that says why it bears no VAT is apart, at no rate', () => {
  const totals = documentTotals({
    lineItems: [line(1, 1000), { ...line(1, 86), vatCase: 'disbursement' }],
    vat: true,
    vatRate: 20,
  });
  expect(totals.vatBreakdown).toEqual([
    { rate: 20, vatCase: null, base: 1000, vat: 200 },
    { rate: 0, vatCase: 'disbursement', base: 86, vat: 0 },
  ]);
  expect(totals).toMatchObject({ net: 1086, vatTotal: 200, gross: 1286, totalLabel: 'TTC' });
});

test('each share is the VAT of its base once, and no two shares are of one kind', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const { lines, vatBreakdown } = documentTotals(document);
      const kinds = vatBreakdown.map(({ rate, vatCase }) => `${rate} ${vatCase}`);
      expect(new Set(kinds).size).toBe(kinds.length);
      for (const { rate, vatCase, base, vat } of vatBreakdown) {
        expect(vatCase === null || rate === 0).toBe(true);
        expect(roundToCents(exact(base).times(exact(rate)).div(100)).toNumber()).toBe(vat);
        const of = lines.filter((one) => one.vatRate === rate && one.vatCase === vatCase);
        expect(sum(of.map(({ net }) => net))).toBe(base);
      }
    }),
  );
});

test('without VAT nothing is added and the total is HT', () => {
  const totals = documentTotals({ lineItems: [line(1, 99.99)], vat: false, vatRate: 20 });
  expect(totals).toMatchObject({ net: 99.99, gross: 99.99, vatTotal: 0, totalLabel: 'HT' });
  expect(totals.vatBreakdown).toEqual([]);
});

test('a document without lines totals its amount', () => {
  const totals = documentTotals({ lineItems: [], amount: 1000, vat: true, vatRate: 20 });
  expect(totals).toMatchObject({ net: 1000, vatTotal: 200, gross: 1200 });
});

test('what was paid is no longer due, and VAT in another currency is told in euros', () => {
  const totals = documentTotals({
    lineItems: [line(1, 1000)],
    vat: true,
    vatRate: 20,
    currency: 'USD',
    euroRate: 0.8625,
    alreadyPaid: { amount: 300 },
  });
  expect(totals.amountDue).toBe(900);
  expect(totals.vatTotalInEuros).toBe(172.5);
});

test('half a day, a label at 0,0375 € and a non-number have exact totals', () => {
  expect(lineTotal(0.5, 450)).toBe(225);
  expect(lineTotal(1000, 0.0375)).toBe(37.5);
  expect(lineTotal(1, 8.325)).toBe(8.33);
  expect(lineTotal(Number.NaN, 10)).toBe(0);
});

test('net + VAT = gross, the breakdown sums to the totals, lines sum to the net', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const totals = documentTotals(document);
      expect(sum([totals.net, totals.vatTotal])).toBe(totals.gross);
      expect(sum(totals.lines.map(({ net }) => net))).toBe(totals.net);
      expect(sum(totals.vatBreakdown.map(({ vat }) => vat))).toBe(totals.vatTotal);
      const bases = sum(totals.vatBreakdown.map(({ base }) => base));
      expect(bases).toBe(document.vat ? totals.net : 0);
    }),
  );
});

test('totals do not depend on the order of lines', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const reversed = { ...document, lineItems: document.lineItems.toReversed() };
      const { lines: _, ...totals } = documentTotals(document);
      const { lines: __, ...other } = documentTotals(reversed);
      expect(other).toEqual(totals);
    }),
  );
});
