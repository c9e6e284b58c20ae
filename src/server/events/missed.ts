import type { LiveEvent } from './hub.ts';
import type { Account } from '#server/books/books.ts';
import type { NotificationAnswer } from '#server/notifications/answers.ts';

/** More than a screen shows; beyond, it reads the list afresh. */
const CATCH_UP = 100;
/** Transactions may commit in another order than their rows were dated. */
const OVERLAP = 60_000;

/** The notification as the event carries it, or null when it is gone or another user's. */
export async function notificationEvent(account: Account, id: string): Promise<LiveEvent | null> {
  const row = await account.run(({ tx, accountId }) =>
    tx
      .selectFrom('notifications')
      .select(SHOWN)
      .where('userId', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  return row ? asEvent(row) : null;
}

/** Events sent after the last one that a reconnecting screen saw, oldest first. */
export async function missedNotifications(
  account: Account,
  lastSeenId: string,
): Promise<LiveEvent[]> {
  const rows = await account.run(async ({ tx, accountId }) => {
    const seen = await tx
      .selectFrom('notifications')
      .select('createdAt')
      .where('userId', '=', accountId)
      .where('id', '=', lastSeenId)
      .executeTakeFirst();
    if (!seen) return [];
    return tx
      .selectFrom('notifications')
      .select(SHOWN)
      .where('userId', '=', accountId)
      .where('id', '!=', lastSeenId)
      .where('createdAt', '>', new Date(seen.createdAt.getTime() - OVERLAP))
      .orderBy('createdAt', 'desc')
      .limit(CATCH_UP)
      .execute();
  });
  return rows.toReversed().map(asEvent);
}

const SHOWN = ['id', 'kind', 'title', 'message', 'read', 'createdAt', 'documentId'] as const;

function asEvent(row: Omit<NotificationAnswer, 'createdAt'> & { createdAt: Date }): LiveEvent {
  const { id, kind, title, message, read, createdAt, documentId } = row;
  const notification: NotificationAnswer = {
    id,
    kind,
    title,
    message,
    read,
    createdAt: createdAt.toISOString(),
    documentId,
  };
  return { event: 'notification', id, data: notification };
}
