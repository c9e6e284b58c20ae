import { kindFacts, isInvoice } from '#domain/document/kinds.ts';
import type { Document } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import { lockProfile } from '#server/profile/store.ts';
import { record } from '#server/register/record.ts';
import { refuseWhileSending } from '#server/documents/mail/sending.ts';
import { deleteDocument, hasLeft, hideDocument, lockDocument } from '#server/documents/store.ts';
import { CORRECTIONS, refuseIssued } from './issued.ts';
import { compareNumbersLast, firstFree, lineUp, returnNumber } from '#server/numbering/line.ts';
import { releaseQuote } from './releaseQuote.ts';

/**
 * Deletes a document as its past allows. An issued invoice is not deleted. A draft invoice is gone and
 * the drafts after it close the line. A quote gives its number back when it was the last, and leaves
 * « numéro retiré » in the register otherwise (docs/product.md, Numbering); one that left draft leaves
 * the lists only.
 */
export async function withdrawDocument(books: Books, document: Document): Promise<void> {
  if (document.issuedAt) throw refuseIssued(document, [...CORRECTIONS, 'archive']);
  await refuseWhileSending(books, document.id);
  if (isInvoice(document)) await deleteDraft(books, document);
  else await withdrawQuote(books, document);
}

async function deleteDraft(books: Books, document: Document): Promise<void> {
  const quote = document.sourceDocumentId && (await lockDocument(books, document.sourceDocumentId));
  const profile = await lockProfile(books);
  const { series } = kindFacts(document.kind);
  const first = await firstFree(books, profile, series);
  await record(books, { kind: 'number_returned', document });
  if (quote && quote.convertedDocumentId === document.id) {
    await releaseQuote(books, quote, document.id);
  }
  await compareNumbersLast(books);
  await deleteDocument(books, document.id);
  await lineUp(books, profile, series, first);
}

async function withdrawQuote(books: Books, quote: Document): Promise<void> {
  const profile = await lockProfile(books);
  const returned = !(await hasLeft(books, quote)) && (await returnNumber(books, profile, quote));
  await record(books, { kind: returned ? 'number_returned' : 'withdrawn', document: quote });
  if (returned) await deleteDocument(books, quote.id);
  else await hideDocument(books, quote.id);
}
