import { expect, it } from 'vitest';
import type { SignedInUser } from '#server/http/context.ts';
import { newRouter } from '#server/http/router.ts';
import { createLog } from '#server/log.ts';
import { accountOf } from '#testing/databases/accountOf.ts';
import { openTestDatabase } from '#testing/databases/openTestDatabase.ts';
import { EventHub } from './hub.ts';
import { eventRoutes } from './routes.ts';

const claire: SignedInUser = {
  id: 'claire',
  email: 'claire@atelier-morel.example',
  name: 'Claire',
  emailVerified: true,
  twoFactorEnabled: false,
  sessionId: 'session',
  sessionCreatedAt: new Date('2026-11-01T09:00:00Z'),
};
const sessions = {
  find: async () => ({ user: claire, subscribed: true, cookies: [] }),
};

it('a live stream that nobody reads any more is let go', async () => {
  const hub = new EventHub(createLog('silent'));
  const database = await openTestDatabase();
  const server = newRouter()
    .use(async (c, next) => {
      c.set('user', claire);
      c.set('account', accountOf(database, claire.id));
      await next();
    })
    .route('/', eventRoutes({ hub, sessions, heartbeat: 500 }));

  // The answer's body is never read: what is written to it waits.
  await server.request('/api/events');
  expect(hub.size).toBe(1);
  await expect.poll(() => hub.size, { timeout: 60_000 }).toBe(0);
  await database.close();
});
