import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '#domain/money/decimal.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { VAT_RATES } from '#domain/vat/rates.ts';
import { buildDocument, buildLine } from '#testing/world/builders.ts';
import { balanceReading, depositsLeft, withDepositsTakenBack } from './balance.ts';
import { type DepositAsked, depositRefusal, depositShares } from './deposit.ts';
import { referencesOf } from '#domain/document/references.ts';
import { correctiveRefusal } from './corrective.ts';
import { correctiveDraft, creditNoteDraft, depositDraft, draftAgain } from './drafts.ts';
import { grossOf, vatGroups } from './groups.ts';

const at = { id: 'new', number: 'INV-009', date: '2026-11-22', now: '2026-11-22T10:00:00.000Z' };

const quoteOf = (...nets: [number, number][]) =>
  buildDocument({
    type: 'quote',
    lineItems: nets.map(([unitPrice, vatRate]) =>
      buildLine({ quantity: 1, unitPrice, vatRate, description: 'Travaux' }),
    ),
  });

/** The quote of the page: 899.98 at 20 % and 55.35 at 5.5 %. */
const quote = quoteOf([899.98, 20], [55.35, 5.5]);

function shares(of: Document, asked: DepositAsked, earlier: Document[] = []) {
  const found = depositShares(of, earlier.flatMap(vatGroups), asked);
  if (found.shares === null) throw new Error(found.problem.message);
  return found.shares;
}

describe('a deposit', () => {
  test('of 30 % takes 30 % of each base', () => {
    expect(shares(quote, { percent: 30 })).toEqual([
      { rate: 20, vatCase: null, base: 269.99, vat: 54 },
      { rate: 5.5, vatCase: null, base: 16.61, vat: 0.91 },
    ]);
    expect(grossOf(shares(quote, { percent: 30 }))).toBe(341.51);
  });

  test('of 1 000 € TTC is shared by the TTC of each rate', () => {
    expect(shares(quote, { amount: 1000 })).toEqual([
      { rate: 20, vatCase: null, base: 790.59, vat: 158.12 },
      { rate: 5.5, vatCase: null, base: 48.62, vat: 2.67 },
    ]);
  });

  test('names its quote, its rates, and no line of it', () => {
    const deposit = depositDraft(quote, shares(quote, { percent: 30 }), 30, at);
    expect(deposit).toMatchObject({
      kind: 'deposit',
      type: 'invoice',
      references: [{ relation: 'deposit_on', number: 'QUO-001', amounts: { gross: 1138.37 } }],
    });
    expect(deposit.lineItems.map(({ description }) => description)).toEqual([
      'Acompte de 30\u00A0% sur le devis QUO-001 du 22 novembre 2026 – part à 20\u00A0% de TVA',
      'Acompte de 30\u00A0% sur le devis QUO-001 du 22 novembre 2026 – part à 5,5\u00A0% de TVA',
    ]);
    const one = quoteOf([1000, 20]);
    expect(depositDraft(one, shares(one, { amount: 120 }), null, at).lineItems).toMatchObject([
      { description: 'Acompte sur le devis QUO-001 du 22 novembre 2026', unitPrice: 100 },
    ]);
  });

  test.each<[DepositAsked, 'percent' | 'amount', RegExp]>([
    [{ percent: 0 }, 'percent', /supérieur à 0/],
    [{ percent: 100.01 }, 'percent', /Il reste 1\u00A0138,37\u00A0€ TTC à demander/],
    [{ amount: 0 }, 'amount', /supérieur à 0/],
    [{ amount: 1138.38 }, 'amount', /Il reste 1\u00A0138,37\u00A0€ TTC à demander/],
  ])('%j is refused beside its field', (asked, field, message) => {
    const { problem } = depositShares(quote, [], asked);
    expect(problem?.field).toBe(field);
    expect(problem?.message).toMatch(message);
  });

  test('is not asked on a quote that deposits cover, nor on one of nothing', () => {
    const whole = depositDraft(quote, shares(quote, { percent: 100 }), 100, at);
    expect(depositShares(quote, vatGroups(whole), { percent: 1 }).problem?.message).toMatch(
      /couvrent déjà/,
    );
    expect(depositRefusal(whole, quote, [])).toBeNull();
    expect(depositRefusal(whole, quote, shares(quote, { amount: 1 }))).toMatch(
      /Il reste 1\u00A0137/,
    );
    const nothing = buildDocument({ type: 'quote', lineItems: [], amount: 0 });
    expect(depositShares(nothing, [], { amount: 10 }).shares).toBeNull();
  });
});

