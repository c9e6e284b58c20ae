import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addYear } from '#domain/calendar.ts';
import { sum } from '#domain/money/decimal.ts';
import { buildDocument, buildLine } from '#testing/world/builders.ts';
import { typedFacts } from './typedFacts.ts';
import { expectedNext, owedBy } from './owed.ts';
import { owedOn, retainedAmount, retainedAtIssue, retentionTerms } from './retention.ts';
import { documentTotals } from './totals.ts';
import type { Document } from './types.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('5 % of 42 000 € TTC is kept back for a year, and the invoice says so by the law’s name', () => {
  const lineItems = [buildLine({ quantity: 1, unitPrice: 35_000 })];
  const invoice = buildDocument({ retention: 5, lineItems });
  expect(retainedAmount(invoice, 42_000)).toBe(2_100);
  expect(plain(retentionTerms(invoice, documentTotals(invoice)))).toBe(
    'Retenue de garantie de 5 % (loi n° 71-584 du 16 juillet 1971) : 2 100,00 € TTC, payable un an après la réception. Net payable à l’échéance : 39 900,00 €.',
  );
});

test('nothing is kept back of an avoir, of a quote, nor where nobody said so', () => {
  expect(retainedAmount(buildDocument({ kind: 'credit_note', retention: 5 }), 100)).toBe(0);
  expect(retainedAmount(buildDocument({ type: 'quote', kind: 'quote', retention: 5 }), 100)).toBe(
    0,
  );
  expect(retentionTerms(buildDocument(), { gross: 100, amountDue: 100 })).toBe('');
});

test('more than 5 % is refused beside its field, as the law has it', () => {
  const { success, error } = typedFacts.retention.safeParse('5,01');
  expect([success, error?.issues[0]?.message]).toEqual([
    false,
    'La retenue de garantie est de 5\u00A0% au plus (loi n° 71-584)',
  ]);
  expect(typedFacts.retention.parse('5')).toBe(5);
  expect(typedFacts.retention.parse('')).toBeNull();
});

test('what is kept back falls due a year after the works were accepted, the rest on the due date', () => {
  const invoice = buildDocument({ retention: 5, dueDate: '2026-12-22' });
  expect(owedOn(invoice, 100, 100)).toBe('2026-12-22');
  expect(owedOn(invoice, 100, 5)).toBeNull();
  expect(owedOn({ ...invoice, worksAcceptedOn: '2026-11-30' }, 100, 5)).toBe('2027-11-30');
  expect(addYear('2028-02-29')).toBe('2029-02-28');
});

test('a client is expected to pay what is due now, then what was kept back', () => {
  const invoice = buildDocument({ retention: 5, status: 'sent', issuedAt: '2026-11-22T09:00:00Z' });
  const next = (paidAmount: number, day: string) =>
    expectedNext(owedBy({ ...invoice, paidAmount, worksAcceptedOn: '2026-11-30' }, 1617, day));
  expect(next(0, '2026-12-01')).toBe(1536.15);
  expect(next(1000, '2026-12-01')).toBe(536.15);
  expect(next(1536.15, '2026-12-01')).toBe(80.85);
  expect(next(0, '2027-12-01')).toBe(1617);
});

test('what an avoir takes from an invoice it takes from what is kept back of it, not from its paper', () => {
  const invoice = buildDocument({ retention: 5, creditedAmount: 10_000 });
  expect(retainedAmount(invoice, 42_000)).toBe(1_600);
  expect(retainedAtIssue(invoice, { gross: 42_000, amountDue: 42_000 })).toBe(2_100);
});

test('an invoice paid in part before its issue keeps back no more than it leaves to pay', () => {
  const invoice = buildDocument({ retention: 5 });
  const totals = { gross: 42_000, amountDue: 2_000 };
  expect(retainedAtIssue(invoice, totals)).toBe(2_000);
  expect(plain(retentionTerms(invoice, totals))).toContain('Net payable à l’échéance : 0,00 €.');
});

const act = fc.record({
  act: fc.constantFrom('avoir' as const, 'payment' as const, 'release' as const),
  cents: fc.integer({ min: 1, max: 200_000 }),
});

test('in any order of avoirs, payments and release, at most 5 % of what avoirs leave is kept back, and all adds up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200_000 }),
      fc.integer({ min: 1, max: 500 }),
      fc.array(act, { maxLength: 6 }),
      (whole, percent, acts) => {
        const gross = whole / 100;
        let invoice = buildDocument({
          status: 'sent',
          issuedAt: '2026-11-22T09:00:00Z',
          retention: percent / 100,
        });
        for (const { act: kind, cents } of acts) {
          invoice = { ...invoice, ...after(invoice, kind, { cents, whole }) };
          const { creditedAmount, paidAmount } = invoice;
          const { amountDue, heldBack } = owedBy(invoice, gross, '2026-11-30');
          const left = sum([gross, -creditedAmount]);
          expect(heldBack).toBeGreaterThanOrEqual(0);
          // To the cent: half of one is the rounding.
          expect(heldBack).toBeLessThanOrEqual(left * 0.05 + 0.005 + 1e-9);
          const mayWait = invoice.worksAcceptedOn === null ? Math.max(0, amountDue) : 0;
          expect(heldBack).toBeLessThanOrEqual(mayWait);
          const asked = sum([amountDue, -heldBack]);
          expect(sum([asked, heldBack, paidAmount, creditedAmount])).toBe(gross);
        }
      },
    ),
  );
});

/** An avoir takes at most what is left of the invoice; a payment may be too much. */
function after(
  { creditedAmount, paidAmount }: Document,
  act: 'avoir' | 'payment' | 'release',
  { cents, whole }: { cents: number; whole: number },
): Partial<Document> {
  if (act === 'release') return { worksAcceptedOn: '2025-11-20' };
  if (act === 'payment') return { paidAmount: sum([paidAmount, cents / 100]) };
  const credited = Math.round(creditedAmount * 100) + cents;
  return { creditedAmount: Math.min(whole, credited) / 100 };
}

test('kept back and payable make the whole, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.integer({ min: 1, max: 500 }),
      (c, p) => {
        const gross = c / 100;
        const kept = retainedAmount(buildDocument({ retention: p / 100 }), gross);
        expect(kept).toBeLessThanOrEqual(gross * 0.05 + 0.005);
        expect(sum([kept, sum([gross, -kept])])).toBe(gross);
      },
    ),
  );
});
