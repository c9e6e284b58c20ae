import { createRoute } from '@hono/zod-openapi';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Account } from '#server/books/books.ts';
import type { Config } from '#server/config.ts';
import { Refusal, conflict } from '#server/errors.ts';
import { jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { syncSubscription } from '#server/billing/sync.ts';
import { checkoutAnswer, subscriptionAnswer, type SubscriptionAnswer } from './answers.ts';
import { checkout } from './checkout.ts';
import type { SubscriptionDeps } from './deps.ts';
import { loadSubscription, loadUsage } from './store.ts';

const read = createRoute({
  method: 'get',
  path: '/api/subscription',
  responses: { 200: jsonAnswer(subscriptionAnswer, 'Plan, period and usage') },
});

const refresh = createRoute({
  method: 'post',
  path: '/api/subscription/refresh',
  responses: { 200: jsonAnswer(subscriptionAnswer, 'Plan, period and usage, asked of Stripe') },
});

const cancel = createRoute({
  method: 'post',
  path: '/api/subscription/cancellation',
  responses: { 200: jsonAnswer(subscriptionAnswer, 'Ends with its period') },
});

const resume = createRoute({
  method: 'delete',
  path: '/api/subscription/cancellation',
  responses: { 200: jsonAnswer(subscriptionAnswer, 'Goes on') },
});

const beta = createRoute({
  method: 'post',
  path: '/api/subscription/beta',
  responses: { 200: jsonAnswer(subscriptionAnswer, 'The free Beta plan') },
});

/** The body keeps the names that programs use (docs/product.md, Calls). */
const checkoutBody = z.object({
  price_id: z.string().min(1).max(200),
  success_url: z.url(),
  cancel_url: z.url(),
  mode: z.literal('subscription'),
});

const begin = createRoute({
  method: 'post',
  path: '/api/functions/stripe-checkout',
  request: { body: jsonBody(checkoutBody) },
  responses: { 200: jsonAnswer(checkoutAnswer, 'Where the browser goes to pay') },
});

export function subscriptionRoutes(deps: SubscriptionDeps) {
  return newRouter()
    .openapi(read, async (c) => c.json(await present(deps, c.var.account), 200))
    .openapi(refresh, async (c) => {
      await refreshFromStripe(deps, c.var.account);
      return c.json(await present(deps, c.var.account), 200);
    })
    .openapi(cancel, async (c) => {
      await setCancellation(deps, c.var.account, true);
      return c.json(await present(deps, c.var.account), 200);
    })
    .openapi(resume, async (c) => {
      await setCancellation(deps, c.var.account, false);
      return c.json(await present(deps, c.var.account), 200);
    })
    .openapi(beta, async (c) => {
      await joinBeta(deps, c.var.account);
      return c.json(await present(deps, c.var.account), 200);
    })
    .openapi(begin, async (c) => {
      const wanted = c.req.valid('json');
      const host = c.req.header('host') ?? new URL(c.req.url).host;
      return c.json({ url: await checkout(deps, c.var.account, c.var.user, wanted, host) }, 200);
    });
}

async function present(
  { config }: SubscriptionDeps,
  account: Account,
): Promise<SubscriptionAnswer> {
  return account.run(async (books) => {
    const subscription = await loadSubscription(books);
    const usage = await loadUsage(books, subscription);
    return {
      active: subscription.active,
      tier: subscription.tier,
      period: subscription.period,
      currentPeriodStart: subscription.currentPeriodStart,
      currentPeriodEnd: subscription.currentPeriodEnd,
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      documentsUsed: usage.used,
      documentsLimit: usage.limit,
      documentsResetAt: usage.resetsAt,
      paymentConfigured: config.stripe !== null,
      prices: config.stripe?.prices ?? null,
    };
  });
}

/** Without Stripe, or with the free Beta plan, what we hold is already the truth. */
async function refreshFromStripe(deps: SubscriptionDeps, account: Account): Promise<void> {
  const { stripe, config } = deps;
  const subscription = await account.run((books) => loadSubscription(books));
  if (!stripe || !config.stripe || !subscription.customerId?.startsWith('cus_')) return;
  try {
    const list = await stripe.subscriptions.list({
      customer: subscription.customerId,
      status: 'all',
      limit: 10,
    });
    for (const { id } of list.data.toReversed())
      await syncSubscription(syncDeps(deps, config.stripe, stripe), id);
  } catch (error) {
    throw paymentFailed("Erreur lors de l'actualisation de l'abonnement", error);
  }
}

async function setCancellation(
  deps: SubscriptionDeps,
  account: Account,
  ends: boolean,
): Promise<void> {
  const { stripe, config } = deps;
  const { subscriptionId, paying } = await account.run((books) => loadSubscription(books));
  if (!stripe || !config.stripe || !subscriptionId || !paying) {
    throw conflict('nothing_to_cancel', 'Aucun abonnement payant n’est en cours.');
  }
  try {
    await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: ends });
    await syncSubscription(syncDeps(deps, config.stripe, stripe), subscriptionId);
  } catch (error) {
    throw paymentFailed("Erreur lors de la mise à jour de l'abonnement", error);
  }
}

/** Where no card can be taken, the free Beta access is offered instead (docs/product.md, Plans). */
async function joinBeta({ database, config, clock }: SubscriptionDeps, account: Account) {
  if (config.stripe) {
    throw conflict('payment_configured', 'Choisissez une formule\u00A0: le paiement est ouvert.');
  }
  const { active } = await account.run((books) => loadSubscription(books));
  if (active) return;
  const plan = { subscriptionTier: 'beta', subscriptionPeriod: null } as const;
  await database.kysely
    .insertInto('stripeCustomers')
    .values({ userId: account.id, customerId: `beta_${account.id}`, ...plan })
    .onConflict((one) => one.column('userId').doUpdateSet({ ...plan, updatedAt: clock.now() }))
    .execute();
}

function syncDeps(
  { database, clock, ids }: SubscriptionDeps,
  { prices }: NonNullable<Config['stripe']>,
  stripe: Stripe,
) {
  return { db: database.kysely, clock, ids, prices, stripe };
}

function paymentFailed(message: string, cause: unknown) {
  return new Refusal(502, 'payment_unreachable', message, { cause });
}
