import { kindFacts } from '#domain/document/kinds.ts';
import type { AgreementProof, RefusalProof } from '#domain/document/agreement.ts';
import type { QuoteAnswer } from '#domain/document/life.ts';
import { OPTION_MESSAGES } from '#domain/document/lineOptions.ts';
import { areOptions, offeredAgain, takenPlaces, withChoice } from '#domain/document/options.ts';
import type { Document } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import { conflict, invalid, Refusal } from '#server/errors.ts';
import { record } from '#server/register/record.ts';
import { saveAnswer } from '#server/documents/store.ts';
import { refuseAfterSituations } from './situations.ts';

/** What goes with an answer. */
interface Answered {
  /** The places of the options taken, from 0. */
  taken?: readonly number[];
  agreement?: AgreementProof;
  refusal?: RefusalProof;
}

/**
 * Writes down what the client answered to a quote; null takes an answer back. An acceptance takes the
 * options at these places and declines the others; without it all are offered again.
 */
export async function answerQuote(
  books: Books,
  quote: Document,
  answer: QuoteAnswer | null,
  { taken = [], ...proof }: Answered = {},
): Promise<Document> {
  if (!kindFacts(quote.kind).isOffer) {
    throw conflict('not_a_quote', 'Seul un devis s’accepte ou se refuse.');
  }
  if (quote.convertedDocumentId !== null) {
    throw conflict('already_converted', 'Ce devis est déjà facturé\u00A0: il a été accepté.');
  }
  if (answer !== 'accepted') await refuseAfterSituations(books, quote.id);
  if (!areOptions(quote.lineItems, taken)) {
    throw invalid({ takenOptions: OPTION_MESSAGES.notAnOption });
  }
  const lineItems =
    answer === 'accepted' ? withChoice(quote.lineItems, taken) : offeredAgain(quote.lineItems);
  const document = await saveAnswer(books, { ...quote, lineItems }, answer);
  await record(books, { kind: 'answered', document, ...proof });
  return document;
}

/** 409 on other options than those an accepted quote was accepted with. */
export function refuseAnotherChoice(
  { acceptance, lineItems }: Document,
  taken: readonly number[] | undefined,
): void {
  if (acceptance !== 'accepted' || taken === undefined) return;
  const before = takenPlaces(lineItems);
  if (taken.length === before.length && before.every((place) => taken.includes(place))) return;
  const message =
    'Ce devis est déjà accepté avec d’autres options\u00A0: retirez d’abord l’acceptation.';
  throw new Refusal(409, 'accepted', message);
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
