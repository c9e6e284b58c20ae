import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '#domain/money/decimal.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document, LineItem } from '#domain/document/types.ts';
import { VAT_RATES } from '#domain/vat/rates.ts';
import { buildDocument, buildLine } from '#testing/world/builders.ts';
import { creditedVat, creditProblems, creditRefusal } from './creditNote.ts';
import { creditNoteDraft } from './drafts.ts';
import { vatGroups } from './groups.ts';
import { leftToCredit } from './leftToCredit.ts';

const at = { id: 'avoir', number: 'AV-001', date: '2026-11-22', now: '2026-11-22T10:00:00.000Z' };

const tables = () =>
  buildDocument({
    lineItems: [
      buildLine({ description: 'Table', quantity: 4, unitPrice: 499.99 }),
      buildLine({ description: 'Livre', quantity: 3, unitPrice: 12.3, vatRate: 5.5 }),
    ],
  });

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 90_000 }).map((n) => n / 1000),
    unitPrice: fc.integer({ min: 1, max: 9_999_999 }).map((n) => n / 1000),
    vatRate: fc.constantFrom(null, ...VAT_RATES.map(({ rate }) => rate)),
  }),
  { minLength: 1, maxLength: 8 },
);

const invoices = fc
  .record({
    lineItems: lines.map((all) => all.map((line) => buildLine({ description: 'Pose', ...line }))),
    vat: fc.boolean(),
    vatRate: fc.constantFrom(...VAT_RATES.map(({ rate }) => rate)),
    discount: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ discount, ...facts }) => {
    const invoice = buildDocument(facts);
    const [first] = invoice.lineItems;
    const taken = Math.floor((first?.total ?? 0) * discount) / 100;
    if (taken === 0) return invoice;
    const off = { description: 'Remise', quantity: 1, unitPrice: -taken, total: -taken };
    const line: LineItem = { ...off, kind: 'discount', vatRate: first?.vatRate ?? null };
    return { ...invoice, lineItems: [...invoice.lineItems, line] };
  });

/** Avoirs one may wish on an invoice: a line, a share of its quantity, a share of its price. */
const wishes = fc.array(
  fc.record({
    place: fc.nat(7),
    quantity: fc.constantFrom(0.001, 0.333, 0.5, 1),
    price: fc.constantFrom(0.1, 1, 1, 1),
  }),
  { maxLength: 6 },
);

/** Those of the wishes that the rules let through, one avoir each, as the server would issue them. */
function creditsOf(
  invoice: Document,
  wished: { place: number; quantity: number; price: number }[],
) {
  return wished.reduce<Document[]>((credited, { place, quantity, price }) => {
    const line = invoice.lineItems[place];
    if (!line) return credited;
    const chosen = {
      creditedLine: place,
      quantity: Math.max(0.0001, Math.floor(line.quantity * quantity * 10_000) / 10_000),
      unitPrice: Math.max(0.0001, Math.floor(line.unitPrice * price * 10_000) / 10_000),
    };
    const credit = creditNoteDraft(invoice, credited, { reason: 'Retour', chosen: [chosen] }, at);
    return creditProblems(credit, invoice, credited).length > 0 ? credited : [...credited, credit];
  }, []);
}

describe('a total avoir', () => {
  test('copies base and VAT of each rate', () => {
    fc.assert(
      fc.property(invoices, (invoice) => {
        fc.pre(leftToCredit(invoice, []).gross > 0);
        const credit = creditNoteDraft(invoice, [], { reason: 'Erreur', chosen: null }, at);
        const { net, vatBreakdown, gross } = documentTotals(invoice);
        expect(documentTotals(credit)).toMatchObject({ net, vatBreakdown, gross });
        expect(credit.lineItems.map(({ creditedLine }) => creditedLine)).toEqual(
          invoice.lineItems.map((_, place) => place),
        );
      }),
    );
  });

  test('leaves nothing, whatever avoirs went before it', () => {
    fc.assert(
      fc.property(invoices, wishes, (invoice, wished) => {
        const before = creditsOf(invoice, wished);
        const left = leftToCredit(invoice, before);
        fc.pre(left.groups.every(({ base }) => base >= 0) && left.gross > 0);
        const last = creditNoteDraft(invoice, before, { reason: 'Erreur', chosen: null }, at);
        expect(creditProblems(last, invoice, before)).toEqual([]);
        const after = leftToCredit(invoice, [...before, last]);
        expect(after.gross).toBe(0);
        expect(after.groups.every(({ base, vat }) => base === 0 && vat === 0)).toBe(true);
      }),
    );
  });

  test('of what a reduction left tells it in one line', () => {
    const invoice = tables();
    const reduced = creditNoteDraft(
      invoice,
      [],
      { reason: 'Rayure', chosen: [{ creditedLine: 0, quantity: 4, unitPrice: 10 }] },
      at,
    );
    const rest = creditNoteDraft(invoice, [reduced], { reason: 'Retour', chosen: null }, at);
    expect(rest.lineItems.map(({ description, total }) => [description, total])).toEqual([
      ['Livre', 36.9],
      ['Reste de la facture INV-001 (à 20\u00A0% de TVA)', 1959.96],
    ]);
  });
});

