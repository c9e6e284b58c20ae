import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parisDay } from '#domain/calendar.ts';
import type { RegisterEntry } from './entry.ts';
import { beginningOfYear, entriesOfFolio, entryMoney, folioOf } from './folio.ts';

describe('a page of the register', () => {
  test('holds each entry once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (sequence) => {
        const { first, last } = entriesOfFolio(folioOf(sequence));
        expect(first <= sequence && sequence <= last).toBe(true);
        expect(folioOf(first)).toBe(folioOf(last));
        expect(folioOf(last + 1)).toBe(folioOf(last) + 1);
      }),
    );
    expect(folioOf(0)).toBe(1);
  });

  test('counts from the first instant of its year in Paris', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2001-01-02'), max: new Date('2199-12-31'), noInvalidDate: true }),
        (instant) => {
          const beginning = beginningOfYear(instant);
          expect(parisDay(beginning)).toBe(`${parisDay(instant).slice(0, 4)}-01-01`);
          expect(parisDay(new Date(beginning.getTime() - 1))).not.toBe(parisDay(beginning));
        },
      ),
    );
  });
});

const entry = (kind: string, body: object) =>
  ({ kind, body: { type: 'invoice', number: 'INV-001', ...body } }) as unknown as RegisterEntry;

describe('the column of amounts', () => {
  test('says what was invoiced, credited, received and given back', () => {
    const eur = { currency: 'EUR' };
    expect(entryMoney(entry('issued', { gross: 120, ...eur }))?.amount).toBe(120);
    expect(entryMoney(entry('issued', { kind: 'credit_note', gross: 20, ...eur }))?.amount).toBe(
      -20,
    );
    expect(entryMoney(entry('payment_recorded', { amount: 50, ...eur }))?.amount).toBe(50);
    expect(entryMoney(entry('payment_reversed', { amount: -50, ...eur }))?.amount).toBe(-50);
  });

  test('stays blank where nothing moved, or where a hand has altered the row', () => {
    expect(entryMoney(entry('archived', { archived: true }))).toBeNull();
    expect(entryMoney(entry('profile_changed', { changes: [] }))).toBeNull();
    expect(entryMoney(entry('issued', {}))).toBeNull();
  });
});