const quotes = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 20_000 }).map((n) => n / 100),
      unitPrice: fc.integer({ min: 1, max: 999_999 }).map((n) => n / 100),
      vatRate: fc.constantFrom(...VAT_RATES.map(({ rate }) => rate)),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .chain((lines) =>
    fc.boolean().map((vat) =>
      buildDocument({
        type: 'quote',
        vat,
        lineItems: lines.map((line) => buildLine({ description: 'Travaux', ...line })),
      }),
    ),
  );

const asks = fc.array(
  fc.oneof(
    fc.integer({ min: 1, max: 10_000 }).map((n): DepositAsked => ({ percent: n / 100 })),
    fc.integer({ min: 1, max: 999_999 }).map((n): DepositAsked => ({ amount: n / 100 })),
  ),
  { minLength: 1, maxLength: 4 },
);

function depositsOf(of: Document, asked: DepositAsked[]): Document[] {
  return asked.reduce<Document[]>((earlier, one, index) => {
    const found = depositShares(of, earlier.flatMap(vatGroups), one);
    if (found.shares === null || found.shares.length === 0) return earlier;
    const draft = { ...at, id: `deposit-${index}`, number: `INV-00${index + 1}` };
    return [...earlier, depositDraft(of, found.shares, one.percent ?? null, draft)];
  }, []);
}

