import { isInvoice } from '#domain/document/kinds.ts';
import type { Document } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import { conflict } from '#server/errors.ts';
import { record } from '#server/register/record.ts';
import { setArchived } from '#server/documents/store.ts';

/** Takes an issued document out of the lists, or brings it back; sums and register keep it. */
export async function archiveDocument(
  books: Books,
  document: Document,
  archived: boolean,
): Promise<Document> {
  if (archived === (document.archivedAt !== null)) return document;
  if (archived && !document.issuedAt) {
    const name = isInvoice(document) ? 'Un brouillon' : 'Un devis';
    throw conflict('not_issued', `${name} ne s’archive pas\u00A0: il se supprime.`);
  }
  const changed = await setArchived(books, document.id, archived);
  await record(books, { kind: 'archived', document: changed, archived });
  return changed;
}
