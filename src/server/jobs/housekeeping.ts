import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/types.ts';
import type { RateLimiter } from '#server/limits.ts';

const HOUR = 3_600_000;

/** Removes what has served: ended sessions, used links, answers kept for repeated requests. */
export async function keepHouse(db: Kysely<Tables>, limits: RateLimiter, now: Date) {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  await db.deleteFrom('session').where('expiresAt', '<', now).execute();
  await db.deleteFrom('verification').where('expiresAt', '<', ago(24)).execute();
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', ago(48)).execute();
  await db.deleteFrom('loginFailures').where('windowStartedAt', '<', ago(24)).execute();
  await db
    .deleteFrom('jobRuns')
    .where('startedAt', '<', ago(90 * 24))
    .execute();
  await limits.sweep();
}