describe('an avoir in part', () => {
  test('of two tables and a book comes to 1 212,96 €', () => {
    const credit = creditNoteDraft(
      tables(),
      [],
      {
        reason: 'Retour',
        chosen: [
          { creditedLine: 0, quantity: 2 },
          { creditedLine: 1, quantity: 1 },
        ],
      },
      at,
    );
    expect(documentTotals(credit)).toMatchObject({
      net: 1012.28,
      vatTotal: 200.68,
      gross: 1212.96,
      vatBreakdown: [
        { rate: 20, base: 999.98, vat: 200 },
        { rate: 5.5, base: 12.3, vat: 0.68 },
      ],
    });
    expect(credit).toMatchObject({
      kind: 'credit_note',
      dueDate: null,
      supplyDate: '2026-11-22',
      references: [{ relation: 'credits', number: 'INV-001', amounts: { gross: 2438.88 } }],
    });
  });

  test('never takes a rate above the invoice, for base and tax', () => {
    fc.assert(
      fc.property(invoices, wishes, (invoice, wished) => {
        const credited = creditsOf(invoice, wished).flatMap(vatGroups);
        for (const { rate, base, vat } of vatGroups(invoice)) {
          const same = credited.filter((share) => share.rate === rate);
          expect(sum(same.map((share) => share.base))).toBeLessThanOrEqual(base);
          expect(sum(same.map((share) => share.vat))).toBeLessThanOrEqual(vat);
        }
      }),
    );
  });

  test.each([
    [[], null, 'Choisissez au moins une ligne à créditer.'],
    [[{ creditedLine: 0, quantity: 5 }], 'quantity', 'Il reste 4 à créditer sur cette ligne.'],
    [
      [
        { creditedLine: 0, quantity: 3 },
        { creditedLine: 0, quantity: 2 },
      ],
      'quantity',
      'Il reste 4 à créditer sur cette ligne.',
    ],
    [
      [{ creditedLine: 1, quantity: 1, unitPrice: 40 }],
      'unitPrice',
      'Il reste 36,90\u00A0€ HT à créditer sur cette ligne.',
    ],
  ])('is refused beside what causes it: %j', (chosen, field, message) => {
    const invoice = tables();
    const credit = creditNoteDraft(invoice, [], { reason: 'Retour', chosen }, at);
    expect(creditProblems(credit, invoice, [])[0]).toMatchObject({ field, message });
  });

  test('without a line of the invoice is held to its rate', () => {
    const invoice = tables();
    const gesture = (unitPrice: number, vatRate: number) => ({
      ...invoice,
      lineItems: [buildLine({ description: 'Geste', quantity: 1, unitPrice, vatRate })],
    });
    expect(creditProblems(gesture(36.9, 5.5), invoice, [])).toEqual([]);
    expect(creditProblems(gesture(36.91, 5.5), invoice, [])[0]?.message).toBe(
      'Il reste 36,90\u00A0€ HT à créditer à 5,5\u00A0% de TVA.',
    );
    expect(creditProblems(gesture(1, 10), invoice, [])[0]?.message).toBe(
      'La facture d’origine ne porte rien à 10\u00A0% de TVA.',
    );
    expect(creditProblems(gesture(0, 20), invoice, [])[0]?.message).toMatch(/^Un avoir crédite/);
  });

  test('may not name a line the invoice has not, nor credit a discount by itself', () => {
    const invoice = tables();
    const lineItems = [{ ...buildLine(), creditedLine: 7 }];
    expect(creditProblems({ ...invoice, lineItems }, invoice, [])[0]?.message).toBe(
      'Cette ligne n’est pas de la facture d’origine.',
    );
    const off = { ...buildLine({ quantity: 1, unitPrice: -5 }), kind: 'discount' as const };
    expect(creditProblems({ ...invoice, lineItems: [off] }, invoice, [])[0]?.message).toBe(
      'Le total crédité à 20\u00A0% de TVA ne peut pas être négatif.',
    );
  });
});

test('an avoir without VAT has none to copy, and a rate the invoice has not keeps its own', () => {
  const invoice = buildDocument({ vat: false });
  const left = leftToCredit(invoice, []);
  expect(creditedVat(invoice, left)).toBeNull();
  const foreign = buildDocument({ lineItems: [buildLine({ vatRate: 10 })] });
  expect(creditedVat(foreign, left)).toEqual(vatGroups(foreign));
});

test('no avoir is made of an avoir, of a quote, nor where nothing is left', () => {
  const invoice = tables();
  const left = leftToCredit(invoice, []);
  expect(creditRefusal(invoice, left)).toBeNull();
  expect(creditRefusal(buildDocument({ type: 'quote' }), left)).toMatch(/se fait sur une facture/);
  const credit = creditNoteDraft(invoice, [], { reason: 'Erreur', chosen: null }, at);
  expect(creditRefusal(credit, left)).toMatch(/sur un autre avoir/);
  expect(creditRefusal(invoice, leftToCredit(invoice, [credit]))).toMatch(/entièrement créditée/);
});
