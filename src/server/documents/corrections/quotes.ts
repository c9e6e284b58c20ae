import { kindFacts } from '#domain/document/kinds.ts';
import type { AgreementProof, RefusalProof } from '#domain/document/agreement.ts';
import type { QuoteAnswer } from '#domain/document/life.ts';
import type { Document } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import { conflict, Refusal } from '#server/errors.ts';
import { record } from '#server/register/record.ts';
import { saveAnswer } from '#server/documents/store.ts';
import { refuseAfterSituations } from './situations.ts';

/** Writes down what the client answered to a quote; null takes an answer back. */
export async function answerQuote(
  books: Books,
  quote: Document,
  answer: QuoteAnswer | null,
  proof: { agreement?: AgreementProof; refusal?: RefusalProof } = {},
): Promise<Document> {
  if (!kindFacts(quote.kind).isOffer) {
    throw conflict('not_a_quote', 'Seul un devis s’accepte ou se refuse.');
  }
  if (quote.convertedDocumentId !== null) {
    throw conflict('already_converted', 'Ce devis est déjà facturé\u00A0: il a été accepté.');
  }
  if (answer !== 'accepted') await refuseAfterSituations(books, quote.id);
  const document = await saveAnswer(books, quote.id, answer);
  await record(books, { kind: 'answered', document, ...proof });
  return document;
}

/** 409 on a change of what the client accepted: that is an amendment (« avenant »). */
export function refuseOnAccepted(quote: Document, changed: readonly string[]): void {
  if (changed.length === 0) return;
  if (quote.convertedDocumentId !== null) {
    const message = 'Ce devis est facturé\u00A0: il ne se modifie plus. Faites un avenant.';
    throw new Refusal(409, 'accepted', message, { extra: { acts: ['amendment'] } });
  }
  if (quote.acceptance !== 'accepted') return;
  const message =
    'Ce devis est accepté\u00A0: il ne se modifie plus. Faites un avenant, ou retirez d’abord l’acceptation.';
  throw new Refusal(409, 'accepted', message, { extra: { acts: ['amendment'] } });
}
