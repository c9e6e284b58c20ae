import { createHash } from 'node:crypto';
import { pdfFileName } from '#domain/document/names.ts';
import type { Document } from '#domain/document/types.ts';
import type { Account, Books } from '#server/books/books.ts';
import { record } from '#server/register/record.ts';

/**
 * Keeps the exact bytes of a document that leaves the house, with their SHA-256, and writes it in
 * the register (docs/product.md, Register and seals). The same bytes are not kept twice.
 */
export async function sealPdf(
  books: Books,
  document: Document,
  bytes: Uint8Array,
): Promise<{ sha256: string }> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (await isKept(books, document.id, sha256)) return { sha256 };
  const { tx, accountId, now, ids } = books;
  const file = { id: ids.next(), name: pdfFileName(document), at: now.toISOString() };
  await tx
    .insertInto('sealedFiles')
    .values({
      userId: accountId,
      id: file.id,
      documentId: document.id,
      fileName: file.name,
      sha256,
      bytes: Buffer.from(bytes),
      createdAt: now,
    })
    .execute();
  await record(books, { kind: 'sealed', document, sha256, file });
  return { sha256 };
}

async function isKept({ tx, accountId }: Books, documentId: string, sha256: string) {
  const row = await tx
    .selectFrom('sealedFiles')
    .select('id')
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .where('sha256', '=', sha256)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The exact bytes of a file sealed in this account, in a transaction of their own: they may be large. */
export function sealedBytes(account: Account, id: string): Promise<{ bytes: Uint8Array }> {
  return account.run(({ tx, accountId }) =>
    tx
      .selectFrom('sealedFiles')
      .select('bytes')
      .where('userId', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}
