import { planLimit } from '#domain/notification/texts.ts';
import { crossedThreshold, documentsLimit, QUOTA_MESSAGE } from '#domain/plan/quota.ts';
import type { Books } from '#server/books/books.ts';
import { Refusal } from '#server/errors.ts';
import { notify } from '#server/notifications/store.ts';
import { countCreation, currentUsagePeriod, loadSubscription } from './store.ts';

/**
 * Takes one of the documents the plan allows (docs/product.md, Plans) or refuses; tells the user
 * when 80 % and 100 % are reached. Part of the creating transaction: a creation that fails takes
 * none.
 */
export async function takeFromQuota(books: Books): Promise<void> {
  const subscription = await loadSubscription(books);
  const used = await countCreation(books, subscription);
  const limit = documentsLimit(subscription.tier);
  if (limit !== null && used > limit) throw new Refusal(403, 'quota_reached', QUOTA_MESSAGE);
  const threshold = crossedThreshold(subscription.tier, used - 1, used);
  if (limit === null || threshold === null) return;
  const { start } = currentUsagePeriod(subscription, books.now);
  const period = new Date(start * 1000).toISOString();
  await notify(books, {
    ...planLimit(threshold, used, limit),
    kind: 'plan_limit',
    documentId: null,
    dedupeKey: `plan_limit:${threshold}:${period}`,
  });
}
