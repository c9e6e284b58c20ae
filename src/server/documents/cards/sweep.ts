import { findDocument } from '#server/documents/store.ts';
import type { CardDeps } from './deps.ts';
import { expireCheckout, settleCheckout } from './settle.ts';
import { dueByCard } from './standing.ts';
import { type Checkout, findCheckout, openCheckouts } from './store.ts';

/** Looked at in one run; those that end first come first, and the next run is minutes away. */
const MOST = 200;

const PATIENCE = 3;

/**
 * Asks Stripe what became of the checkouts that are not over, whose event may never have come, and
 * ends those that ask for another sum than is due now. One that fails stops no other.
 */
export async function sweepCheckouts(deps: Omit<CardDeps, 'limits'>): Promise<void> {
  const { db, accounts, log } = deps;
  let failures = 0;
  for (const { userId, id } of await openCheckouts(db, MOST)) {
    // Stripe is away: the others would each wait as long.
    if (failures === PATIENCE) return;
    const account = accounts.of(userId, 'server');
    try {
      const read = await account.run(async (books) => {
        const checkout = await findCheckout(books, id);
        const document = checkout && (await findDocument(books, checkout.documentId));
        const due = document && dueByCard(document, books.now);
        return { checkout, asksAnother: due !== checkout?.amount, isOver: isOver(checkout, books) };
      });
      const { checkout, asksAnother, isOver: nobodyKnows } = read;
      if (checkout?.state === 'open' && (asksAnother || nobodyKnows)) {
        await expireCheckout(deps, account, checkout);
      } else await settleCheckout(deps, account, id);
    } catch (error) {
      failures += 1;
      log.error({ err: error, userId, checkout: id }, 'a checkout could not be looked at');
    }
  }
}

/** Past its term without a session that anybody was given. */
function isOver(checkout: Checkout | null, { now }: { now: Date }): boolean {
  return checkout !== null && checkout.sessionId === null && checkout.expiresAt < now;
}
