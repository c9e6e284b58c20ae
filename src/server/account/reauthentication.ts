import type { Kysely } from 'kysely';
import type { Auth } from './auth.ts';
import { authMessage } from './messages.ts';
import type { Tables } from '#server/database/types.ts';
import { Refusal } from '#server/errors.ts';
import type { SignedInUser } from '#server/http/context.ts';
import type { RateLimiter } from '#server/limits.ts';

interface Deps {
  auth: Auth;
  db: Kysely<Tables>;
  limits: RateLimiter;
}

/** Guesses of the password at an open screen. */
const GUESSES = { max: 10, window: 900 };
/** Without a password, having just signed in is the proof, beside one's address typed again. */
const JUST_NOW = 10 * 60_000;

/** Makes sure that whoever asks for a grave act is the account's owner, not just at their screen. */
export async function requireReauthentication(
  { auth, db, limits }: Deps,
  user: SignedInUser,
  proof: { password?: string | undefined; confirmation?: string | undefined },
) {
  const credential = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', user.id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  if (!credential?.password) {
    // better-auth dates sessions by the system's clock, which may have been put back since.
    const justNow = Math.abs(Date.now() - user.sessionCreatedAt.getTime()) <= JUST_NOW;
    if (justNow && proof.confirmation?.trim().toLowerCase() === user.email) return;
    throw new Refusal(403, 'reauthentication_required', authMessage('SESSION_NOT_FRESH'));
  }

  await limits.require(`reauthentication:${user.id}`, GUESSES);
  const { password: keeper } = await auth.$context;
  const hash = credential.password;
  const { password } = proof;
  if (!password || !(await keeper.verify({ hash, password }))) {
    throw new Refusal(403, 'wrong_password', authMessage('INVALID_PASSWORD'), {
      fields: { password: authMessage('INVALID_PASSWORD') },
    });
  }
}
