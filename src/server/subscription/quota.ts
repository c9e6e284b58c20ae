import type { Transaction } from 'kysely';
import { planLimit } from '#domain/notification/texts.ts';
import { crossedThreshold, documentsLimit, QUOTA_MESSAGE } from '#domain/plan/quota.ts';
import type { Tables } from '#server/database/types.ts';
import { Refusal } from '#server/errors.ts';
import type { Ids } from '#server/http/clock.ts';
import { notify } from '#server/notifications/store.ts';
import { countCreation, currentUsagePeriod, loadSubscription } from './store.ts';

/**
 * Takes one of the documents the plan allows (decisions §20) or refuses; tells the user when 80 %
 * and 100 % are reached. Part of the creating transaction: a creation that fails takes none.
 */
export async function takeFromQuota(
  tx: Transaction<Tables>,
  userId: string,
  world: { now: Date; ids: Ids },
): Promise<void> {
  const subscription = await loadSubscription(tx, userId);
  const used = await countCreation(tx, userId, subscription, world.now);
  const limit = documentsLimit(subscription.tier);
  if (limit !== null && used > limit) throw new Refusal(403, 'quota_reached', QUOTA_MESSAGE);
  const threshold = crossedThreshold(subscription.tier, used - 1, used);
  if (limit === null || threshold === null) return;
  const { start } = currentUsagePeriod(subscription, world.now);
  const period = new Date(start * 1000).toISOString();
  await notify(tx, userId, {
    ...planLimit(threshold, used, limit),
    id: world.ids.next(),
    kind: 'plan_limit',
    documentId: null,
    dedupeKey: `plan_limit:${threshold}:${period}`,
    now: world.now,
  });
}
