import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/types.ts';
import { networkOf } from '#server/http/clientAddress.ts';

/** How many failures in how long (docs/product.md, Accounts). */
const LOCK_MINUTES = 15;

/**
 * How many failures within fifteen minutes lock what. The pair comes first, so that a stranger
 * failing elsewhere does not shut the owner out; the two wider counts stop guessing that is
 * spread over accounts, or over addresses.
 */
const SIGN_IN = { pair: 5, address: 50, account: 50 };
/** Guesses at someone already known: the password at an open screen, or the second step. */
const KNOWN_USER = 10;

/** One count that an attempt belongs to, and how many failures lock it. */
export interface Counter {
  key: string;
  limit: number;
  /** A success clears the whole count, not only its own attempt. */
  clearedBySuccess: boolean;
}

/** What a guess at an account counts against: password or one-time code, the sum is the same. */
export function signInCounters(email: string, address: string): Counter[] {
  const account = email.trim().toLowerCase().slice(0, 320);
  const network = networkOf(address);
  return [
    { key: `pair:${account}|${network}`, limit: SIGN_IN.pair, clearedBySuccess: true },
    { key: `address:${network}`, limit: SIGN_IN.address, clearedBySuccess: false },
    { key: `account:${account}`, limit: SIGN_IN.account, clearedBySuccess: false },
  ];
}

/** The password asked again of someone signed in. */
export function reauthenticationCounters(userId: string): Counter[] {
  return [{ key: `reauthentication:${userId}`, limit: KNOWN_USER, clearedBySuccess: true }];
}

/** The authenticator's or a recovery code, whatever the number of sign-ins begun. */
export function secondFactorCounters(userId: string): Counter[] {
  return [{ key: `second-factor:${userId}`, limit: KNOWN_USER, clearedBySuccess: true }];
}

/**
 * Counts an attempt before it is checked, so that parallel guesses count one by one. Resolves to
 * null when it may go on, or to the end of the lock. At the limit the lock falls for fifteen
 * minutes; what takes the attempt back lifts it again.
 */
export async function countAttempt(
  db: Kysely<Tables>,
  counters: Counter[],
  now: Date,
): Promise<Date | null> {
  const admitted: Counter[] = [];
  for (const counter of counters) {
    if (await countOne(db, counter, now)) {
      admitted.push(counter);
      continue;
    }
    await takeBackUndecided(db, admitted);
    return lockEndOf(db, counter.key, now);
  }
  return null;
}

/** Takes back an attempt that was right. */
export async function takeBackRight(db: Kysely<Tables>, counters: Counter[]) {
  const cleared = counters.filter(({ clearedBySuccess }) => clearedBySuccess);
  for (const { key } of cleared) {
    await db.deleteFrom('loginFailures').where('key', '=', key).execute();
  }
  await takeBackUndecided(
    db,
    counters.filter((counter) => !cleared.includes(counter)),
  );
}

/** Takes back an attempt that came to no answer, and the lock it made fall: others stay counted. */
export async function takeBackUndecided(db: Kysely<Tables>, counters: Counter[]) {
  for (const { key, limit } of counters) {
    await db
      .updateTable('loginFailures')
      .set({
        failures: sql`greatest(failures - 1, 0)`,
        lockedUntil: sql`case when failures - 1 < ${limit} then null else locked_until end`,
      })
      .where('key', '=', key)
      .execute();
  }
}

/** One statement, so that no two attempts read the same count; false when the count is locked. */
async function countOne(db: Kysely<Tables>, { key, limit }: Counter, now: Date) {
  const lockEnd = minutesAfter(now, LOCK_MINUTES);
  // A clock that was ahead and has been put right leaves windows that begin later than now.
  const stale = sql<boolean>`(login_failures.window_started_at < ${minutesAfter(now, -LOCK_MINUTES)}::timestamptz
    or login_failures.window_started_at > ${lockEnd}::timestamptz)`;
  const failures = sql<number>`case when ${stale} then 1 else login_failures.failures + 1 end`;
  const counted = await db
    .insertInto('loginFailures')
    .values({
      key,
      failures: 1,
      windowStartedAt: now,
      lockedUntil: limit <= 1 ? lockEnd : null,
    })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures,
          windowStartedAt: sql`case when ${stale} then excluded.window_started_at else login_failures.window_started_at end`,
          lockedUntil: sql`case when ${failures} >= ${limit} then ${lockEnd}::timestamptz else null end`,
        })
        .where(sql<boolean>`not ${isLocked(now)}`),
    )
    .returning('key')
    .executeTakeFirst();
  return counted !== undefined;
}

/** A lock that ends much later was set by a clock that was ahead and has been put right since. */
function isLocked(now: Date) {
  return sql<boolean>`coalesce(login_failures.locked_until > ${now}::timestamptz
    and login_failures.locked_until <= ${minutesAfter(now, 2 * LOCK_MINUTES)}::timestamptz, false)`;
}

async function lockEndOf(db: Kysely<Tables>, key: string, now: Date): Promise<Date> {
  const row = await db
    .selectFrom('loginFailures')
    .select('lockedUntil')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.lockedUntil ?? minutesAfter(now, LOCK_MINUTES);
}

function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}
