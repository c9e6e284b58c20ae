import { getSignedCookie } from 'hono/cookie';
import type { Kysely } from 'kysely';
import type { Auth } from './auth.ts';
import type { AuthCall } from './call.ts';
import { countAttempt, takeBackRight, takeBackUndecided } from './lockout.ts';
import { reauthenticationCounters, secondFactorCounters, signInCounters } from './lockout.ts';
import type { Counter } from './lockout.ts';
import { authMessage } from './messages.ts';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/database/types.ts';
import { Refusal } from '#server/errors.ts';
import type { Clock } from '#server/books/clock.ts';
import type { AppContext } from '#server/http/context.ts';

/** What a call may be guessing; the test holds this list against better-auth's own calls. */
export const GUESSES: Record<string, 'sign-in' | 'second factor' | 'password of a session'> = {
  '/sign-in/email': 'sign-in',
  '/sign-in/email-otp': 'sign-in',
  '/email-otp/verify-email': 'sign-in',
  '/email-otp/check-verification-otp': 'sign-in',
  '/email-otp/reset-password': 'sign-in',
  '/two-factor/verify-totp': 'second factor',
  '/two-factor/verify-otp': 'second factor',
  '/two-factor/verify-backup-code': 'second factor',
  '/verify-password': 'password of a session',
  '/change-password': 'password of a session',
  '/two-factor/enable': 'password of a session',
  '/two-factor/disable': 'password of a session',
  '/two-factor/get-totp-uri': 'password of a session',
  '/two-factor/generate-backup-codes': 'password of a session',
};

/** Answers that say a guess was wrong; others say that something else was amiss. */
const WRONG = new Set([
  'INVALID_EMAIL_OR_PASSWORD',
  'INVALID_PASSWORD',
  'INVALID_OTP',
  'OTP_EXPIRED',
  'OTP_HAS_EXPIRED',
  'TOO_MANY_ATTEMPTS',
  'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
  'USER_NOT_FOUND',
  'INVALID_CODE',
  'INVALID_BACKUP_CODE',
]);

interface Deps {
  auth: Auth;
  db: Kysely<Tables>;
  clock: Clock;
  config: Pick<Config, 'authSecret'>;
}

/** Runs a call that may be a guess: counted before, taken back unless the guess was wrong. */
export async function countingGuess(
  deps: Deps,
  c: AppContext,
  call: AuthCall,
  work: () => Promise<Response>,
): Promise<Response> {
  const counters = await countersOf(deps, c, call);
  const until = await countAttempt(deps.db, counters, deps.clock.now());
  if (until) throw locked(GUESSES[call.path], until, deps.clock.now());
  const response = await work();
  if (response.ok) await takeBackRight(deps.db, counters);
  else if (!WRONG.has(await codeOf(response))) await takeBackUndecided(deps.db, counters);
  return response;
}

async function countersOf(deps: Deps, c: AppContext, call: AuthCall): Promise<Counter[]> {
  const kind = call.method === 'POST' ? GUESSES[call.path] : undefined;
  if (kind === 'sign-in') {
    const email = typeof call.body.email === 'string' ? call.body.email : '';
    return signInCounters(email, c.var.clientAddress);
  }
  if (kind === undefined) return [];
  const userId = await userBehind(deps, c);
  if (userId === null) return [];
  return kind === 'second factor' ? secondFactorCounters(userId) : reauthenticationCounters(userId);
}

/** The user who has a session, or who gave the password and must still give the second step. */
export async function userBehind(
  { auth, db, config }: Deps,
  c: AppContext,
): Promise<string | null> {
  const session = await auth.api.getSession({ headers: c.req.raw.headers });
  if (session) return session.user.id;
  const challenge = await getSignedCookie(c, config.authSecret, 'encrier.two_factor');
  if (!challenge) return null;
  const row = await db
    .selectFrom('verification')
    .select('value')
    .where('identifier', '=', challenge)
    .executeTakeFirst();
  return row?.value ?? null;
}

async function codeOf(response: Response): Promise<string> {
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) return '';
  return String(answer.code);
}

export function locked(kind: (typeof GUESSES)[string] | undefined, until: Date, now: Date) {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const headers = { 'retry-after': String(seconds) };
  if (kind === 'second factor') {
    const code = 'ACCOUNT_TEMPORARILY_LOCKED';
    return new Refusal(429, code, authMessage(code), { headers });
  }
  if (kind === 'password of a session') {
    return new Refusal(
      429,
      'password_locked',
      'Trop d’essais avec un mauvais mot de passe : par sécurité, attendez 15 minutes ou ' +
        'réinitialisez votre mot de passe.',
      { headers },
    );
  }
  return new Refusal(
    429,
    'account_locked',
    'Trop de tentatives de connexion : par sécurité, ce compte est bloqué pendant 15 minutes. ' +
      'Réessayez plus tard ou réinitialisez votre mot de passe.',
    { headers },
  );
}
