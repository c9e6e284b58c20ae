import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/types.ts';

/** Decisions §3. */
const LOCK_MINUTES = 15;

/**
 * How many failures within fifteen minutes lock what. The pair comes first, so that a stranger
 * failing elsewhere does not shut the owner out; the two wider counts stop guessing that is
 * spread over accounts, or over addresses.
 */
const LIMITS = { pair: 5, address: 50, account: 50 };

export interface SignInAttempt {
  email: string;
  address: string;
  now: Date;
}

/** Until when sign-in is refused for this account from this address, or null. */
export async function lockedUntil(
  db: Kysely<Tables>,
  attempt: SignInAttempt,
): Promise<Date | null> {
  const row = await db
    .selectFrom('loginFailures')
    .select(({ fn }) => fn.max('lockedUntil').as('lockedUntil'))
    .where(
      'key',
      'in',
      keysOf(attempt).map(({ key }) => key),
    )
    .where('lockedUntil', '>', attempt.now)
    // A lock that ends much later was set by a clock that was ahead and has been put right since.
    .where('lockedUntil', '<=', minutesAfter(attempt.now, 2 * LOCK_MINUTES))
    .executeTakeFirst();
  return row?.lockedUntil ?? null;
}

/** Counts a failed sign-in; at the limit, the lock falls for fifteen minutes. */
export async function recordFailure(db: Kysely<Tables>, attempt: SignInAttempt) {
  const windowStart = minutesAfter(attempt.now, -LOCK_MINUTES);
  const lockEnd = minutesAfter(attempt.now, LOCK_MINUTES);
  for (const { key, limit } of keysOf(attempt)) {
    const stale = sql<boolean>`(login_failures.window_started_at < ${windowStart}
      or login_failures.window_started_at > ${lockEnd}::timestamptz)`;
    await db
      .insertInto('loginFailures')
      .values({
        key,
        failures: 1,
        windowStartedAt: attempt.now,
        lockedUntil: limit <= 1 ? lockEnd : null,
      })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql`case when ${stale} then 1 else login_failures.failures + 1 end`,
          windowStartedAt: sql`case when ${stale} then excluded.window_started_at else login_failures.window_started_at end`,
          lockedUntil: sql`case when not ${stale} and login_failures.failures + 1 >= ${limit} then ${lockEnd}::timestamptz else login_failures.locked_until end`,
        }),
      )
      .execute();
  }
}

/** A success clears what was held against this account from this address. */
export async function forgetFailures(db: Kysely<Tables>, attempt: SignInAttempt) {
  await db.deleteFrom('loginFailures').where('key', '=', pairKey(attempt)).execute();
}

function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

function keysOf(attempt: SignInAttempt) {
  return [
    { key: pairKey(attempt), limit: LIMITS.pair },
    { key: `address:${attempt.address}`, limit: LIMITS.address },
    { key: `account:${normalise(attempt.email)}`, limit: LIMITS.account },
  ];
}

function pairKey(attempt: SignInAttempt) {
  return `pair:${normalise(attempt.email)}|${attempt.address}`;
}

function normalise(email: string) {
  return email.trim().toLowerCase().slice(0, 320);
}
