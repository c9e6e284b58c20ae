import { sql } from 'kysely';
import type { DocumentStatus } from '#domain/document/status.ts';
import type { Document } from '#domain/document/types.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { Books } from '#server/books/books.ts';
import { toDocument } from '#server/database/documentRow.ts';
import { toPayment } from '#server/database/paymentRow.ts';

/** The payments of a document, in the order they were recorded. */
export async function paymentsOf({ tx, accountId }: Books, documentId: string): Promise<Payment[]> {
  const rows = await tx
    .selectFrom('payments')
    .selectAll()
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(toPayment);
}

/** A payment of the user's, or null. */
export async function findPayment({ tx, accountId }: Books, id: string): Promise<Payment | null> {
  const row = await tx
    .selectFrom('payments')
    .selectAll()
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toPayment(row) : null;
}

/** Writes a payment for good; a trigger adds it to what the document has received. */
export async function insertPayment(
  { tx, accountId }: Books,
  payment: Payment,
  currency: string,
): Promise<void> {
  const { recordedAt, split, ...facts } = payment;
  await tx
    .insertInto('payments')
    .values({
      ...facts,
      userId: accountId,
      currency,
      split: JSON.stringify(split),
      at: recordedAt,
    })
    .execute();
}

/** The status that payments give a document; its instant of change moves on, as with every change. */
export async function saveStatus(
  { tx, accountId, now }: Books,
  documentId: string,
  status: DocumentStatus,
): Promise<Document> {
  const row = await tx
    .updateTable('documents')
    .set({
      status,
      updatedAt: sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`,
    })
    .where('userId', '=', accountId)
    .where('id', '=', documentId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDocument(row);
}