describe('deposits and the balance', () => {
  test('never go above the quote, in all nor at any rate', () => {
    fc.assert(
      fc.property(quotes, asks, (of, asked) => {
        const taken = depositsOf(of, asked).flatMap(vatGroups);
        for (const { rate, base } of vatGroups(of)) {
          const same = taken.filter((share) => share.rate === rate);
          expect(sum(same.map((share) => share.base))).toBeLessThanOrEqual(base);
        }
      }),
    );
  });

  test('an amount that fits comes back to the cent when a rate allows it, else to a cent a rate', () => {
    fc.assert(
      fc.property(quotes, fc.integer({ min: 100, max: 99_999 }), (of, cents) => {
        const found = depositShares(of, [], { amount: cents / 100 });
        fc.pre(found.shares !== null);
        const away = Math.abs(grossOf(found.shares ?? []) * 100 - cents);
        expect(away).toBeLessThan(vatGroups(of).length + 0.001);
      }),
    );
  });

  test('come to the quote at each rate, within a cent of VAT a deposit, which is told', () => {
    fc.assert(
      fc.property(quotes, asks, (of, asked) => {
        const deposits = depositsOf(of, asked);
        const balance = withDepositsTakenBack(
          { ...of, type: 'invoice', kind: 'final' },
          deposits.map((deposit) => ({ deposit, credited: [] })),
        );
        const all = [balance, ...deposits].flatMap(vatGroups);
        for (const { rate, base, vat } of vatGroups(of)) {
          const same = all.filter((share) => share.rate === rate);
          expect(sum(same.map((share) => share.base))).toBe(base);
          const away = Math.abs(sum(same.map((share) => share.vat)) - vat);
          expect(away).toBeLessThan(0.005 * (deposits.length + 2) + 1e-9);
        }
        fc.pre(deposits.length > 0);
        const reading = balanceReading(balance)!;
        const { net, vatTotal } = documentTotals(of);
        expect(reading.sold).toMatchObject({ net, vat: vatTotal });
        const told = sum([
          reading.left.vat,
          ...reading.deposits.map(({ vat }) => vat),
          reading.rounding,
        ]);
        expect(told).toBe(reading.sold.vat);
      }),
    );
  });

  test('a balance takes 3 000 € back of 10 000 € and leaves 8 400 € TTC', () => {
    const works = quoteOf([10_000, 20]);
    const deposit = depositDraft(works, shares(works, { percent: 30 }), 30, at);
    const balance = withDepositsTakenBack({ ...works, type: 'invoice', kind: 'final' }, [
      { deposit, credited: [] },
    ]);
    expect(balance.lineItems[1]).toMatchObject({
      description: 'Reprise de l’acompte INV-009 du 22 novembre 2026',
      quantity: -1,
      unitPrice: 3000,
      total: -3000,
      kind: 'deduction',
      depositId: 'new',
    });
    expect(balanceReading(balance)).toEqual({
      sold: { deposit: null, net: 10_000, vat: 2000, gross: 12_000 },
      deposits: [{ deposit: balance.references?.[0], net: 3000, vat: 600, gross: 3600 }],
      left: { deposit: null, net: 7000, vat: 1400, gross: 8400 },
      rounding: 0,
    });
  });

  test('what an avoir took back of a deposit is not taken back again', () => {
    const works = quoteOf([10_000, 20]);
    const deposit = depositDraft(works, shares(works, { percent: 30 }), 30, at);
    const part = { reason: 'Trop demandé', chosen: [{ creditedLine: 0, unitPrice: 1000 }] };
    const avoir = creditNoteDraft(deposit, [], part, { ...at, id: 'avoir' });
    const whole = creditNoteDraft(deposit, [], { ...part, chosen: null }, { ...at, id: 'avoir' });
    const once = withDepositsTakenBack(works, [{ deposit, credited: [avoir] }]);
    // Settled anew each time it is edited: the same deposit is never taken back twice.
    const again = withDepositsTakenBack(once, [{ deposit, credited: [avoir] }]);
    expect(again.lineItems.map(({ total }) => total)).toEqual([10_000, -2000]);
    expect(again.references).toHaveLength(1);
    expect(depositsLeft([{ deposit, credited: [whole] }])).toEqual([]);
    expect(balanceReading(works)).toBeNull();
  });
});

describe('a rectificative', () => {
  const invoice = buildDocument();

  test('copies the invoice and names it, and it alone', () => {
    const first = correctiveDraft(invoice, 'Adresse', { ...at, id: 'first' });
    expect(first).toMatchObject({ kind: 'corrective', reason: 'Adresse', number: 'INV-009' });
    expect(first.lineItems).toEqual(invoice.lineItems);
    const second = correctiveDraft({ ...first, number: 'INV-010' }, 'Encore', at);
    expect(second.references).toHaveLength(1);
    expect(referencesOf(second, 'replaces')[0]?.number).toBe('INV-010');
  });

  test('is refused where it would not be lawful', () => {
    expect(correctiveRefusal(invoice, null)).toBeNull();
    expect(correctiveRefusal(invoice, 'INV-004')).toMatch(/INV-004\.$/);
    expect(correctiveRefusal({ ...invoice, creditedAmount: 1 }, null)).toMatch(/avoir existe déjà/);
    expect(correctiveRefusal({ ...invoice, paidAmount: 1 }, null)).toMatch(/Des paiements/);
    expect(correctiveRefusal({ ...invoice, kind: 'credit_note' }, null)).toMatch(/ne se rectifie/);
    expect(correctiveRefusal({ ...invoice, kind: 'deposit' }, null)).toMatch(/nouvel acompte/);
    expect(correctiveRefusal({ ...invoice, kind: 'quote' }, null)).toMatch(/se fait sur une/);
  });

  test('after a total avoir the invoice comes back as a plain draft, with the quote it follows', () => {
    const quoted = { ...invoice, references: [], kind: 'final' as const, reason: 'x' };
    expect(draftAgain(quoted, at)).toMatchObject({
      kind: 'invoice',
      reason: null,
      status: 'draft',
    });
  });
});
