import { streamSSE } from 'hono/streaming';
import type { EventHub, LiveEvent } from './hub.ts';
import { missedNotifications } from './missed.ts';
import { newRouter } from '#server/http/router.ts';
import type { Sessions } from '#server/http/session.ts';

interface Deps {
  hub: EventHub;
  sessions: Sessions;
  /** Milliseconds between signs of life; proxies close silent connections after a minute. */
  heartbeat?: number;
}

/** Events a screen may leave unread before it is dropped. */
const MAX_PENDING = 64;

/**
 * `GET /api/events`: notifications and subscription changes, live
 * (docs/product.md, Notifications).
 */
export function eventRoutes({ hub, sessions, heartbeat = 25_000 }: Deps) {
  return newRouter().get('/api/events', (c) => {
    const { account } = c.var;
    const { headers } = c.req.raw;
    const lastSeen = c.req.header('last-event-id');
    // nginx and its like would otherwise hold events back to fill a buffer.
    c.header('x-accel-buffering', 'no');

    return streamSSE(c, async (stream) => {
      let pending = 0;
      const finished = Promise.withResolvers<void>();
      const write = async (event: LiveEvent) => {
        pending += 1;
        await stream.writeSSE({ ...event, data: JSON.stringify(event.data) });
        pending -= 1;
      };
      const leave = hub.join(account.id, {
        send(event) {
          if (pending >= MAX_PENDING) return false;
          write(event).catch(finished.resolve);
          return true;
        },
        close: finished.resolve,
      });
      stream.onAbort(finished.resolve);

      // Joined first, caught up second: an event in between comes twice rather than never.
      await stream.write('retry: 1000\n\n');
      for (const event of lastSeen ? await missedNotifications(account, lastSeen) : []) {
        await write(event);
      }

      let unheard = false;
      const timer = setInterval(() => {
        // Half open: the sign of life before this one still waits to be read.
        if (unheard) return finished.resolve();
        unheard = true;
        // A session that was revoked must not go on hearing.
        void sessions.find(headers).then(
          async (session) => {
            if (!session) return finished.resolve();
            await stream.write(': vivant\n\n');
            unheard = false;
          },
          () => finished.resolve(),
        );
      }, heartbeat);
      await finished.promise;
      clearInterval(timer);
      leave();
    });
  });
}
