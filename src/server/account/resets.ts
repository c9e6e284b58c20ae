import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/types.ts';

/** A letter asked for makes those before it worthless. */
export async function forgetOlderResetLinks(db: Kysely<Tables>, userId: string, token: string) {
  const newest = db
    .selectFrom('verification')
    .select('id')
    .where('identifier', '=', `reset-password:${token}`);
  // Ids are UUIDs of version 7, in order of creation: of two parallel requests one link stays.
  await resetLinksOf(db, userId).where('id', '<', newest).execute();
}

/** None of the letters still lying in the mailbox sets a password any more. */
export async function forgetResetLinks(db: Kysely<Tables>, userId: string) {
  await resetLinksOf(db, userId).execute();
}

/** A new password that proves an address gives what follows, and nothing from before. */
export async function proveByReset(
  db: Kysely<Tables>,
  user: { id: string; email: string; emailVerified: boolean },
) {
  await forgetResetLinks(db, user.id);
  await db
    .deleteFrom('verification')
    .where('identifier', 'in', [
      `forget-password-otp-${user.email}`,
      `sign-in-otp-${user.email}`,
      `email-verification-otp-${user.email}`,
    ])
    .execute();
  // « Se fier à cet appareil » was ticked by somebody who knew the former password.
  await db
    .deleteFrom('verification')
    .where('value', '=', user.id)
    .where('identifier', 'like', 'trust-device-%')
    .execute();
  if (user.emailVerified) return;
  await db
    .deleteFrom('account')
    .where('userId', '=', user.id)
    .where('providerId', '<>', 'credential')
    .execute();
  await db.updateTable('user').set({ emailVerified: true }).where('id', '=', user.id).execute();
}

function resetLinksOf(db: Kysely<Tables>, userId: string) {
  return db
    .deleteFrom('verification')
    .where('value', '=', userId)
    .where('identifier', 'like', 'reset-password:%');
}
