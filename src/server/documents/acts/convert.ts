import { parisDay } from '#domain/calendar.ts';
import { conversionOf, convertQuote } from '#domain/document/conversion.ts';
import type { Document } from '#domain/document/types.ts';
import { quoteConverted } from '#domain/notification/texts.ts';
import { termsBetween } from '#domain/terms/paymentTerms.ts';
import type { Books } from '#server/books/books.ts';
import { clientOfDocument } from '#server/clients/store.ts';
import { conflict } from '#server/errors.ts';
import { notify } from '#server/notifications/store.ts';
import { lockProfile } from '#server/profile/store.ts';
import { record } from '#server/register/record.ts';
import { takeFromQuota } from '#server/subscription/quota.ts';
import { takeNumber } from '#server/numbering/line.ts';
import { saveLinks } from '#server/documents/corrections/links.ts';
import { settle } from '#server/documents/corrections/settle.ts';
import { insertDocument, updateDocument } from '#server/documents/store.ts';

/**
 * Makes the draft invoice of a quote and leaves the quote paid (docs/product.md, Conversion). A
 * quote converted before answers with its existing invoice's id; `created` says which happened.
 */
export async function convertDocument(
  books: Books,
  quote: Document,
): Promise<{ invoiceId: string; created: boolean; leftDraft: boolean }> {
  const outcome = conversionOf(quote);
  if (outcome === 'already_converted' && quote.convertedDocumentId) {
    return { invoiceId: quote.convertedDocumentId, created: false, leftDraft: false };
  }
  if (outcome === 'not_a_quote') {
    throw conflict('not_a_quote', 'Seul un devis peut être converti en facture.');
  }
  if (outcome !== 'convertible') {
    throw conflict('already_paid', 'Ce devis est déjà payé : il ne peut plus être converti.');
  }
  const profile = await lockProfile(books);
  await takeFromQuota(books);
  const number = await takeNumber(books, profile, 'invoice');
  const conversion = {
    id: books.ids.next(),
    number,
    date: parisDay(books.now),
    now: books.now.toISOString(),
    terms: termsBetween(profile, await clientOfDocument(books, quote.clientId)),
  };
  const made = convertQuote(quote, conversion);
  const invoice = await insertDocument(books, await settle(books, made.invoice));
  await saveLinks(books, invoice);
  const left = await updateDocument(books, made.quote);
  await record(books, { kind: 'created', document: invoice });
  await record(books, { kind: 'converted', document: left, invoice });
  await notify(books, {
    ...quoteConverted(left),
    kind: 'converted',
    documentId: invoice.id,
  });
  return { invoiceId: invoice.id, created: true, leftDraft: quote.status === 'draft' };
}
