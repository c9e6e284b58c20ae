import { statusBeforeConversion, type StatusFact } from '#domain/document/conversion.ts';
import type { Document } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import { record } from '#server/register/record.ts';
import { updateDocument } from '#server/documents/store.ts';

/**
 * Leaves the quote of a withdrawn invoice as it was before its conversion, free to be converted
 * again; the register records the change of status (docs/decisions/021).
 */
export async function releaseQuote(
  books: Books,
  quote: Document,
  invoiceId: string,
): Promise<void> {
  const before = statusBeforeConversion(await statusFacts(books, quote.id), invoiceId);
  const document = await updateDocument(books, {
    ...quote,
    status: before ?? quote.status,
    convertedDocumentId: null,
    updatedAt: books.now.toISOString(),
  });
  if (document.status === quote.status) return;
  await record(books, { kind: 'status_set', document, from: quote.status });
}

async function statusFacts({ tx, accountId }: Books, documentId: string): Promise<StatusFact[]> {
  const rows = await tx
    .selectFrom('registerEntries')
    .select(['kind', 'body'])
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .where('kind', 'in', ['status_set', 'converted'])
    .orderBy('sequence')
    .execute();
  return rows.map(({ kind, body }) => ({ ...(body as object), kind }) as StatusFact);
}
