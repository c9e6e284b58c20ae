import type { IsoDate } from '#domain/calendar.ts';
import { daysOverdue } from '#domain/document/dueDate.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import type { Document } from '#domain/document/types.ts';
import { sum } from '#domain/money/decimal.ts';

export interface CashStrip {
  /** « Encaissé » : what clients paid, less what was given back. */
  received: number;
  /** « À encaisser » : what is left of invoices sent whose due date is not past. */
  toReceive: number;
  /** « En retard » : what is left of invoices sent whose due date is past. */
  overdue: number;
}

type Owed = Pick<Document, 'kind' | 'status' | 'dueDate' | 'paidAmount' | 'creditedAmount'> & {
  /** What the client is asked for (TTC). */
  gross: number;
};

/**
 * What a business needs to know of its cash (docs/product.md, Dashboard). Quotes, cancelled
 * invoices and drafts are no claim on anyone.
 */
export function cashStrip(documents: readonly Owed[], today: IsoDate): CashStrip {
  const invoices = documents.filter(({ kind }) => kindFacts(kind).owes > 0);
  const sent = invoices.filter(({ status }) => status === 'sent');
  return {
    received: sum(invoices.map(({ paidAmount }) => paidAmount)),
    toReceive: left(sent.filter((invoice) => daysOverdue(invoice, today) === 0)),
    overdue: left(sent.filter((invoice) => daysOverdue(invoice, today) > 0)),
  };
}

function left(documents: readonly Owed[]): number {
  return sum(
    documents.map(({ gross, paidAmount, creditedAmount }) =>
      Math.max(0, sum([gross, -paidAmount, -creditedAmount])),
    ),
  );
}
