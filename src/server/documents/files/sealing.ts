import { createHash } from 'node:crypto';
import type { Document } from '#domain/document/types.ts';
import type { Account, Books } from '#server/books/books.ts';
import type { SealedPurpose } from '#domain/register/event.ts';
import { markLeft } from '#server/documents/store.ts';
import { record } from '#server/register/record.ts';

export interface SealedPdf {
  id: string;
  sha256: string;
}

/** The name of a sealed file, and what it is when not the document itself. */
interface SealedAs {
  purpose?: SealedPurpose;
  name: string;
}

/**
 * Keeps the exact bytes of a document that leaves the house, with their SHA-256, and writes it in
 * the register (docs/product.md, Register and seals). The same bytes are not kept twice.
 */
export async function sealPdf(
  books: Books,
  document: Document,
  bytes: Uint8Array,
  { purpose = 'document', name }: SealedAs,
): Promise<SealedPdf> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const kept = await keptFile(books, document.id, sha256);
  if (kept) return { id: kept.id, sha256 };
  const { tx, accountId, now, ids } = books;
  const file = {
    id: ids.next(),
    name,
    at: now.toISOString(),
    ...(purpose !== 'document' && { purpose }),
  };
  await tx
    .insertInto('sealedFiles')
    .values({
      userId: accountId,
      id: file.id,
      documentId: document.id,
      fileName: file.name,
      sha256,
      bytes: Buffer.from(bytes),
      purpose,
      createdAt: now,
    })
    .execute();
  await record(books, { kind: 'sealed', document, sha256, file });
  return { id: file.id, sha256 };
}

function keptFile({ tx, accountId }: Books, documentId: string, sha256: string) {
  return tx
    .selectFrom('sealedFiles')
    .select('id')
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .where('sha256', '=', sha256)
    .limit(1)
    .executeTakeFirst();
}

/** The exact bytes of a file sealed in this account, in a transaction of their own: they may be large. */
export function sealedBytes(account: Account, id: string): Promise<{ bytes: Uint8Array }> {
  return account.run((books) => bytesOf(books, id));
}

/** As `sealedBytes`, for who takes them away: the issue cannot be taken back any more. */
export function releasedBytes(account: Account, id: string): Promise<{ bytes: Uint8Array }> {
  return account.run(async (books) => {
    const { documentId } = await fileOf(books, id);
    await markLeft(books, documentId);
    return bytesOf(books, id);
  });
}

function bytesOf({ tx, accountId }: Books, id: string): Promise<{ bytes: Uint8Array }> {
  return tx
    .selectFrom('sealedFiles')
    .select('bytes')
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

function fileOf({ tx, accountId }: Books, id: string): Promise<{ documentId: string }> {
  return tx
    .selectFrom('sealedFiles')
    .select('documentId')
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
