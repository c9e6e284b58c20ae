import type { BillingPeriod } from './catalogue.ts';

/** From when to when documents are counted, in Unix seconds as Stripe gives its periods. */
export interface UsagePeriod {
  start: number;
  /** The count begins anew then; null when it is not known. */
  end: number | null;
}

/**
 * The span in which the documents of a plan are counted. A month billed is a span; a year billed is
 * twelve, each from the same day of the month: « 40 documents par mois » is promised whichever way
 * one pays (docs/product.md, Plans). A month too short for that day ends on its last.
 */
export function usagePeriod(
  billing: { start: number; end: number | null; period: BillingPeriod | null },
  now: number,
): UsagePeriod {
  if (billing.period !== 'annual') return { start: billing.start, end: billing.end };
  let months = 0;
  while (monthsLater(billing.start, months + 1) <= now) months += 1;
  return {
    start: monthsLater(billing.start, months),
    end: monthsLater(billing.start, months + 1),
  };
}

function monthsLater(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const later = new Date(from);
  later.setUTCMonth(from.getUTCMonth() + months);
  // 31 January and a month is « 31 February », which the calendar reads as March.
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later.getTime() / 1000;
}
