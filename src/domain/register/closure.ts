import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type IsoDate, parisDay } from '#domain/calendar.ts';
import { PAYMENT_MEANS, type PaymentMeans } from '#domain/document/paymentMeans.ts';
import { sum } from '#domain/money/decimal.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { RateShare } from '#domain/payments/split.ts';
import { canonicalJson } from './canonicalJson.ts';

export const CLOSURE_KINDS = ['day', 'month', 'year'] as const;
export type ClosureKind = (typeof CLOSURE_KINDS)[number];

/** Sums of payments in one currency, gross (TTC). */
interface Sums {
  count: number;
  /** Of the rows above 0. */
  received: number;
  /** Of the rows below 0: given back or taken back. */
  returned: number;
  /** The two together. */
  amount: number;
}

export interface ClosureTotals extends Sums {
  currency: string;
  /** What was paid at each VAT rate, the highest first. */
  rates: RateShare[];
  /** What clients paid above what they owed: no VAT is in it. */
  excess: number;
  means: { method: PaymentMeans; amount: number }[];
  /** Since 1 January, this period included. */
  yearToDate: number;
  /** Since the account's first payment (« total perpétuel »), this period included. */
  perpetual: Sums;
}

/**
 * What was paid in a day, a month or a year that is over (CGI art. 286, I, 3° bis;
 * BOI-TVA-DECLA-30-10-30): made once, and never changed.
 */
export interface Closure {
  kind: ClosureKind;
  /** « 2026-11-22 », « 2026-11 » or « 2026 ». */
  period: string;
  /** From 1 in each kind. */
  number: number;
  /** By currency, in the order of their codes: currencies are never added. */
  totals: ClosureTotals[];
  /** SHA-256 of the payments of a day, or of the digests of the closures a month or year adds up. */
  digest: string;
  /** ISO instant. */
  at: string;
}

/** What stands in a closure before it has its instant. */
export type ClosureFacts = Omit<Closure, 'at'>;

/** A payment as a closure adds it up. */
export type ClosedPayment = Payment & { currency: string };

/**
 * The day a payment is closed with: that of its recording, whatever day it is dated
 * (docs/decisions/043). So what is booked late never enters a day that was closed.
 */
export function dayOfRecording({ recordedAt }: Pick<Payment, 'recordedAt'>): IsoDate {
  return parisDay(new Date(recordedAt));
}

/** The period of this kind that holds a day, or a shorter period. */
export function periodOf(kind: ClosureKind, day: string): string {
  return day.slice(0, { day: 10, month: 7, year: 4 }[kind]);
}

/** Closes a day with all that was recorded in it; `before` is the closure of the last day closed. */
export function closeDay(
  day: IsoDate,
  payments: readonly ClosedPayment[],
  before: ClosureFacts | null,
): ClosureFacts {
  const inOrder = payments.toSorted(
    (one, other) => one.recordedAt.localeCompare(other.recordedAt) || (one.id < other.id ? -1 : 1),
  );
  const totals = [...Map.groupBy(inOrder, ({ currency }) => currency)].map(([currency, same]) => ({
    currency,
    ...sumsOf(same.map(({ amount }) => amount)),
    rates: addRates(same.map(({ split }) => split.shares)),
    excess: sum(same.map(({ split }) => split.excess)),
    means: addMeans(same),
  }));
  return closed('day', day, totals, digestOf(inOrder.map(factsOf)), before);
}

/** Closes a month with its days, or a year with its months; `before` is the last one of its kind. */
export function closeLonger(
  kind: 'month' | 'year',
  period: string,
  parts: readonly ClosureFacts[],
  before: ClosureFacts | null,
): ClosureFacts {
  const all = parts.flatMap(({ totals }) => totals);
  const totals = [...Map.groupBy(all, ({ currency }) => currency)].map(([currency, same]) => ({
    currency,
    ...addSums(same),
    rates: addRates(same.map(({ rates }) => rates)),
    excess: sum(same.map(({ excess }) => excess)),
    means: addMeans(same.flatMap(({ means }) => means)),
  }));
  const digest = digestOf(parts.map((part) => part.digest));
  return closed(kind, period, totals, digest, before);
}

type PeriodTotals = Omit<ClosureTotals, 'yearToDate' | 'perpetual'>;

function closed(
  kind: ClosureKind,
  period: string,
  ofPeriod: readonly PeriodTotals[],
  digest: string,
  before: ClosureFacts | null,
): ClosureFacts {
  const currencies = new Set(
    [...(before?.totals ?? []), ...ofPeriod].map(({ currency }) => currency),
  );
  const isSameYear =
    before !== null && periodOf('year', before.period) === periodOf('year', period);
  const totals = [...currencies].toSorted().map((currency): ClosureTotals => {
    const own = ofPeriod.find((one) => one.currency === currency) ?? nothingIn(currency);
    const earlier = before?.totals.find((one) => one.currency === currency);
    return {
      ...own,
      yearToDate: sum([own.amount, isSameYear && earlier ? earlier.yearToDate : 0]),
      perpetual: addSums(earlier ? [earlier.perpetual, own] : [own]),
    };
  });
  return { kind, period, number: (before?.number ?? 0) + 1, totals, digest };
}

function nothingIn(currency: string): PeriodTotals {
  return { currency, ...sumsOf([]), rates: [], excess: 0, means: [] };
}

function sumsOf(amounts: readonly number[]): Sums {
  return {
    count: amounts.length,
    received: sum(amounts.filter((amount) => amount > 0)),
    returned: sum(amounts.filter((amount) => amount < 0)),
    amount: sum(amounts),
  };
}

function addSums(all: readonly Sums[]): Sums {
  return {
    count: all.reduce((total, { count }) => total + count, 0),
    received: sum(all.map(({ received }) => received)),
    returned: sum(all.map(({ returned }) => returned)),
    amount: sum(all.map(({ amount }) => amount)),
  };
}

function addRates(all: readonly (readonly RateShare[])[]): RateShare[] {
  const byRate = Map.groupBy(all.flat(), ({ rate }) => rate);
  return [...byRate.entries()]
    .toSorted(([one], [other]) => other - one)
    .map(([rate, same]) => ({
      rate,
      gross: sum(same.map(({ gross }) => gross)),
      vat: sum(same.map(({ vat }) => vat)),
    }));
}

function addMeans(
  all: readonly { method: PaymentMeans; amount: number }[],
): ClosureTotals['means'] {
  return PAYMENT_MEANS.flatMap(({ value: method }) => {
    const same = all.filter((one) => one.method === method);
    return same.length === 0 ? [] : [{ method, amount: sum(same.map(({ amount }) => amount)) }];
  });
}

/** Named one by one: the digest of a closed day must not change when payments learn a new field. */
function factsOf(payment: ClosedPayment) {
  const { id, documentId, day, amount, currency, method, split, recordedAt } = payment;
  const { reference, reason, reversesId } = payment;
  const facts = { id, documentId, day, amount, currency, method, split, recordedAt };
  return { ...facts, reference, reason, reversesId };
}

function digestOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}
