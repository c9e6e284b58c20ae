import type { Document } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import { lockProfile } from '#server/profile/store.ts';
import { record } from '#server/register/record.ts';
import { returnNumber } from './numbering.ts';
import { refuseWhileSending } from '#server/documents/mail/sending.ts';
import { releaseQuote } from './releaseQuote.ts';
import { deleteDocument, hideDocument, lockDocument, wasIssued } from '#server/documents/store.ts';

/**
 * Deletes a document as its past allows. The last draft gives its number back and is gone; an older
 * draft leaves « numéro retiré » in the register (docs/product.md, Numbering). One that has left
 * draft leaves lists and totals only, and keeps its register and sealed files for the legal ten
 * years (docs/product.md, After a document has left; C. com. art. L123-22).
 */
export async function withdrawDocument(books: Books, document: Document): Promise<void> {
  await refuseWhileSending(books, document.id);
  // Before the profile, as every change of a document does: two of them never wait for each other.
  const quote = document.sourceDocumentId && (await lockDocument(books, document.sourceDocumentId));
  const profile = await lockProfile(books);
  const issued = await wasIssued(books, document);
  const returned = !issued && (await returnNumber(books, profile, document));
  await record(books, { kind: returned ? 'number_returned' : 'withdrawn', document });
  if (quote && quote.convertedDocumentId === document.id) {
    await releaseQuote(books, quote, document.id);
  }
  if (returned) await deleteDocument(books, document.id);
  else await hideDocument(books, document.id);
}
