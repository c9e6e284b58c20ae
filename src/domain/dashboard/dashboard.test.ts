import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientStatistics } from '#testing/oracles/clientStatistics.ts';
import { sum } from '#domain/money/decimal.ts';
import { cashStrip } from '#testing/oracles/cashStrip.ts';
import { rangeLabel, rangePeriods, RANGES, revenueSeries } from './revenueSeries.ts';
import { pendingAmount, percentChange, STAT_CARDS } from './statCards.ts';

const TODAY = '2026-11-21';

describe('the stat cards', () => {
  test('each says in one line what it counts', () => {
    expect(STAT_CARDS.map(({ id }) => id)).toEqual(['revenue', 'pending', 'documents', 'clients']);
    expect(STAT_CARDS.map(({ counts }) => counts.replaceAll('\u00A0', ' '))).toEqual([
      'Tous les documents, HT : brouillons et devis compris, même facturés ; avoirs déduits',
      'Ce total moins les documents « Payé », devis facturés compris, HT',
      'Factures, avoirs et devis',
      'Tous vos clients',
    ]);
  });

  test('pending is the total minus what is paid, to the cent', () => {
    expect(pendingAmount(24_380.5, 18_165.1)).toBe(6215.4);
  });

  test('a change compares two periods, and is unknown without a first one', () => {
    expect(percentChange(200, 225)).toBe(12.5);
    expect(percentChange(300, 200)).toBe(-33.3);
    expect(percentChange(50, 0)).toBe(-100);
    expect(percentChange(0, 10)).toBeNull();
    expect(percentChange(0, 0)).toBeNull();
  });
});

describe('the revenue chart', () => {
  test('has one point for each day of its range, today last', () => {
    const series = revenueSeries(
      [
        { date: TODAY, amount: 0.1 },
        { date: TODAY, amount: 0.2 },
        { date: '2026-11-15', amount: 50 },
        { date: '2026-11-14', amount: 999 },
        { date: '2026-11-22', amount: 999 },
      ],
      7,
      TODAY,
    );
    expect(series.map(({ amount }) => amount)).toEqual([50, 0, 0, 0, 0, 0, 0.3]);
    expect(series[0]!.date).toBe('2026-11-15');
    expect(series.at(-1)!.date).toBe(TODAY);
  });

  test('ranges follow each other without a gap', () => {
    for (const range of RANGES) {
      const { current, previous } = rangePeriods(range, TODAY);
      expect(revenueSeries([{ date: current.from, amount: 1 }], range, TODAY)[0]!.amount).toBe(1);
      expect(
        revenueSeries([{ date: previous.to, amount: 1 }], range, previous.to).at(-1)!.amount,
      ).toBe(1);
      expect(revenueSeries([{ date: previous.to, amount: 1 }], range, TODAY)[0]!.amount).toBe(0);
    }
    expect(RANGES.map(rangeLabel)).toEqual(['7J', '30J', '90J']);
  });
});

const documents = fc.array(
  fc.record({
    kind: fc.constantFrom('invoice' as const, 'quote' as const),
    status: fc.constantFrom(
      'draft' as const,
      'sent' as const,
      'paid' as const,
      'cancelled' as const,
    ),
    dueDate: fc.constantFrom(null, '2026-11-20', TODAY, '2026-12-01'),
    amount: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
    currency: fc.constantFrom('EUR', 'USD', 'CHF'),
  }),
);

describe('the cash strip', () => {
  test('adds up to what was invoiced, where nobody paid too much', () => {
    fc.assert(
      fc.property(documents, fc.integer({ min: 0, max: 100 }), (all, percent) => {
        const owed = all
          .filter(({ kind, status }) => kind === 'invoice' && status === 'sent')
          .map((document) => ({
            ...document,
            gross: document.amount,
            paidAmount: Math.floor(document.amount * percent) / 100,
            creditedAmount: 0,
          }));
        const strip = cashStrip(owed, TODAY);
        expect(sum([strip.received, strip.toReceive, strip.overdue])).toBe(
          sum(owed.map(({ gross }) => gross)),
        );
      }),
    );
  });

  test('an invoice due today is not yet late, and only its rest is due', () => {
    const amounts = { gross: 10, paidAmount: 4, creditedAmount: 1 };
    const invoice = { kind: 'invoice', status: 'sent', ...amounts } as const;
    expect(cashStrip([{ ...invoice, dueDate: TODAY }], TODAY).toReceive).toBe(5);
    expect(cashStrip([{ ...invoice, dueDate: '2026-11-20' }], TODAY).overdue).toBe(5);
  });
});

test('a client’s statistics count every document, unpaid only invoices, currency by currency', () => {
  const statistics = clientStatistics([
    { kind: 'invoice', status: 'paid', amount: 100, currency: 'EUR' },
    { kind: 'invoice', status: 'sent', amount: 50.5, currency: 'EUR' },
    { kind: 'quote', status: 'sent', amount: 30, currency: 'EUR' },
    { kind: 'invoice', status: 'draft', amount: 10, currency: 'CHF' },
  ]);
  expect(statistics).toEqual({
    documents: 4,
    invoices: 3,
    credits: 0,
    quotes: 1,
    amounts: [
      { currency: 'EUR', total: 180.5, unpaid: 50.5 },
      { currency: 'CHF', total: 10, unpaid: 10 },
    ],
  });
});
