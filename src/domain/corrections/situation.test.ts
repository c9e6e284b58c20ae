import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { exact, sum } from '#domain/money/decimal.ts';
import { buildDocument, buildLine } from '#testing/world/builders.ts';
import { depositShares } from './deposit.ts';
import { creditNoteDraft, depositDraft, situationDraft } from './drafts.ts';
import { vatGroups } from './groups.ts';
import { isWhole, percentDone } from './progress.ts';
import {
  type InvoicedSituation,
  lotsOf,
  type Progress,
  progressProblems,
  situated,
  situationLines,
  situationProblems,
  standingSituations,
  takenBySituations,
} from './situation.ts';

const at = { id: 'new', number: 'INV-009', date: '2026-11-22', now: '2026-11-22T10:00:00.000Z' };

const quoteOf = (...lines: [description: string, unitPrice: number, vatRate: number][]) =>
  buildDocument({
    type: 'quote',
    lineItems: lines.map(([description, unitPrice, vatRate]) =>
      buildLine({ quantity: 1, description, unitPrice, vatRate }),
    ),
  });

const works = quoteOf(['Gros œuvre\nFondations', 60_000, 20], ['Isolation', 40_000, 5.5]);

interface Chantier {
  deposits?: readonly Document[];
}

function situationOf(
  quote: Document,
  earlier: readonly InvoicedSituation[],
  progress: readonly Progress[],
  { deposits = [] }: Chantier = {},
): Document {
  const lines = situationLines(quote, lotsOf(quote, earlier), progress);
  const id = `situation-${earlier.length + 1}`;
  const draft = situationDraft(quote, lines, { ...at, id });
  const invoiced = deposits.map((deposit) => ({
    deposit,
    credited: [],
    taken: takenBySituations(earlier, deposit.id),
  }));
  return situated(draft, quote, earlier, invoiced);
}

const billing = (unitPrice: number) => ({
  currency: 'EUR',
  lineItems: [buildLine({ quantity: 1, unitPrice, quotedLine: 0 })],
});

/** What it takes back of deposits, line by line. */
const back = (one: Document) =>
  one.lineItems.filter(({ depositId }) => depositId).map(({ total }) => total);

const issued = (situation: Document, ...credited: Document[]) => ({ situation, credited });

