import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { depositShares } from '#domain/corrections/deposit.ts';
import { vatGroups } from '#domain/corrections/groups.ts';
import { amendmentDraft } from '#domain/corrections/drafts.ts';
import { lotsOf } from '#domain/corrections/situation.ts';
import { orderDepositGross } from '#domain/corrections/orderDeposit.ts';
import { agreementWords } from '#domain/mentions/agreementWords.ts';
import { certifications } from '#domain/mentions/certifications.ts';
import { VAT_RATES } from '#domain/vat/rates.ts';
import { buildClient, buildDocument, buildLine } from '#testing/world/builders.ts';
import { agreedOf, agreedWords } from './agreed.ts';
import { convertQuote } from './conversion.ts';
import { counts } from './lineOptions.ts';
import { agreedWith, areOptions, linesFor, offeredAgain, optionGross } from './options.ts';
import { documentEditSchema } from './editSchema.ts';
import { documentCreationSchema } from './schema.ts';
import { documentTotals } from './totals.ts';
import type { Document, LineItem } from './types.ts';

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 999_999 }).map((n) => n / 10_000),
    unitPrice: fc.integer({ min: 1, max: 9_999_999 }).map((n) => n / 100),
    vatRate: fc.constantFrom(null, ...VAT_RATES.map(({ rate }) => rate)),
    vatCase: fc.constantFrom(null, null, null, 'health' as const),
    option: fc.constantFrom(undefined, 'offered' as const, 'taken' as const, 'declined' as const),
  })
  .map(({ option, ...rest }) => buildLine({ ...rest, ...(option && { option }) }));

/** A quote whose first line is an ordinary one. */
const quote = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 7 }),
    vat: fc.boolean(),
    deposit: fc.constantFrom(
      null,
      ...[10, 30, 33.33, 100].map((value) => ({ by: 'percent' as const, value })),
    ),
  })
  .map(({ lines: [first, ...others], vat, deposit }) =>
    quoteOf([plain(first!), ...others], { vat, orderDeposit: deposit }),
  );

describe('options of a quote', () => {
  it('count in nothing until they are taken, as if their lines were not there', () => {
    fc.assert(fc.property(quote, (one) => sameFigures(one, without(one))));
  });

  it('count as ordinary lines once they are taken', () => {
    fc.assert(
      fc.property(quote, (one) => {
        const all = one.lineItems.flatMap(({ option }, place) => (option ? [place] : []));
        const ordinary = { ...one, lineItems: one.lineItems.map(plain) };
        sameFigures(agreedWith(one, all), ordinary);
      }),
    );
  });

  it('leave the invoice only what was agreed, on ordinary lines', () => {
    fc.assert(
      fc.property(quote, (one) => {
        const { invoice } = convertQuote(one, MADE);
        expect(invoice.lineItems).toEqual(one.lineItems.filter(counts).map(plain));
        expect(documentTotals(invoice)).toMatchObject(sumsOf(one));
      }),
    );
  });

  it('are offered again when the answer is taken back, and on a quote made like this one', () => {
    fc.assert(
      fc.property(quote, (one) => {
        const again = offeredAgain(agreedWith(one, []).lineItems);
        expect(again).toEqual(linesFor('quote', one.lineItems));
        expect(again.every(({ option }) => option === undefined || option === 'offered')).toBe(
          true,
        );
      }),
    );
  });
});

const [base, sanding, varnish] = [
  buildLine({ description: 'Pose du parquet', quantity: 1, unitPrice: 1000 }),
  buildLine({
    description: 'Ponçage\nDeux passes',
    quantity: 1,
    unitPrice: 200,
    option: 'offered',
  }),
  buildLine({ description: 'Vitrificateur', quantity: 2, unitPrice: 50, option: 'offered' }),
];

test('an option comes by itself to what it alone would, at its own rate', () => {
  const lineItems = [
    buildLine({ quantity: 1, unitPrice: 1000 }),
    buildLine({ quantity: 3, unitPrice: 33.33, vatRate: 10, option: 'offered' }),
  ];
  const one = quoteOf(lineItems, { vat: true, vatRate: 20 });
  expect(optionGross(one, 1)).toBe(109.99);
  expect(optionGross({ ...one, vat: false }, 1)).toBe(99.99);
});

test('a choice is of places of options, each named once', () => {
  const { lineItems } = quoteOf([base, sanding, varnish]);
  expect(areOptions(lineItems, [])).toBe(true);
  expect(areOptions(lineItems, [2, 1])).toBe(true);
  for (const places of [[0], [3], [-1], [1.5], [1, 1]]) {
    expect(areOptions(lineItems, places)).toBe(false);
  }
});

test('the text agreed to names the options taken and the total agreed', () => {
  const client = buildClient();
  const words = (taken: number[]) =>
    agreementWords({ client, document: agreedWith(quoteOf([base, sanding, varnish]), taken) })[0];
  expect(words([1])).toMatch(/les prix, avec l’option «.Ponçage.», soit 1.440,00.€ TTC\.$/);
  expect(words([])).toMatch(/les prix, sans option, soit 1.200,00.€ TTC\.$/);
  expect(words([1, 2])).toContain(
    'avec les options «\u00A0Ponçage\u00A0» et «\u00A0Vitrificateur\u00A0»',
  );
});

