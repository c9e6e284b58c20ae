import { addDays, daysBetween, type IsoDate } from '#domain/calendar.ts';
import { retainedLeft, retentionDueOn } from '#domain/document/retention.ts';
import { amountDue } from '#domain/document/state.ts';
import type { Document } from '#domain/document/types.ts';

/** A retention is spoken of so many days before it falls due: time to write to the client. */
const TOLD_BEFORE = 30;

export interface RetentionDue {
  dueOn: IsoDate;
  /** What of it is left to pay, TTC. */
  amount: number;
}

type Kept = Parameters<typeof amountDue>[0] & Pick<Document, 'retention' | 'worksAcceptedOn'>;

/** The retention of an invoice where it falls due today or within a month; null otherwise. */
export function retentionDueSoon(
  document: Kept,
  gross: number,
  today: IsoDate,
): RetentionDue | null {
  const dueOn = retentionDueOn(document.worksAcceptedOn);
  const amount = Math.min(amountDue(document, gross), retainedLeft(document, gross));
  if (dueOn === null || amount <= 0) return null;
  const days = daysBetween(today, dueOn);
  return days >= 0 && days <= TOLD_BEFORE ? { dueOn, amount } : null;
}

/** The works accepted on these days, and on no other, may have a retention that falls due soon. */
export function acceptanceDays(today: IsoDate): { from: IsoDate; to: IsoDate } {
  // A year has 366 days at most.
  return { from: addDays(today, -366), to: addDays(today, TOLD_BEFORE - 365) };
}