describe('a situation', () => {
  test('bills what is done less what was billed before: 60 000 less 25 000 is 35 000 HT', () => {
    const one = quoteOf(['Gros œuvre', 100_000, 20]);
    const first = situationOf(one, [], [{ place: 0, percent: 25 }]);
    const second = situationOf(one, [issued(first)], [{ place: 0, percent: 60 }]);
    expect(documentTotals(second)).toMatchObject({ net: 35_000, vatTotal: 7_000, gross: 42_000 });
    expect(second).toMatchObject({
      kind: 'situation',
      situation: {
        rank: 2,
        lots: [{ place: 0, contract: 100_000, cumulated: 60_000, before: 25_000 }],
      },
      references: [{ relation: 'situation_of', number: 'QUO-001' }],
    });
  });

  test('has one line for each lot that moved, named as in the quote, at its own rate', () => {
    const first = situationOf(works, [], [{ place: 0, percent: 50 }]);
    expect(first.lineItems).toMatchObject([
      { description: 'Gros œuvre', quantity: 1, unitPrice: 30_000, vatRate: 20, quotedLine: 0 },
    ]);
    const second = situationOf(
      works,
      [issued(first)],
      [
        { place: 0, percent: 50 },
        { place: 1, percent: 10 },
      ],
    );
    expect(second.lineItems).toMatchObject([
      { description: 'Isolation', unitPrice: 4_000, vatRate: 5.5, quotedLine: 1 },
    ]);
    expect(second.situation?.lots.map(percentDone)).toEqual([50, 10]);
    expect(isWhole(second.situation?.lots ?? [])).toBe(false);
  });

  test('never goes back, beside the lot that did', () => {
    const first = situationOf(works, [], [{ place: 0, percent: 50 }]);
    const lots = lotsOf(works, [issued(first)]);
    expect(progressProblems(lots, [{ place: 0, percent: 49 }])).toEqual([
      { line: 0, message: 'Déjà facturé à 50\u00A0%\u00A0: l’avancement ne recule pas.' },
    ]);
    expect(progressProblems(lots, [{ place: 2, percent: 49 }])).toMatchObject([{ line: 0 }]);
    expect(progressProblems(lots, [{ place: 0, percent: 50 }])).toEqual([]);
  });

  test('whose line was typed anew bills no more than the quote leaves of the lot', () => {
    const first = situationOf(works, [], [{ place: 0, percent: 50 }]);
    const lots = lotsOf(works, [issued(first)]);
    expect(situationProblems(billing(30_000), lots)).toEqual([]);
    expect(situationProblems(billing(30_000.01), lots)).toEqual([
      { line: 0, message: 'Il reste 30\u00A0000,00\u00A0€ HT à facturer sur ce lot.' },
    ]);
  });

  test('counts no more once an avoir took it back; in part, by the lines it credits', () => {
    const first = situationOf(
      works,
      [],
      [
        { place: 0, percent: 50 },
        { place: 1, percent: 50 },
      ],
    );
    const whole = creditNoteDraft(first, [], { reason: 'Erreur', chosen: null }, at);
    expect(standingSituations([issued(first, whole)])).toEqual([]);
    const chosen = [{ creditedLine: 0, unitPrice: 10_000 }];
    const part = creditNoteDraft(first, [], { reason: 'Erreur', chosen }, at);
    const left = lotsOf(works, standingSituations([issued(first, part)]));
    expect(left.map(({ before }) => before)).toEqual([20_000, 20_000]);
  });

  test('stays as done as it was where an avoir lowers its price by a line of its own', () => {
    const first = situationOf(works, [], [{ place: 0, percent: 50 }]);
    const total = creditNoteDraft(first, [], { reason: 'Remise', chosen: null }, at);
    const lineItems = [buildLine({ description: 'Remise', quantity: 1, unitPrice: 10_000 })];
    const left = lotsOf(
      works,
      standingSituations([issued(first, { ...total, lineItems, copiedVat: null })]),
    );
    expect(left.map(({ before }) => before)).toEqual([30_000, 0]);
  });

  test('takes deposits back in proportion of what is done, and all of them with the last', () => {
    const { shares } = depositShares(works, [], { percent: 30 });
    const deposit = depositDraft(works, shares ?? [], 30, { ...at, id: 'deposit' });
    const deposits = [deposit];
    const first = situationOf(works, [], [{ place: 0, percent: 50 }], { deposits });
    expect(back(first)).toEqual([-9_000]);
    expect(first.references).toMatchObject([
      { relation: 'situation_of' },
      { relation: 'deducts', amounts: { net: 9_000, vat: 1_800, gross: 10_800 } },
    ]);
    const everything = [0, 1].map((place) => ({ place, percent: 100 }));
    const last = situationOf(works, [issued(first)], everything, { deposits });
    expect(back(last)).toEqual([-9_000, -12_000]);
  });
});

const quotes = fc
  .array(
    fc.record({
      unitPrice: fc.integer({ min: 100, max: 999_999 }).map((n) => n / 100),
      vatRate: fc.constantFrom(20, 10, 5.5),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((lines) =>
    buildDocument({
      type: 'quote',
      lineItems: lines.map((line) => buildLine({ quantity: 1, ...line })),
    }),
  );

test('deposits, situations and the last one come to the quote: bases exactly, VAT to a cent a paper', () => {
  fc.assert(
    fc.property(
      quotes,
      fc.array(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 }), {
        maxLength: 4,
      }),
      fc.option(fc.integer({ min: 1, max: 100 })),
      (quote, steps, percent) => {
        const { shares } = depositShares(quote, [], { percent: percent ?? 1 });
        const deposits =
          percent === null || !shares
            ? []
            : [depositDraft(quote, shares, percent, { ...at, id: 'deposit' })];
        const earlier: InvoicedSituation[] = [];
        const whole = quote.lineItems.map((_, place) => ({ place, percent: 100 }));
        for (const step of [...steps.map((one) => one.toSorted((a, b) => a - b)), null]) {
          const lots = lotsOf(quote, earlier);
          const wanted = step
            ? whole.map(({ place }) => ({ place, percent: step[place] ?? 0 }))
            : whole;
          const forward = wanted.filter((one) => progressProblems(lots, [one]).length === 0);
          // Nothing moved: the server asks for more.
          if (situationLines(quote, lots, forward).length === 0) continue;
          const situation = situationOf(quote, earlier, forward, { deposits });
          for (const { base } of vatGroups(situation)) expect(base).toBeGreaterThanOrEqual(-0.01);
          earlier.push(issued(situation));
        }
        const papers = [...deposits, ...earlier.map(({ situation }) => situation)];
        for (const group of vatGroups(quote)) {
          const same = papers.flatMap(vatGroups).filter(({ rate }) => rate === group.rate);
          expect(sum(same.map(({ base }) => base))).toBe(group.base);
          const away = exact(sum(same.map(({ vat }) => vat)))
            .minus(group.vat)
            .abs();
          expect(away.toNumber()).toBeLessThanOrEqual(0.005 * (papers.length + 1));
        }
      },
    ),
  );
});
