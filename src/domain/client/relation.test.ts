import { array, assert, integer, nat, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { type AskedInvoice, paceOf, type Relation, relationWords } from './relation.ts';

const invoice = (date: string, dueDate: string | null, settledOn: string | null): AskedInvoice => ({
  date,
  dueDate,
  settledOn,
});

const nine = invoice('2026-03-02', '2026-04-01', '2026-03-11');
const sameDay = invoice('2026-05-04', '2026-06-03', '2026-05-04');
const late = invoice('2026-06-01', '2026-07-01', '2026-07-11');
const awaited = invoice('2026-08-03', '2026-09-02', null);

const NOTHING: Relation = { pace: null, owed: [], lateDays: 0 };

const said = (relation: Partial<Relation>) =>
  relationWords({ ...NOTHING, ...relation })
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u00A0', ' ')
    .trim();

describe('how a client pays', () => {
  test('is not said of two invoices: they are no habit', () => {
    expect(paceOf([nine, late])).toBeNull();
    expect(paceOf([nine, late, awaited])).toBeNull();
  });

  test('is the number of days that half of the settled invoices took', () => {
    expect(paceOf([late, nine, sameDay])).toEqual({ settled: 3, days: 9, due: 3, onTime: 2 });
    expect(paceOf([late, late, nine, sameDay])?.days).toBe(9);
  });

  test('one late now takes « toujours à l’heure » away, though it is not settled', () => {
    expect(paceOf([nine, nine, nine])).toMatchObject({ due: 3, onTime: 3 });
    expect(paceOf([nine, nine, nine, awaited])).toMatchObject({ due: 4, onTime: 3, settled: 3 });
  });

  test('what was paid before the invoice, or without a due date, is not counted as on time', () => {
    const before = invoice('2026-05-04', '2026-06-03', '2026-05-01');
    const open = invoice('2026-05-04', null, '2026-05-13');
    expect(paceOf([before, nine, nine, open])).toEqual({ settled: 3, days: 9, due: 2, onTime: 2 });
  });

  const day = integer({ min: 0, max: 700 }).map((days) => addDays('2025-01-01', days));
  const asked = record({
    date: day,
    dueDate: option(day),
    settledOn: option(day),
  });

  test('whatever the invoices and their order, no count exceeds another', () => {
    assert(
      property(array(asked, { maxLength: 20 }), (invoices) => {
        const pace = paceOf(invoices);
        expect(paceOf(invoices.toReversed())).toEqual(pace);
        if (pace === null) return;
        expect(pace.settled).toBeLessThanOrEqual(invoices.length);
        expect(pace.due).toBeLessThanOrEqual(invoices.length);
        expect(pace.onTime).toBeLessThanOrEqual(Math.min(pace.due, pace.settled));
      }),
    );
  });

  test('a client who always takes so many days is said to take so many', () => {
    const days = integer({ min: 0, max: 400 });
    assert(
      property(array(day, { minLength: 3, maxLength: 12 }), days, days, (dates, took, term) => {
        const pace = paceOf(
          dates.map((date) => invoice(date, addDays(date, term), addDays(date, took))),
        );
        expect(pace?.days).toBe(took);
        expect(pace?.onTime).toBe(took <= term ? dates.length : 0);
      }),
    );
  });
});

describe('the relation in a sentence', () => {
  const pace = { settled: 8, days: 9, due: 8, onTime: 8 };
  const owed = [{ currency: 'EUR', amount: 2112, late: 0 }];

  test.each<[Partial<Relation>, string]>([
    [{}, ''],
    [
      { pace },
      'Paie d’ordinaire en 9 jours, toujours à l’heure. Toutes ses factures émises sont réglées.',
    ],
    [
      { pace: { ...pace, days: 1, onTime: 6 } },
      'Paie d’ordinaire en 1 jour, à l’heure 6 fois sur 8. Toutes ses factures émises sont réglées.',
    ],
    [
      { pace: { ...pace, days: 0, due: 0, onTime: 0 } },
      'Paie d’ordinaire le jour même. Toutes ses factures émises sont réglées.',
    ],
    [
      { pace: { ...pace, days: 34, onTime: 0 }, owed },
      'Paie d’ordinaire en 34 jours, jamais à l’heure. Doit aujourd’hui 2 112,00 €, rien n’est encore échu.',
    ],
    [
      { owed: [{ currency: 'EUR', amount: 2112, late: 2112 }], lateDays: 5 },
      'Doit aujourd’hui 2 112,00 €, en retard depuis 5 jours.',
    ],
    [
      {
        owed: [
          { currency: 'EUR', amount: 2112, late: 1000 },
          { currency: 'CHF', amount: 300, late: 0 },
        ],
        lateDays: 1,
      },
      'Doit aujourd’hui 2 112,00 € et 300,00 CHF, dont 1 000,00 € en retard depuis 1 jour.',
    ],
  ])('says what the books say, and nothing more', (relation, sentence) => {
    expect(said(relation)).toBe(sentence);
  });

  test('every euro it names is among those that are owed', () => {
    const cents = integer({ min: 1, max: 10_000_000 });
    assert(
      property(cents, nat(), (amount, part) => {
        const lateCents = part % (amount + 1);
        const words = said({
          owed: [{ currency: 'EUR', amount: amount / 100, late: lateCents / 100 }],
          lateDays: lateCents > 0 ? 3 : 0,
        });
        expect(words.includes('rien n’est encore échu')).toBe(lateCents === 0);
        expect(words.includes('dont')).toBe(lateCents > 0 && lateCents < amount);
      }),
    );
  });
});
