import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderDeposit } from '#domain/document/facts.ts';
import { documentTotals, withTotal } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { buildDocument } from '#testing/world/builders.ts';
import { depositShares } from './deposit.ts';
import { depositDraft } from './drafts.ts';
import {
  orderDepositAsked,
  orderDepositGross,
  orderDepositProblem,
  orderDepositSentence,
} from './orderDeposit.ts';

const THIRTY = { by: 'percent', value: 30 } as const;

describe('what a quote asks for at the order', () => {
  it('is the sum of the request that follows, to the cent', () => {
    const price = fc.integer({ min: 1, max: 5_000_000 }).map((cents) => cents / 100);
    const line = fc.record({ unitPrice: price, vatRate: fc.constantFrom(20, 10, 5.5, 2.1) });
    const lines = fc.array(line, { minLength: 1, maxLength: 5 });
    const asked = fc.record({
      by: fc.constantFrom('percent' as const, 'amount' as const),
      value: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100),
    });
    fc.assert(
      fc.property(lines, asked, fc.boolean(), (sold, orderDeposit, vat) => {
        const quote = quoteOf({ orderDeposit, vat, lineItems: sold.map(lineOf) });
        const { shares } = depositShares(quote, [], orderDepositAsked(quote)!);
        fc.pre(shares !== null);
        const made = { id: 'd', number: 'D', date: quote.date, now: quote.createdAt };
        const request = depositDraft(quote, shares!, null, made);
        expect(orderDepositGross(quote)).toBe(documentTotals(request).gross);
        expect(request.orderDeposit).toBeNull();
      }),
    );
  });

  it('is said with its share and its sum', () => {
    expect([words(THIRTY), words({ by: 'amount', value: 500 }), words(THIRTY, false)]).toEqual([
      'Un acompte de 30 % (360,00 € TTC) est à régler à la commande.',
      'Un acompte de 500,00 € TTC est à régler à la commande.',
      'Un acompte de 30 % (300,00 €) est à régler à la commande.',
    ]);
  });

  it('is nothing on an invoice, on a quote without it and above the quote', () => {
    const above = quoteOf({ orderDeposit: { by: 'amount', value: 1200.01 } });
    expect([
      orderDepositAsked(quoteOf({ kind: 'invoice', type: 'invoice', orderDeposit: THIRTY })),
      orderDepositSentence(quoteOf({ orderDeposit: null })),
      orderDepositGross(above),
      orderDepositProblem(above),
      orderDepositProblem(quoteOf({ orderDeposit: { by: 'amount', value: 1200 } })),
    ]).toEqual([null, null, null, 'L’acompte ne peut pas dépasser le total du devis', null]);
  });
});

function words(orderDeposit: OrderDeposit, vat = true): string {
  return plain(orderDepositSentence(quoteOf({ orderDeposit, vat })) ?? '');
}

function quoteOf(overrides: Partial<Document>): Document {
  return buildDocument({
    type: 'quote',
    kind: 'quote',
    vat: true,
    vatRate: 20,
    lineItems: [lineOf({ unitPrice: 1000, vatRate: 20 })],
    ...overrides,
  });
}

function lineOf({ unitPrice, vatRate }: { unitPrice: number; vatRate: number }) {
  return withTotal({ description: 'Travaux', quantity: 1, unitPrice, vatRate });
}

function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}
