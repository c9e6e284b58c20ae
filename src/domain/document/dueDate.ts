import { addDays, daysBetween, type IsoDate } from '#domain/calendar.ts';
import { dueDateBy, NO_TERMS, type PaymentTerms } from '#domain/terms/paymentTerms.ts';
import { type DocumentKind, kindFacts } from './kinds.ts';
import type { Document } from './types.ts';

/** Days a quote is valid for when it does not say otherwise. */
export const QUOTE_VALIDITY_DAYS = 30;

/**
 * What the due date becomes whenever the kind is chosen: by the terms agreed, or today + 15, for an
 * invoice, none for a quote.
 */
export function defaultDueDate(
  kind: DocumentKind,
  today: IsoDate,
  terms: PaymentTerms = NO_TERMS,
): IsoDate | null {
  return dueDateOf(kind, dueDateBy(terms, today));
}

/** The due date a document of this kind keeps: none where the kind has none. */
export function dueDateOf(kind: DocumentKind, dueDate: IsoDate | null): IsoDate | null {
  return kindFacts(kind).hasDueDate ? dueDate : null;
}

/** True for what must say until when it is paid and does not. */
export function lacksDueDate({ kind, dueDate }: Pick<Document, 'kind' | 'dueDate'>): boolean {
  return kindFacts(kind).hasDueDate && !dueDate;
}

/** True when a document would be due before it is dated (BR-FR-CO-07: BT-9 is not before BT-2). */
export function isDueBeforeDate({
  kind,
  date,
  dueDate,
}: Pick<Document, 'date' | 'dueDate'> & { kind?: DocumentKind | undefined }): boolean {
  if (kind && kindFacts(kind).mayBeDueBefore) return false;
  return dueDate !== null && dueDate < date;
}

/** What decides how long an offer stands; a document sealed before it could be chosen says no days. */
export type Offered = Pick<Document, 'date'> & Partial<Pick<Document, 'validityDays'>>;

/** The last day a quote may be accepted. */
export function quoteValidUntil({ date, validityDays }: Offered): IsoDate {
  return addDays(date, validityDays ?? QUOTE_VALIDITY_DAYS);
}

/** The validity a document of this kind keeps, in days: none where nothing is offered. */
export function validityOf(kind: DocumentKind, days: number | null): number | null {
  return kindFacts(kind).isOffer ? days : null;
}

type Due = Pick<Document, 'kind' | 'status' | 'dueDate'>;

/**
 * How many days late the payment of an invoice is: sent, unpaid and past its due date; 0 when it is
 * not late. Computed, never stored.
 */
export function daysOverdue({ kind, status, dueDate }: Due, today: IsoDate): number {
  if (kindFacts(kind).owes <= 0 || status !== 'sent' || dueDate === null) return 0;
  return Math.max(0, daysBetween(dueDate, today));
}
