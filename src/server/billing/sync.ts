import type { Kysely } from 'kysely';
import type { Stripe } from 'stripe';
import { isActive } from '#domain/plan/subscription.ts';
import { subscriptionChanged, type SubscriptionChange } from '#domain/notification/texts.ts';
import type { Tier } from '#domain/plan/catalogue.ts';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/database/types.ts';
import type { Clock, Ids } from '#server/books/clock.ts';
import { planOfPrice } from './prices.ts';

export interface SyncDeps {
  db: Kysely<Tables>;
  clock: Clock;
  ids: Ids;
  prices: NonNullable<Config['stripe']>['prices'];
}

/**
 * Writes down a subscription as Stripe holds it now: asked of Stripe, never an event's old picture,
 * so that the order in which events arrive does not matter. When someone else wrote between the
 * question and the writing, ours may be the older answer: it is asked again.
 */
export async function syncSubscription(
  deps: SyncDeps & { stripe: Stripe },
  id: string,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const seen = await writtenAt(deps.db, id);
    const subscription = await deps.stripe.subscriptions.retrieve(id);
    if ((await write(deps, subscription, seen)) === 'written') break;
    if (attempt === ATTEMPTS) throw new Error(`subscription ${id} changes faster than it is read`);
  }
  await endUnpaidFormer(deps, id);
}

const ATTEMPTS = 10;

/** When our row of a subscription was last written, or null when there is none. */
async function writtenAt(db: Kysely<Tables>, id: string): Promise<number | null> {
  const row = await db
    .selectFrom('stripeSubscriptions')
    .select('updatedAt')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.updatedAt.getTime() ?? null;
}

/**
 * Whoever could not be charged and then bought a plan anew pays for that one only: Stripe no longer
 * tries to collect the former one.
 */
async function endUnpaidFormer(deps: SyncDeps & { stripe: Stripe }, id: string): Promise<void> {
  const unpaid = await deps.db
    .selectFrom('stripeSubscriptions as former')
    .innerJoin('stripeSubscriptions as bought', 'bought.userId', 'former.userId')
    .select('former.id')
    .where('bought.id', '=', id)
    .where('bought.subscriptionStatus', '=', 'active')
    .where('former.subscriptionStatus', 'in', UNPAID)
    .execute();
  for (const former of unpaid) {
    // What we hold may be behind: an ended one cannot be ended again.
    const { status } = await deps.stripe.subscriptions.retrieve(former.id);
    if (UNPAID.includes(status)) await deps.stripe.subscriptions.cancel(former.id);
    await syncSubscription(deps, former.id);
  }
}

const UNPAID: readonly Stripe.Subscription.Status[] = ['past_due', 'unpaid'];

async function write(
  { db, clock, ids, prices }: SyncDeps,
  subscription: Stripe.Subscription,
  seen: number | null,
): Promise<'written' | 'overtaken'> {
  const customerId =
    typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id;
  const item = subscription.items.data[0];
  const plan = planOfPrice(prices, item?.price.id ?? null);
  return db.transaction().execute(async (tx) => {
    const customer = await tx
      .selectFrom('stripeCustomers')
      .selectAll()
      .where('customerId', '=', customerId)
      .forUpdate()
      .executeTakeFirst();
    // None of ours: another product on the same Stripe account.
    if (!customer) return 'written';
    const before = await tx
      .selectFrom('stripeSubscriptions')
      .selectAll()
      .where('id', '=', subscription.id)
      .executeTakeFirst();
    if ((before?.updatedAt.getTime() ?? null) !== seen) return 'overtaken';
    const now = clock.now();
    const columns = {
      customerId,
      priceId: item?.price.id ?? null,
      subscriptionStatus: subscription.status,
      currentPeriodStart: item?.current_period_start ?? null,
      currentPeriodEnd: item?.current_period_end ?? null,
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
      eventCreated: Math.floor(now.getTime() / 1000),
      // Moves on by a millisecond at least: it is the row's version.
      updatedAt: new Date(Math.max(now.getTime(), (seen ?? 0) + 1)),
    };
    await tx
      .insertInto('stripeSubscriptions')
      .values({ userId: customer.userId, id: subscription.id, ...columns })
      .onConflict((conflict) => conflict.columns(['userId', 'id']).doUpdateSet(columns))
      .execute();
    const active = isActive({ status: subscription.status, tier: plan?.tier ?? null });
    if (active && plan) {
      await tx
        .updateTable('stripeCustomers')
        .set({ subscriptionTier: plan.tier, subscriptionPeriod: plan.period, updatedAt: now })
        .where('userId', '=', customer.userId)
        .execute();
    }
    const change = changeOf(before, subscription, {
      from: customer.subscriptionTier,
      to: plan?.tier ?? null,
    });
    if (change) {
      await tx
        .insertInto('notifications')
        .values({
          ...subscriptionChanged(change),
          userId: customer.userId,
          id: ids.next(),
          kind: 'subscription',
          documentId: null,
          createdAt: now,
        })
        .execute();
    }
    return 'written';
  });
}

/** What is worth telling, if anything changed that the user can feel. */
function changeOf(
  before: { subscriptionStatus: string; cancelAtPeriodEnd: boolean } | undefined,
  after: Stripe.Subscription,
  tiers: { from: Tier | null; to: Tier | null },
): SubscriptionChange | null {
  const wasActive = before?.subscriptionStatus === 'active';
  const isNowActive = after.status === 'active';
  if (!tiers.to) return null;
  if (!wasActive && isNowActive) return { kind: 'activated', tier: tiers.to };
  if (wasActive && after.status === 'past_due') return { kind: 'payment_failed' };
  if (wasActive && !isNowActive) return { kind: 'ended' };
  if (wasActive && !before.cancelAtPeriodEnd && after.cancel_at_period_end) {
    return { kind: 'cancelled', tier: tiers.to, until: lastDay(after) };
  }
  return isNowActive && tiers.from !== tiers.to ? { kind: 'changed', tier: tiers.to } : null;
}

function lastDay(subscription: Stripe.Subscription): string | null {
  const end = subscription.items.data[0]?.current_period_end;
  return end === undefined ? null : new Date(end * 1000).toISOString().slice(0, 10);
}
