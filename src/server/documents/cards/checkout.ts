import { Stripe } from 'stripe';
import { inCents } from '#domain/payments/card.ts';
import type { Account } from '#server/books/books.ts';
import { readyAccount, saveDisconnected } from './accountStore.ts';
import type { CardDeps } from './deps.ts';
import { expireCheckout, isShutOut, settleCheckout } from './settle.ts';
import { type Checkout, findCheckout, liveCheckout, saveCheckout, takeCheckout } from './store.ts';

type Deps = Pick<CardDeps, 'connect' | 'pdf'>;

/** What is to be paid, and where the client comes back to. */
export interface Wanted {
  documentId: string;
  /** « Facture INV-001 », as Stripe's page says it. */
  title: string;
  /** TTC. */
  amount: number;
  currency: string;
  /** The client's page, whole. */
  address: string;
}

/** As long as Stripe keeps a session open, and the answer to a request it was sent before. */
const LASTS = 24 * 3600 * 1000;

/** A page of Stripe's that ends sooner would end under the client's hands. */
const TOO_SHORT = 5 * 60_000;

/**
 * Makes sure that one session of Stripe's asks for this sum: the one there is, or a new one once the
 * former is over or was ended for asking another. One that was paid meanwhile is booked instead.
 */
export async function beginCheckout(deps: Deps, account: Account, wanted: Wanted): Promise<void> {
  const live = await account.run((books) => liveCheckout(books, wanted.documentId));
  if (live && (await serves(deps, account, live, wanted))) return;
  const taken = await account.run(async (books) => {
    const ready = await readyAccount(books);
    if (!ready) return null;
    const { documentId, amount, currency } = wanted;
    const expiresAt = new Date(books.now.getTime() + LASTS);
    return takeCheckout(books, {
      documentId,
      amount,
      currency,
      expiresAt,
      accountId: ready.accountId,
    });
  });
  // Another server was quicker: its session is this one, by the key of the request.
  if (taken && taken.sessionId === null) await openSession(deps, account, taken, wanted);
}

/** Whether nothing is left to do: the session asks for the same, or was paid. */
async function serves(
  deps: Deps,
  account: Account,
  live: Checkout,
  wanted: Wanted,
): Promise<boolean> {
  const ready = await account.run(readyAccount);
  const asksTheSame =
    live.amount === wanted.amount &&
    live.currency === wanted.currency &&
    live.accountId === ready?.accountId;
  if (live.sessionId === null) {
    // A server stopped before it knew of the session, whose address nobody was given.
    if (asksTheSame) return openSession(deps, account, live, wanted);
    await expireCheckout(deps, account, live);
    return false;
  }
  const found = await settleCheckout(deps, account, live.id);
  if (found?.seen.session === 'complete') return true;
  if (found?.seen.session !== 'open') return false;
  const lasts = found.seen.expiresAt.getTime() - (await account.run(nowOf)).getTime();
  if (asksTheSame && lasts > TOO_SHORT) return true;
  await expireCheckout(deps, account, live);
  const after = await account.run((books) => findCheckout(books, live.id));
  return after?.state === 'paid' || after?.state === 'processing';
}

/** On the user's own account: the charge, the fees and the money are theirs, and we take none. */
async function openSession(
  { connect }: Deps,
  account: Account,
  { id, accountId }: Checkout,
  { title, amount, currency, address }: Wanted,
): Promise<true> {
  const names = { encrier_checkout: id };
  try {
    const session = await connect.stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: id,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: inCents(amount),
              product_data: { name: title },
            },
          },
        ],
        allowed_payment_method_types: ['card'],
        // What is asked for is what the document says, in its own currency.
        adaptive_pricing: { enabled: false },
        payment_intent_data: { description: title, metadata: names },
        success_url: `${address}?paiement=retour`,
        cancel_url: `${address}?paiement=abandon`,
        locale: 'fr',
      },
      { stripeAccount: accountId, idempotencyKey: `checkout:${id}` },
    );
    await account.run((books) =>
      saveCheckout(books, id, {
        sessionId: session.id,
        expiresAt: new Date(session.expires_at * 1000),
      }),
    );
    return true;
  } catch (error) {
    // Refused for good: the next try is another checkout. Unanswered, it is the same one.
    if (isRefused(error)) {
      await account.run((books) => saveCheckout(books, id, { state: 'expired' }));
    }
    if (isShutOut(error)) await account.run((books) => saveDisconnected(books, accountId));
    throw error;
  }
}

function isRefused(error: unknown): boolean {
  const { StripeInvalidRequestError, StripeIdempotencyError } = Stripe.errors;
  return (
    isShutOut(error) ||
    error instanceof StripeInvalidRequestError ||
    // The same request under way on another server will be answered there.
    (error instanceof StripeIdempotencyError && error.code !== 'idempotency_key_in_use')
  );
}

function nowOf({ now }: { now: Date }) {
  return Promise.resolve(now);
}
