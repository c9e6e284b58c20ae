import { Stripe } from 'stripe';
import type { Account } from '#server/books/books.ts';
import { askStripe, type Seen } from './ask.ts';
import { bookCheckout } from './book.ts';
import type { CardDeps } from './deps.ts';
import { type Checkout, findCheckout, saveCheckout } from './store.ts';

type Deps = Pick<CardDeps, 'connect' | 'pdf'>;

/**
 * Asks Stripe what became of a checkout and books it: called by each event, by the client who comes
 * back, and from time to time. Null where there is nothing to ask about.
 *
 * @param named the session as an event names it: a server that stopped in between never wrote it.
 */
export async function settleCheckout(
  { connect, pdf }: Deps,
  account: Account,
  id: string,
  named: string | null = null,
): Promise<{ checkout: Checkout; seen: Seen } | null> {
  const checkout = await account.run((books) => findCheckout(books, id));
  const sessionId = checkout?.sessionId ?? named;
  if (!checkout || sessionId === null) return null;
  try {
    const seen = await askStripe(connect.stripe, { accountId: checkout.accountId, sessionId });
    await bookCheckout({ account, pdf }, checkout, seen);
    return { checkout, seen };
  } catch (error) {
    if (!isShutOut(error)) throw error;
    // Its owner has taken our access away: nothing more can be known of it.
    await account.run((books) => saveCheckout(books, id, { state: 'expired' }));
    return null;
  }
}

/** Ends a session that nobody has paid; what was paid meanwhile is booked. */
export async function expireCheckout(
  deps: Deps,
  account: Account,
  { id, accountId, sessionId }: Checkout,
): Promise<void> {
  if (sessionId === null) {
    await account.run((books) => saveCheckout(books, id, { state: 'expired' }));
    return;
  }
  await deps.connect.stripe.checkout.sessions
    .expire(sessionId, {}, { stripeAccount: accountId })
    // Over already, one way or another: Stripe says which.
    .catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError) && !isShutOut(error)) {
        throw error;
      }
    });
  await settleCheckout(deps, account, id);
}

/** The account is no longer connected to the platform, or knows nothing of what is asked. */
export function isShutOut(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripePermissionError) return true;
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
  );
}
