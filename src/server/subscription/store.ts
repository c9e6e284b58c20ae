import { sql } from 'kysely';
import { documentsLimit } from '#domain/plan/quota.ts';
import { isActive } from '#domain/plan/subscription.ts';
import { usagePeriod, type UsagePeriod } from '#domain/plan/usagePeriod.ts';
import type { BillingPeriod, Tier } from '#domain/plan/catalogue.ts';
import type { Books } from '#server/books/books.ts';

/** What a user has subscribed to; periods in Unix seconds, as Stripe gives them. */
export interface Subscription {
  active: boolean;
  /** Whether a card pays for it: beta does not. */
  paying: boolean;
  tier: Tier | null;
  period: BillingPeriod | null;
  customerId: string | null;
  subscriptionId: string | null;
  currentPeriodStart: number | null;
  currentPeriodEnd: number | null;
  cancelAtPeriodEnd: boolean;
}

/** Reads the user's subscription; an active one wins over those that ended. */
export async function loadSubscription({ tx, accountId }: Books): Promise<Subscription> {
  const customer = await tx
    .selectFrom('stripeCustomers')
    .selectAll()
    .where('userId', '=', accountId)
    .executeTakeFirst();
  const paid = await tx
    .selectFrom('stripeSubscriptions')
    .selectAll()
    .where('userId', '=', accountId)
    .orderBy(sql`subscription_status = 'active'`, 'desc')
    .orderBy('eventCreated', 'desc')
    .limit(1)
    .executeTakeFirst();
  const tier = customer?.subscriptionTier ?? null;
  return {
    active: isActive({ status: paid?.subscriptionStatus ?? null, tier }),
    paying: paid?.subscriptionStatus === 'active',
    tier,
    period: customer?.subscriptionPeriod ?? null,
    customerId: customer?.customerId ?? null,
    subscriptionId: paid?.id ?? null,
    currentPeriodStart: paid?.currentPeriodStart ?? null,
    currentPeriodEnd: paid?.currentPeriodEnd ?? null,
    cancelAtPeriodEnd: paid?.cancelAtPeriodEnd ?? false,
  };
}

/** The period that counts: the subscription's, month by month, or else the calendar month. */
export function currentUsagePeriod(subscription: Subscription, now: Date): UsagePeriod {
  const { currentPeriodStart: start, currentPeriodEnd: end, period } = subscription;
  if (start !== null) return usagePeriod({ start, end, period }, now.getTime() / 1000);
  return { start: Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1) / 1000, end: null };
}

/** Documents created in the current period, and how many the plan allows (null: unlimited). */
export async function loadUsage({ tx, accountId, now }: Books, subscription: Subscription) {
  const { start, end } = currentUsagePeriod(subscription, now);
  const row = await tx
    .selectFrom('documentUsage')
    .select('created')
    .where('userId', '=', accountId)
    .where('periodStart', '=', new Date(start * 1000))
    .executeTakeFirst();
  return { used: row?.created ?? 0, limit: documentsLimit(subscription.tier), resetsAt: end };
}

/**
 * Counts one more document and answers how many there are now. The row is held until the
 * transaction ends, so that two creations cannot both take the fortieth place.
 */
export async function countCreation(
  { tx, accountId, now }: Books,
  subscription: Subscription,
): Promise<number> {
  const { start } = currentUsagePeriod(subscription, now);
  const row = await tx
    .insertInto('documentUsage')
    .values({ userId: accountId, periodStart: new Date(start * 1000), created: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'periodStart'])
        .doUpdateSet({ created: sql<number>`document_usage.created + 1` }),
    )
    .returning('created')
    .executeTakeFirstOrThrow();
  return row.created;
}
