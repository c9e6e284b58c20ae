import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/types.ts';
import { tooManyRequests } from '#server/errors.ts';

export interface Limit {
  /** At most this many… */
  max: number;
  /** …in this many seconds. */
  window: number;
}

export interface RateLimiter {
  /** Counts one use under that name; resolves to the seconds to wait when it is one too many. */
  use(key: string, limit: Limit): Promise<{ allowed: boolean; retryAfter: number }>;
  /** The same, refusing with 429. */
  require(key: string, limit: Limit, message?: string): Promise<void>;
  /** Drops windows that have passed. */
  sweep(): Promise<void>;
}

/** Limits kept in the database, so that they hold across servers and restarts. */
export function rateLimiter(db: Kysely<Tables>, now: () => Date, enabled: boolean): RateLimiter {
  const limiter: RateLimiter = {
    async use(key, { max, window }) {
      if (!enabled) return { allowed: true, retryAfter: 0 };
      const instant = now().getTime();
      const start = new Date(Math.floor(instant / (window * 1000)) * window * 1000);
      const { count } = await db
        .insertInto('rateLimits')
        .values({ key, windowStartedAt: start, count: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['key', 'windowStartedAt'])
            .doUpdateSet({ count: sql`rate_limits.count + 1` }),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      return {
        allowed: count <= max,
        retryAfter: Math.ceil((start.getTime() + window * 1000 - instant) / 1000),
      };
    },
    async require(key, limit, message) {
      const { allowed, retryAfter } = await limiter.use(key, limit);
      if (!allowed) throw tooManyRequests(retryAfter, message);
    },
    async sweep() {
      const dayAgo = new Date(now().getTime() - 24 * 3600 * 1000);
      await db.deleteFrom('rateLimits').where('windowStartedAt', '<', dayAgo).execute();
    },
  };
  return limiter;
}
