import type { Stripe } from 'stripe';
import type { Account } from '#server/books/books.ts';
import { Refusal, invalid, upstreamFailed } from '#server/errors.ts';
import type { SignedInUser } from '#server/http/context.ts';
import { ownOrigins } from '#server/http/ownHost.ts';
import type { Config } from '#server/config.ts';
import { planOfPrice } from '#server/billing/prices.ts';
import { syncSubscription } from '#server/billing/sync.ts';
import type { SubscriptionDeps } from './deps.ts';
import { loadSubscription } from './store.ts';

interface CheckoutRequest {
  price_id: string;
  success_url: string;
  cancel_url: string;
}

/**
 * Where the browser goes next: Stripe's page, or straight to the success address when the change
 * needs no card, an active subscription that moves to another price (pro rata, at once).
 */
export async function checkout(
  deps: SubscriptionDeps,
  account: Account,
  user: SignedInUser,
  wanted: CheckoutRequest,
  /** By which the browser reached us. */
  host: string,
): Promise<string> {
  const { stripe, config } = deps;
  if (!stripe || !config.stripe) {
    throw new Refusal(
      409,
      'payment_not_configured',
      'Le paiement par carte n’est pas configuré sur cette installation.',
    );
  }
  const plan = planOfPrice(config.stripe.prices, wanted.price_id);
  if (!plan) throw invalid({ price_id: 'Cette formule n’existe pas.' });
  refuseOtherOrigins(config, host, wanted);
  const subscription = await account.run(loadSubscription);
  try {
    if (subscription.paying && subscription.subscriptionId) {
      await changePlan(stripe, subscription.subscriptionId, wanted.price_id);
      const { prices } = config.stripe;
      const { database, clock, ids } = deps;
      await syncSubscription(
        { db: database.kysely, clock, ids, prices, stripe },
        subscription.subscriptionId,
      );
      return wanted.success_url;
    }
    return await beginSession(deps, stripe, user, subscription.customerId, wanted);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw upstreamFailed('checkout_failed', 'Failed to create checkout session', error);
  }
}

async function changePlan(stripe: Stripe, subscriptionId: string, price: string) {
  const current = await stripe.subscriptions.retrieve(subscriptionId);
  const item = current.items.data[0];
  if (!item) throw new Error('a subscription without an item');
  await stripe.subscriptions.update(subscriptionId, {
    items: [{ id: item.id, price }],
    proration_behavior: 'create_prorations',
    cancel_at_period_end: false,
  });
}

async function beginSession(
  deps: SubscriptionDeps,
  stripe: Stripe,
  user: SignedInUser,
  knownCustomer: string | null,
  wanted: CheckoutRequest,
): Promise<string> {
  const customer = knownCustomer?.startsWith('cus_')
    ? knownCustomer
    : await createCustomer(deps, stripe, user);
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: user.id,
    line_items: [{ price: wanted.price_id, quantity: 1 }],
    success_url: wanted.success_url,
    cancel_url: wanted.cancel_url,
    locale: 'fr',
  });
  if (!session.url) throw new Error('a checkout session without an address');
  return session.url;
}

/** A beta user keeps the beta plan until a payment makes it another. */
async function createCustomer(
  { database, clock }: SubscriptionDeps,
  stripe: Stripe,
  user: SignedInUser,
): Promise<string> {
  const customer = await stripe.customers.create(
    { email: user.email, name: user.name, metadata: { user_id: user.id } },
    { idempotencyKey: `customer:${user.id}` },
  );
  await database.kysely
    .insertInto('stripeCustomers')
    .values({ userId: user.id, customerId: customer.id })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ customerId: customer.id, updatedAt: clock.now() }),
    )
    .execute();
  return customer.id;
}

/**
 * A return address elsewhere would make our payment page a springboard for others. Ours are the
 * public address and the host we are reached by, where `http/ownHost.ts` lets it decide.
 */
function refuseOtherOrigins(config: Config, host: string, wanted: CheckoutRequest): void {
  const ours = ownOrigins(config.publicUrlGiven ? null : host, config);
  for (const field of ['success_url', 'cancel_url'] as const) {
    if (!ours.includes(new URL(wanted[field]).origin)) {
      throw invalid({ [field]: 'Cette adresse de retour n’est pas la nôtre.' });
    }
  }
}
