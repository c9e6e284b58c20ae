import { orderDepositAsked } from '#domain/corrections/orderDeposit.ts';
import { isDeposit } from '#domain/document/kinds.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { attempt } from '#server/books/attempt.ts';
import type { Books } from '#server/books/books.ts';
import type { Seal } from '#server/documents/acts/leaveDraft.ts';
import type { ClientPages } from '#server/documents/clientPage/address.ts';
import { partsOf } from '#server/documents/files/parts.ts';
import { makeDeposit } from './acts.ts';
import { linksOf } from './links.ts';

/** What became of the deposit that a quote asks for at the order. */
export type OrderDepositOutcome =
  | { gross: number; currency: string; address: string; reason: null }
  | { reason: string };

/** Asks for the deposit of a quote that was just accepted; null when there is none to ask for. */
export type AskOrderDeposit = (
  books: Books,
  quote: Document,
  seal: Seal,
) => Promise<OrderDepositOutcome | null>;

/**
 * Asks at once for what an accepted quote says is paid at the order: the request is made, sealed as
 * when its owner shares it, and its page opened. It is asked once: where a deposit was asked on this
 * quote already, by hand or by an earlier acceptance, nothing is made. A request that is refused
 * undoes nothing of the acceptance, and the refusal is told. Held by the row of the quote, which the
 * caller has locked; one call of this function serves one acceptance, however often it is tried again.
 */
export function orderDeposits(pages: ClientPages): AskOrderDeposit {
  // The same request each time its page is drawn.
  let requestId: string | undefined;
  return async (books, quote, seal) => {
    const asked = orderDepositAsked(quote);
    if (!asked) return null;
    const links = await linksOf(books, quote.id);
    if (links.some(isDeposit)) return null;
    requestId ??= books.ids.next();
    const id = requestId;
    const { done, refusal } = await attempt(books, async () => {
      const request = await makeDeposit(books, quote.id, asked, id);
      const address = await pages.addressFor(books, request.id);
      const parts = await partsOf(books, request);
      await pages.show(books, parts, (await seal(parts)).id);
      const { gross } = documentTotals(request);
      return { gross, currency: request.currency, address, reason: null };
    });
    return done ?? { reason: refusal.message };
  };
}
