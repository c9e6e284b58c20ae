import type { IsoDate } from '#domain/calendar.ts';
import { isOverdue } from '#domain/document/dueDate.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import type { Document } from '#domain/document/types.ts';
import { exact } from '#domain/money/decimal.ts';

export interface CashStrip {
  /** « Encaissé » : paid invoices. */
  received: number;
  /** « À encaisser » : invoices sent whose due date is not past. */
  toReceive: number;
  /** « En retard » : invoices sent whose due date is past. */
  overdue: number;
}

type Owed = Pick<Document, 'kind' | 'status' | 'dueDate'> & {
  /** What the client pays (TTC). */
  gross: number;
};

/**
 * What a business needs to know of its cash (docs/product.md, Dashboard). Quotes, cancelled
 * invoices and drafts are no claim on anyone. The three figures never overlap: together they are
 * all that was invoiced.
 */
export function cashStrip(documents: readonly Owed[], today: IsoDate): CashStrip {
  const invoices = documents.filter(({ kind }) => kindFacts(kind).owes > 0);
  const sent = invoices.filter(({ status }) => status === 'sent');
  return {
    received: total(invoices.filter(({ status }) => status === 'paid')),
    toReceive: total(sent.filter((invoice) => !isOverdue(invoice, today))),
    overdue: total(sent.filter((invoice) => isOverdue(invoice, today))),
  };
}

function total(documents: readonly Owed[]): number {
  return documents.reduce((sum, { gross }) => sum.plus(exact(gross)), exact(0)).toNumber();
}
