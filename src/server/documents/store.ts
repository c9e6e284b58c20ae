import { sql, type Selectable, type Transaction } from 'kysely';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import type { Tables } from '#server/database/types.ts';

type Tx = Transaction<Tables>;
export type DocumentRow = Selectable<Tables['documents']>;

/** A document of the user's that has not been withdrawn, or null. */
export async function findDocument(tx: Tx, userId: string, id: string): Promise<Document | null> {
  const row = await tx
    .selectFrom('documents')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row ? toDocument(row) : null;
}

/** As `findDocument`, withdrawn ones too: their traces outlive them. */
export async function findKeptDocument(tx: Tx, userId: string, id: string): Promise<Document> {
  const row = await tx
    .selectFrom('documents')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return toDocument(row);
}

/** As `findDocument`, kept until the transaction ends: changes to one document follow each other. */
export async function lockDocument(tx: Tx, userId: string, id: string): Promise<Document | null> {
  const row = await tx
    .selectFrom('documents')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? toDocument(row) : null;
}

export async function insertDocument(
  tx: Tx,
  userId: string,
  document: Document,
): Promise<Document> {
  const row = await tx
    .insertInto('documents')
    .values({ ...toColumns(document), userId, id: document.id, createdAt: document.createdAt })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDocument(row);
}

/** Saves the whole document; its instant of change moves on by a millisecond at least. */
export async function updateDocument(
  tx: Tx,
  userId: string,
  document: Document,
): Promise<Document> {
  const row = await tx
    .updateTable('documents')
    .set({
      ...toColumns(document),
      updatedAt: sql<Date>`greatest(${document.updatedAt}::timestamptz, updated_at + interval '1 millisecond')`,
    })
    .where('userId', '=', userId)
    .where('id', '=', document.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDocument(row);
}

/** Removes a draft for good: its number may be given again. */
export async function deleteDocument(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('documents').where('userId', '=', userId).where('id', '=', id).execute();
}

/** Takes a document out of lists and totals; the row, and so its number, stays (decisions §6, §8). */
export async function hideDocument(tx: Tx, userId: string, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ deletedAt: now })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute();
}

/**
 * Whether a document has, or may have, left the house: it is no draft, was one no more at some time,
 * or was handed to a transport, whose silence proves nothing. Its number is then its own for good.
 */
export async function wasIssued(
  tx: Tx,
  userId: string,
  { id, status }: Pick<Document, 'id' | 'status'>,
): Promise<boolean> {
  if (status !== 'draft') return true;
  for (const trace of ['sealedFiles', 'emailAttempts'] as const) {
    const row = await tx
      .selectFrom(trace)
      .select('id')
      .where('userId', '=', userId)
      .where('documentId', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** The version a client sends back in `If-Match`: the instant of the last change, in milliseconds. */
export function versionOf(changed: Pick<Document, 'updatedAt'>): number {
  return Date.parse(changed.updatedAt);
}

export function toDocument(row: DocumentRow): Document {
  const { userId: _, grossAmount: __, deletedAt: ___, searchKey: ____, ...facts } = row;
  return {
    ...facts,
    amount: Number(row.amount),
    vatRate: Number(row.vatRate),
    euroRate: row.euroRate === null ? null : Number(row.euroRate),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function toColumns(document: Document) {
  const totals = documentTotals(document);
  return {
    type: document.type,
    kind: document.kind,
    clientId: document.clientId,
    number: document.number,
    date: document.date,
    dueDate: document.dueDate,
    prompt: document.prompt,
    amount: totals.net,
    grossAmount: totals.gross,
    vat: document.vat,
    vatRate: document.vatRate,
    status: document.status,
    lineItems: JSON.stringify(document.lineItems),
    content: document.content,
    currency: document.currency,
    supplyDate: document.supplyDate,
    supplyEndDate: document.supplyEndDate,
    purchaseOrder: document.purchaseOrder,
    paymentMethod: document.paymentMethod,
    operationCategory: document.operationCategory,
    vatExemption: document.vatExemption,
    euroRate: document.euroRate,
    sourceDocumentId: document.sourceDocumentId,
    convertedDocumentId: document.convertedDocumentId,
    updatedAt: document.updatedAt,
  };
}
