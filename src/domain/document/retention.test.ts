import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addYear } from '#domain/calendar.ts';
import { sum } from '#domain/money/decimal.ts';
import { buildDocument } from '#testing/world/builders.ts';
import { typedFacts } from './facts.ts';
import { expectedNext, owedBy } from './owed.ts';
import { owedOn, retainedAmount, retentionTerms } from './retention.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('5 % of 42 000 € TTC is kept back for a year, and the invoice says so by the law’s name', () => {
  const invoice = buildDocument({ retention: 5 });
  expect(retainedAmount(invoice, 42_000)).toBe(2_100);
  expect(plain(retentionTerms(invoice, 42_000))).toBe(
    'Retenue de garantie de 5 % (loi n° 71-584 du 16 juillet 1971) : 2 100,00 € TTC, payable un an après la réception. Net payable à l’échéance : 39 900,00 €.',
  );
});

test('nothing is kept back of an avoir, of a quote, nor where nobody said so', () => {
  expect(retainedAmount(buildDocument({ kind: 'credit_note', retention: 5 }), 100)).toBe(0);
  expect(retainedAmount(buildDocument({ type: 'quote', kind: 'quote', retention: 5 }), 100)).toBe(
    0,
  );
  expect(retentionTerms(buildDocument(), 100)).toBe('');
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
