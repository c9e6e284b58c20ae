import { AsyncLocalStorage } from 'node:async_hooks';
import { EXPORTS, readExport } from './announce.ts';
import type { EventHub } from './hub.ts';
import { notificationEvent } from './missed.ts';
import type { Accounts } from '#server/books/books.ts';
import type { Database } from '#server/database/connect.ts';
import type { Log } from '#server/log.ts';

/**
 * Passes what is announced through the database (migration 0007, `announce.ts`) to the screens open on this server; with
 * several servers on one PostgreSQL each hears everything and serves its own.
 */
export async function announceLive(
  database: Database,
  accounts: Accounts,
  hub: EventHub,
  log: Log,
) {
  // Announcements may have been lost with the connection: screens that reconnect read afresh.
  const onGap = () => hub.close();

  // The embedded database delivers inside the very transaction that announced: reading the row
  // is work of its own and must not pass for a part of it.
  const outside = AsyncLocalStorage.snapshot();

  const stopNotifications = await database.listen(
    'notifications',
    (payload) => {
      const { userId, id } = readPayload(payload);
      // Most users are on no screen of this server: their rows are not read.
      if (!hub.has(userId)) return;
      outside(() => notificationEvent(accounts.of(userId, 'server'), id)).then(
        (event) => event && hub.tell(userId, event),
        (error: unknown) => log.error({ err: error }, 'a notification could not be passed on'),
      );
    },
    onGap,
  );
  const stopSubscriptions = await database.listen('stripe_subscriptions', (payload) =>
    hub.tell(readPayload(payload).userId, { event: 'subscription', data: {} }),
  );
  const stopExports = await database.listen(EXPORTS, (payload) => {
    const { userId, data } = readExport(payload);
    hub.tell(userId, { event: 'export', data });
  });

  return () => {
    stopNotifications();
    stopSubscriptions();
    stopExports();
  };
}

function readPayload(payload: string): { userId: string; id: string } {
  const { userId = '', id = '' } = JSON.parse(payload) as { userId?: string; id?: string };
  return { userId, id };
}
