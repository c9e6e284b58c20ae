import { sql } from 'kysely';
import type { IsoDate } from '#domain/calendar.ts';
import type { Document } from '#domain/document/types.ts';
import type { QuoteAnswer } from '#domain/document/life.ts';
import type { Snapshot } from '#domain/register/snapshot.ts';
import type { Books } from '#server/books/books.ts';
import { holdProfile } from '#server/profile/store.ts';
import { toColumns, toDocument } from '#server/database/documentRow.ts';

/** A document of the user's that has not been withdrawn, or null. */
export async function findDocument({ tx, accountId }: Books, id: string): Promise<Document | null> {
  const row = await tx
    .selectFrom('documents')
    .selectAll()
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row ? toDocument(row) : null;
}

/** As `findDocument`, withdrawn ones too: their traces outlive them. */
export async function findKeptDocument({ tx, accountId }: Books, id: string): Promise<Document> {
  const row = await tx
    .selectFrom('documents')
    .selectAll()
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return toDocument(row);
}

/**
 * As `findDocument`, kept until the transaction ends: changes to one document follow each other. The
 * profile's row is taken first: an issue renumbers the drafts behind it while it holds that row.
 */
export async function lockDocument(books: Books, id: string): Promise<Document | null> {
  await holdProfile(books);
  const { tx, accountId } = books;
  const row = await tx
    .selectFrom('documents')
    .selectAll()
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? toDocument(row) : null;
}

export async function insertDocument(
  { tx, accountId }: Books,
  document: Document,
): Promise<Document> {
  const row = await tx
    .insertInto('documents')
    .values({
      ...toColumns(document),
      userId: accountId,
      id: document.id,
      createdAt: document.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDocument(row);
}

/** Saves the whole document; its instant of change moves on by a millisecond at least. */
export async function updateDocument(
  { tx, accountId }: Books,
  document: Document,
): Promise<Document> {
  const row = await tx
    .updateTable('documents')
    .set({
      ...toColumns(document),
      updatedAt: sql<Date>`greatest(${document.updatedAt}::timestamptz, updated_at + interval '1 millisecond')`,
    })
    .where('userId', '=', accountId)
    .where('id', '=', document.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDocument(row);
}

/** Saves a document as it is issued, with what the issue keeps of it. */
export async function saveIssue(
  { tx, accountId }: Books,
  document: Document,
  { snapshot, sealedFileId }: { snapshot: Snapshot; sealedFileId: string },
): Promise<Document> {
  const row = await tx
    .updateTable('documents')
    .set({
      ...toColumns(document),
      issuedAt: document.issuedAt,
      snapshot: JSON.stringify(snapshot),
      sealedFileId,
    })
    .where('userId', '=', accountId)
    .where('id', '=', document.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDocument(row);
}

/** Makes a document a draft again; its number is free once the transaction ends. */
export async function undoIssue(
  { tx, accountId, now }: Books,
  { id }: Pick<Document, 'id'>,
): Promise<Document> {
  const row = await tx
    .updateTable('documents')
    .set({
      status: 'draft',
      issuedAt: null,
      sentAt: null,
      archivedAt: null,
      snapshot: null,
      sealedFileId: null,
      // What was accepted was told of the invoice that is forgotten.
      worksAcceptedOn: null,
      updatedAt: now,
    })
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDocument(row);
}

/** Marks a document as sent, by hand or by an accepted letter; the first time counts. */
export async function markSent({ tx, accountId, now }: Books, id: string): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ sentAt: now })
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .execute();
}

/** Writes down that the sealed bytes of an issued document left the house; the first time counts. */
export async function markLeft({ tx, accountId, now }: Books, id: string): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ leftAt: now })
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .where('issuedAt', 'is not', null)
    .where('leftAt', 'is', null)
    .execute();
}

/** Keeps what the client answered to a quote, with its lines as the answer leaves its options. */
export async function saveAnswer(
  { tx, accountId, now }: Books,
  quote: Document,
  acceptance: QuoteAnswer | null,
): Promise<Document> {
  const { lineItems, amount, grossAmount } = toColumns(quote);
  const row = await tx
    .updateTable('documents')
    .set({ acceptance, lineItems, amount, grossAmount, updatedAt: now })
    .where('userId', '=', accountId)
    .where('id', '=', quote.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDocument(row);
}

/** Keeps the day the works of an invoice were accepted. */
export async function saveWorksAccepted(
  { tx, accountId, now }: Books,
  id: string,
  worksAcceptedOn: IsoDate | null,
): Promise<Document> {
  const row = await tx
    .updateTable('documents')
    .set({ worksAcceptedOn, updatedAt: now })
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDocument(row);
}

export async function setArchived(
  { tx, accountId, now }: Books,
  id: string,
  archived: boolean,
): Promise<Document> {
  const row = await tx
    .updateTable('documents')
    .set({ archivedAt: archived ? now : null, updatedAt: now })
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDocument(row);
}

/** Removes a draft for good: its number may be given again. */
export async function deleteDocument({ tx, accountId }: Books, id: string): Promise<void> {
  await tx.deleteFrom('documents').where('userId', '=', accountId).where('id', '=', id).execute();
}

/**
 * Takes a document out of lists and totals; the row, and so its number, stays
 * (docs/product.md, Numbering).
 */
export async function hideDocument({ tx, accountId, now }: Books, id: string): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ deletedAt: now })
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/**
 * Whether a quote has, or may have, left the house: it is no draft, was one no more at some time, was
 * handed to a transport, whose silence proves nothing, or a deposit or an amendment bears its number.
 * Its number is then its own for good.
 */
export async function hasLeft(
  { tx, accountId }: Books,
  { id, status }: Pick<Document, 'id' | 'status'>,
): Promise<boolean> {
  if (status !== 'draft') return true;
  for (const trace of ['sealedFiles', 'emailAttempts'] as const) {
    const row = await tx
      .selectFrom(trace)
      .select('id')
      .where('userId', '=', accountId)
      .where('documentId', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  const follower = await tx
    .selectFrom('documentLinks')
    .select('fromId')
    .where('userId', '=', accountId)
    .where('toId', '=', id)
    .limit(1)
    .executeTakeFirst();
  return follower !== undefined;
}

/** The version a client sends back in `If-Match`: the instant of the last change, in milliseconds. */
export function versionOf(changed: Pick<Document, 'updatedAt'>): number {
  return Date.parse(changed.updatedAt);
}
