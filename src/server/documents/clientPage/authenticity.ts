import { createHash } from 'node:crypto';
import { entryHash } from '#domain/register/chain.ts';
import type { Books } from '#server/books/books.ts';
import { entryAt } from '#server/register/store.ts';

/** What the register says of a sealed file. */
export interface SealFinding {
  /** Its bytes are those whose fingerprint the register holds, and that entry is unchanged. */
  kept: boolean;
  /** Of the bytes as they are now. */
  sha256: string;
  /** ISO instant. */
  sealedAt: string;
  /** The entry that holds the fingerprint; null without one. */
  sequence: number | null;
}

/** Holds the bytes of a sealed file to the entry of its seal, whose own hash is made again. */
export async function sealOf(books: Books, fileId: string): Promise<SealFinding> {
  const { tx, accountId } = books;
  const file = await tx
    .selectFrom('sealedFiles')
    .select(['bytes', 'documentId', 'createdAt'])
    .where('userId', '=', accountId)
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  const sequence = await sealEntry(books, file.documentId, sha256);
  const entry = sequence === null ? null : await entryAt(books, sequence);
  const kept = entry ? entryHash(entry.previousHash, entry) === entry.hash : false;
  return { kept, sha256, sealedAt: file.createdAt.toISOString(), sequence };
}

async function sealEntry(
  { tx, accountId }: Books,
  documentId: string,
  sha256: string,
): Promise<number | null> {
  const rows = await tx
    .selectFrom('registerEntries')
    .select(['sequence', 'body'])
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .where('kind', '=', 'sealed')
    .orderBy('sequence')
    .execute();
  const found = rows.find(({ body }) => (body as { sha256?: string }).sha256 === sha256);
  return found ? Number(found.sequence) : null;
}
