import type { IsoDate } from '#domain/calendar.ts';
import type { Split } from './split.ts';
import type { PaymentMeans } from '#domain/document/paymentMeans.ts';

/**
 * What a client paid on a document. Such a row is never changed: an error is reversed by a row of
 * the opposite amount, and money given back is a row of its own.
 */
export interface Payment {
  id: string;
  documentId: string;
  /** The day it was received, given back or reversed. */
  day: IsoDate;
  /** In the document's currency, gross (TTC). Below 0 for a refund, and where a payment is reversed. */
  amount: number;
  method: PaymentMeans;
  /** A transfer's words, a cheque's number. */
  reference: string | null;
  /** Why it was given back or reversed. */
  reason: string | null;
  /** The payment this one takes back. */
  reversesId: string | null;
  /** How it is spread over the rates of the document, as found when it was recorded. */
  split: Split;
  /** ISO instant. */
  recordedAt: string;
}

/** What a payment is: money received, money given back, or the reversal of another. */
export type PaymentKind = 'received' | 'refunded' | 'reversed';

export function paymentKind({ amount, reversesId }: Pick<Payment, 'amount' | 'reversesId'>) {
  if (reversesId !== null) return 'reversed' satisfies PaymentKind;
  return (amount < 0 ? 'refunded' : 'received') satisfies PaymentKind;
}

type Reversible = Pick<Payment, 'id' | 'reversesId'>;

/** Whether a payment still counts: neither a reversal nor reversed. */
export function stands(payment: Reversible, all: readonly Reversible[]): boolean {
  if (payment.reversesId !== null) return false;
  return !all.some(({ reversesId }) => reversesId === payment.id);
}
