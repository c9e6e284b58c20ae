import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYMENT_MEANS } from '#domain/document/paymentMeans.ts';
import { sum } from '#domain/money/decimal.ts';
import { entryOf } from './entryOf.ts';
import { chain, type ChainedEntry, GENESIS_HASH } from './chain.ts';
import {
  closeDay,
  type ClosedPayment,
  closeLonger,
  type Closure,
  dayOfRecording,
  periodOf,
} from './closure.ts';
import { closureProblems } from './verifyClosures.ts';

/** What a user may do next: take money, give some back, or take a payment back. */
const step = fc.record({
  hours: fc.integer({ min: 0, max: 400 }),
  cents: fc.integer({ min: -9_999_99, max: 99_999_99 }).filter((cents) => cents !== 0),
  rate: fc.constantFrom(20, 10, 5.5, 0),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'CHF'),
  method: fc.constantFrom(...PAYMENT_MEANS.map(({ value }) => value)),
  /** Dated that many days before it is recorded. */
  late: fc.integer({ min: 0, max: 60 }),
  /** Which payment it takes back, if any. */
  reverses: fc.option(fc.nat(30)),
});
type Step = typeof step extends fc.Arbitrary<infer Found> ? Found : never;

const work = fc.array(step, { minLength: 1, maxLength: 40 });

describe('closures', () => {
  test('the days of a month make the month, the months of a year the year, whatever was recorded or taken back', () => {
    fc.assert(
      fc.property(work, (steps) => {
        const payments = recorded(steps);
        const closures = closeAll(payments);
        for (const longer of closures.filter(({ kind }) => kind !== 'day')) {
          const within = (closure: Closure) =>
            periodOf(longer.kind, closure.period) === longer.period;
          const days = closures.filter((one) => one.kind === 'day' && within(one));
          const own = payments.filter(
            (one) => periodOf(longer.kind, dayOfRecording(one)) === longer.period,
          );
          for (const totals of longer.totals) {
            const { currency } = totals;
            const ofDays = days.flatMap((day) =>
              day.totals.filter((one) => one.currency === currency),
            );
            const amounts = own
              .filter((one) => one.currency === currency)
              .map(({ amount }) => amount);
            expect(totals.count).toBe(amounts.length);
            expect(totals.amount).toBe(sum(ofDays.map(({ amount }) => amount)));
            expect(totals.amount).toBe(sum(amounts));
            expect(totals.received + totals.returned).toBeCloseTo(totals.amount, 6);
            expect(sum([...totals.rates.map(({ gross }) => gross), totals.excess])).toBe(
              totals.amount,
            );
            expect(sum(totals.means.map(({ amount }) => amount))).toBe(totals.amount);
            // A longer period ends with the running totals of its last day.
            const last = days.at(-1)?.totals.find((one) => one.currency === currency);
            expect(totals.perpetual).toEqual(last?.perpetual);
            expect(totals.yearToDate).toBe(last?.yearToDate);
          }
        }
        const end = closures.findLast(({ kind }) => kind === 'day');
        for (const { currency, perpetual } of end?.totals ?? []) {
          const all = payments.filter((one) => one.currency === currency);
          expect(perpetual.amount).toBe(sum(all.map(({ amount }) => amount)));
          expect(perpetual.count).toBe(all.length);
        }
      }),
    );
  });

  test('verify whole, and tell a payment slipped into what was closed, or out of it', () => {
    fc.assert(
      fc.property(work, fc.nat(), fc.integer({ min: 1, max: 500 }), (steps, which, cents) => {
        const payments = recorded(steps);
        const closures = closeAll(payments);
        const entries = entriesOf(closures);
        expect(closureProblems(entries, closures, payments)).toEqual([]);
        const one = payments[which % payments.length]!;
        const day = dayOfRecording(one);
        const slipped = { ...one, id: 'slipped', amount: cents / 100 };
        const found = (changed: ClosedPayment[]) =>
          closureProblems(entries, closures, changed).map(({ message }) => message);
        for (const changed of [
          [...payments, slipped],
          // A pair that leaves every sum as it was.
          [...payments, slipped, { ...slipped, id: 'back', amount: -cents / 100 }],
          payments.filter((payment) => payment !== one),
          payments.map((payment) =>
            payment === one ? { ...one, amount: sum([one.amount, cents / 100]) } : payment,
          ),
        ]) {
          expect(found(changed)).toEqual([
            `La clôture journalière du ${frenchDay(day)} ne correspond plus aux encaissements enregistrés.`,
          ]);
        }
      }),
    );
  });

  const [first, second] = [
    payment({ id: 'p1', recordedAt: '2026-10-30T10:00:00.000Z' }),
    payment({ id: 'p2', recordedAt: '2026-11-02T10:00:00.000Z' }),
  ];
  const closures = closeAll([first, second]);
  const entries = entriesOf(closures);

  test('tell one that is gone, come from nowhere, or changed', () => {
    for (const closure of closures) {
      const others = closures.filter((one) => one !== closure);
      expect(kindsOf(entries, others, [first, second])).toContain('closure_missing');
      const unannounced = entries.filter((_, index) => closures[index] !== closure);
      expect(kindsOf(unannounced, closures, [first, second])).toEqual(['closure_unknown']);
      const altered = { ...closure, totals: [] };
      expect(kindsOf(entries, [...others, altered], [first, second])).toContain('closure_altered');
    }
  });

  test('tell a day before the last one closed that was never closed', () => {
    const between = payment({ id: 'p3', recordedAt: '2026-11-01T10:00:00.000Z' });
    expect(kindsOf(entries, closures, [first, second, between])).toEqual(['closure_missing']);
    const today = payment({ id: 'p4', recordedAt: '2026-11-03T10:00:00.000Z' });
    expect(kindsOf(entries, closures, [first, second, today])).toEqual([]);
  });

  test('take a payment dated in a closed day into the day it is recorded on', () => {
    const late = payment({ id: 'p3', day: '2026-10-30', recordedAt: '2026-11-03T10:00:00.000Z' });
    const day = closeAll([first, second, late]).findLast(({ kind }) => kind === 'day');
    expect(day).toMatchObject({ period: '2026-11-03', totals: [{ count: 1, amount: 120 }] });
  });

  test('begin and end a day at midnight in France', () => {
    expect(night('2026-07-14T21:59:59.999Z')).toBe('2026-07-14');
    expect(night('2026-07-14T22:00:00.000Z')).toBe('2026-07-15');
    expect(night('2026-12-31T23:00:00.000Z')).toBe('2027-01-01');
  });
});

