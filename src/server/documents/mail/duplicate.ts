import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { kindFacts } from '#domain/document/kinds.ts';
import type { Document } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';

/**
 * Whether these very bytes of an invoice were already accepted by a transport: what leaves now is a
 * copy (docs/decisions/024). A document that changed since gives other bytes, hence an original; a
 * quote bears no tax and asks for no payment: sent twice, it is the same offer.
 */
export async function isDuplicate(
  { tx, accountId }: Books,
  { id, kind }: Document,
  bytes: Uint8Array,
): Promise<boolean> {
  if (kindFacts(kind).owes === 0) return false;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const before = await tx
    .selectFrom('registerEntries')
    .select('sequence')
    .where('userId', '=', accountId)
    .where('documentId', '=', id)
    .where('kind', '=', 'emailed')
    // Only an accepted message names the file it carried.
    .where(sql<boolean>`body ->> 'sha256' = ${sha256}`)
    .limit(1)
    .executeTakeFirst();
  return before !== undefined;
}
