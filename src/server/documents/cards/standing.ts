import { owedBy } from '#domain/document/owed.ts';
import { clientStanding } from '#domain/document/clientStanding.ts';
import { documentState } from '#domain/document/state.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { parisDay } from '#domain/calendar.ts';
import { payableByCard } from '#domain/payments/card.ts';
import type { Books } from '#server/books/books.ts';
import { readyAccount } from './accountStore.ts';
import { liveCheckout } from './store.ts';

/** What a client may do by card on the page of a document. */
export interface CardStanding {
  /** A sum is due now and the seller's account takes it. */
  offered: boolean;
  /** A payment was given and is not yet certain: nothing more is asked meanwhile. */
  waiting: boolean;
}

/** What a card may pay of a document today, TTC; null where nothing is due. */
export function dueByCard(document: Document, now: Date): number | null {
  const today = parisDay(now);
  const { gross } = documentTotals(document);
  const state = documentState(document, gross, today);
  const stood = { ...document, gross, state, ...owedBy(document, gross, today) };
  const { payable, amount } = clientStanding(stood, today);
  return payable && payableByCard(amount) ? amount : null;
}

/**
 * What its client may do by card; `shown` is the amount that the page asks for. A request that was
 * changed since it was sent asks for a sum its client has not read: it is not offered.
 */
export async function cardStanding(
  books: Books,
  document: Document,
  shown: number,
): Promise<CardStanding> {
  const live = await liveCheckout(books, document.id);
  const waiting = live?.state === 'processing';
  const due = dueByCard(document, books.now);
  const offered = !waiting && due === shown && (await readyAccount(books)) !== null;
  return { offered, waiting };
}
