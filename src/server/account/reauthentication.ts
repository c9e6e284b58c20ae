import type { Kysely } from 'kysely';
import { locked } from './attempts.ts';
import type { Auth } from './auth.ts';
import { countAttempt, reauthenticationCounters, takeBackRight } from './lockout.ts';
import { authMessage } from './messages.ts';
import type { Tables } from '#server/database/types.ts';
import { Refusal } from '#server/errors.ts';
import type { Clock } from '#server/books/clock.ts';
import type { SignedInUser } from '#server/http/context.ts';

interface Deps {
  auth: Auth;
  db: Kysely<Tables>;
  clock: Clock;
}

/** Without a password, having just signed in is the proof, beside one's address typed again. */
const JUST_NOW = 10 * 60_000;

/** Makes sure that a grave act is asked for by the owner, not by somebody at their screen. */
export async function requireReauthentication(
  { auth, db, clock }: Deps,
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
    if (!justNow) {
      throw new Refusal(403, 'reauthentication_required', authMessage('SESSION_NOT_FRESH'));
    }
    if (proof.confirmation?.trim().toLowerCase() === user.email) return;
    throw new Refusal(403, 'wrong_confirmation', authMessage('EMAIL_MISMATCH'), {
      fields: { confirmation: authMessage('EMAIL_MISMATCH') },
    });
  }

  // Counted before it is checked: parallel guesses count one by one.
  const counters = reauthenticationCounters(user.id);
  const until = await countAttempt(db, counters, clock.now());
  if (until) throw locked('password of a session', until, clock.now());
  const { password: keeper } = await auth.$context;
  const hash = credential.password;
  const { password } = proof;
  if (!password || !(await keeper.verify({ hash, password }))) {
    throw new Refusal(403, 'wrong_password', authMessage('INVALID_PASSWORD'), {
      fields: { password: authMessage('INVALID_PASSWORD') },
    });
  }
  await takeBackRight(db, counters);
}
