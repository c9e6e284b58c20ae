import { sql, type Selectable } from 'kysely';
import type { Books } from '#server/books/books.ts';
import type { Tables } from '#server/database/types.ts';
import { newestFirst, olderThan } from '#server/http/paging.ts';
import type { NotificationAnswer } from './answers.ts';

export interface NewNotification {
  kind: string;
  title: string;
  message: string;
  documentId: string | null;
  /** Names what must be notified only once (« facture en retard » of one document). */
  dedupeKey?: string | null;
}

/** Tells the user; a trigger passes it on live when the transaction commits. */
export async function notify(books: Books, told: NewNotification): Promise<void> {
  const { tx, accountId, now, ids } = books;
  await tx
    .insertInto('notifications')
    .values({ ...told, userId: accountId, id: ids.next(), createdAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'dedupeKey']).doNothing())
    .execute();
}

/** Newest first (docs/product.md, Notifications). */
export async function listNotifications(
  { tx, accountId }: Books,
  page: { limit: number; cursor?: string | undefined },
) {
  const rows = await tx
    .selectFrom('notifications')
    .selectAll()
    .where('userId', '=', accountId)
    .where(olderThan(page.cursor))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  const { items, nextCursor } = newestFirst(rows, page.limit);
  return { items: items.map(presentNotification), nextCursor };
}

export async function countUnread({ tx, accountId }: Books): Promise<number> {
  const row = await tx
    .selectFrom('notifications')
    .select((e) => e.fn.countAll().as('count'))
    .where('userId', '=', accountId)
    .where('read', '=', false)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Marks one read; null when it is not the user's. */
export async function markRead(
  { tx, accountId }: Books,
  id: string,
): Promise<NotificationAnswer | null> {
  const row = await tx
    .updateTable('notifications')
    .set({ read: true })
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? presentNotification(row) : null;
}

/** Gives the ids of those that were unread. */
export async function markAllRead({ tx, accountId }: Books): Promise<string[]> {
  const rows = await tx
    .updateTable('notifications')
    .set({ read: true })
    .where('userId', '=', accountId)
    .where('read', '=', false)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function markUnread({ tx, accountId }: Books, ids: string[]): Promise<string[]> {
  const rows = await tx
    .updateTable('notifications')
    .set({ read: false })
    .where('userId', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

function presentNotification(row: Selectable<Tables['notifications']>): NotificationAnswer {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    message: row.message,
    read: row.read,
    createdAt: row.createdAt.toISOString(),
    documentId: row.documentId,
  };
}