function kindsOf(...asked: Parameters<typeof closureProblems>) {
  return closureProblems(...asked).map(({ kind }) => kind);
}

function night(recordedAt: string): string {
  return dayOfRecording({ recordedAt });
}

function payment(facts: Partial<ClosedPayment>): ClosedPayment {
  return {
    id: 'p',
    documentId: 'd1',
    day: '2026-10-30',
    amount: 120,
    currency: 'EUR',
    method: 'transfer',
    reference: null,
    reason: null,
    reversesId: null,
    split: { shares: [{ rate: 20, gross: 120, vat: 20 }], excess: 0 },
    recordedAt: '2026-10-30T10:00:00.000Z',
    ...facts,
  };
}

function recorded(steps: readonly Step[]): ClosedPayment[] {
  let instant = Date.parse('2026-11-22T09:00:00Z');
  const all: ClosedPayment[] = [];
  for (const [index, one] of steps.entries()) {
    instant += one.hours * 3_600_000;
    const recordedAt = new Date(instant).toISOString();
    const reversed = one.reverses === null ? undefined : all[one.reverses];
    const amount = reversed ? -reversed.amount : one.cents / 100;
    const vat = Math.round((amount * 100 * one.rate) / (100 + one.rate)) / 100;
    all.push(
      payment({
        id: `p${index}`,
        day: new Date(instant - one.late * 86_400_000).toISOString().slice(0, 10),
        amount,
        currency: reversed?.currency ?? one.currency,
        method: one.method,
        reversesId: reversed?.id ?? null,
        split: { shares: [{ rate: one.rate, gross: amount, vat }], excess: 0 },
        recordedAt,
      }),
    );
  }
  return all;
}

/** Each day with a payment, its month and its year, as the daily job makes them. */
function closeAll(payments: readonly ClosedPayment[]): Closure[] {
  const at = '2030-01-01T00:05:00.000Z';
  const days: Closure[] = [];
  for (const [day, own] of Map.groupBy(payments, dayOfRecording)) {
    days.push({ ...closeDay(day, own, days.at(-1) ?? null), at });
  }
  const months = longer('month', days);
  return [...days, ...months, ...longer('year', months)];
}

function longer(kind: 'month' | 'year', parts: readonly Closure[]): Closure[] {
  const made: Closure[] = [];
  for (const [period, own] of Map.groupBy(parts, (part) => periodOf(kind, part.period))) {
    made.push({ ...closeLonger(kind, period, own, made.at(-1) ?? null), at: own[0]!.at });
  }
  return made;
}

function entriesOf(closures: readonly Closure[]): ChainedEntry[] {
  let hash = GENESIS_HASH;
  return closures.map(({ at, ...closure }, index) => {
    const place = { userId: 'u', sequence: index + 1, at, by: 'u' };
    const entry = chain(hash, entryOf({ kind: 'period_closed', closure }, place));
    hash = entry.hash;
    return entry;
  });
}

function frenchDay(day: string): string {
  return new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium' })
    .format(new Date(`${day}T12:00:00Z`))
    .replace(/^1 /, '1er ')
    .replaceAll(' ', '\u00A0');
}