test('what was agreed is said with its total', () => {
  const agreed = agreedOf(agreedWith(quoteOf([base, sanding, varnish]), [2]))!;
  expect(agreedWords(agreed)).toMatch(
    /^avec l’option «\u00A0Vitrificateur\u00A0», soit 1.320,00.€ TTC$/,
  );
  expect(agreedOf(quoteOf([base]))).toBeNull();
});

test('an amendment orders what was taken, and offers again what was not', () => {
  const accepted = agreedWith(quoteOf([base, sanding, varnish]), [1]);
  const { lineItems } = amendmentDraft(accepted, MADE);
  expect(lineItems.map(({ option }) => option)).toEqual([undefined, undefined, 'offered']);
});

test('situations bill the lines that count, at their own places', () => {
  const accepted = agreedWith(quoteOf([base, sanding, varnish]), [2]);
  expect(lotsOf(accepted, []).map(({ place }) => place)).toEqual([0, 2]);
});

test('nobody certifies what they declined', () => {
  const home = { ...sanding!, vatRate: 10, inOldHome: true };
  const offered = quoteOf([base, home]);
  expect(certifications(offered)).toHaveLength(1);
  expect(certifications(agreedWith(offered, [1]))).toHaveLength(1);
  expect(certifications(agreedWith(offered, []))).toEqual([]);
});

describe('a line en option', () => {
  const option = { description: 'Ponçage', quantity: 1, unitPrice: 200, option: 'offered' };
  const sold = { description: 'Pose', quantity: 1, unitPrice: 1000 };
  const wanted = {
    clientId: 'c',
    date: '2026-11-21',
    dueDate: '2026-12-21',
    lineItems: [sold, option],
  };

  test('stands on a quote, and is refused beside itself on an invoice', () => {
    expect(refusals({ ...wanted, type: 'quote' })).toEqual({});
    expect(refusals({ ...wanted, type: 'invoice' })).toEqual({
      'lineItems.1.option':
        'Seul un devis propose des options\u00A0: décochez «\u00A0En option\u00A0»',
    });
  });

  test('is no discount, and never all there is', () => {
    const less = { ...option, unitPrice: -20 };
    expect(refusals({ ...wanted, type: 'quote', lineItems: [sold, less] })).toEqual({
      'lineItems.1.option': 'Une remise ou une déduction ne se propose pas en option',
    });
    expect(refusals({ ...wanted, type: 'quote', lineItems: [option] })).toEqual({
      lineItems: 'Gardez au moins une ligne qui ne soit pas en option',
    });
  });

  test('is taken by its client’s answer alone', () => {
    const lineItems = ['taken', 'declined', null].map((said) => ({ ...option, option: said }));
    const edit = documentEditSchema.parse({ lineItems });
    expect(edit.lineItems?.map((one) => one.option)).toEqual(['offered', 'offered', undefined]);
  });

  test('cannot take a quote above the highest total', () => {
    const dear = { ...option, unitPrice: 900_000_000, quantity: 1 };
    expect(
      refusals({
        ...wanted,
        type: 'quote',
        lineItems: [{ ...sold, unitPrice: 900_000_000 }, dear],
      }),
    ).toEqual({
      lineItems: 'Le total du document est trop élevé',
    });
  });
});

const MADE = {
  id: 'made',
  number: 'N',
  date: '2026-11-23',
  now: '2026-11-23T10:00:00.000Z',
} as const;

function sameFigures(one: Document, other: Document): void {
  expect(sumsOf(one)).toEqual(sumsOf(other));
  expect(vatGroups(one)).toEqual(vatGroups(other));
  expect(orderDepositGross(one)).toBe(orderDepositGross(other));
  const asked = { percent: 30 };
  expect(depositShares(one, [], asked)).toEqual(depositShares(other, [], asked));
  const invoices = [one, other].map((each) => convertQuote(each, MADE).invoice);
  expect(invoices[0]!.lineItems).toEqual(invoices[1]!.lineItems);
  expect(lotsOf(one, []).map(({ contract }) => contract)).toEqual(
    lotsOf(other, []).map(({ contract }) => contract),
  );
}

function sumsOf(document: Document) {
  const { lines: _, ...sums } = documentTotals(document);
  return sums;
}

function without(document: Document): Document {
  return { ...document, lineItems: document.lineItems.filter(counts) };
}

function plain(own: LineItem): LineItem {
  const { option: _, ...rest } = own;
  return rest;
}

function quoteOf(lineItems: (LineItem | undefined)[], facts: Partial<Document> = {}): Document {
  return buildDocument({ type: 'quote', ...facts, lineItems: lineItems as LineItem[] });
}

function refusals(input: object): Record<string, string> {
  const { error } = documentCreationSchema.safeParse(input);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}
