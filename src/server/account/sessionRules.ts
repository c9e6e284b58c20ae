import { APIError } from 'better-auth/api';
import type { Kysely } from 'kysely';
import { authMessage } from './messages.ts';
import type { Tables } from '#server/database/types.ts';

/**
 * Every call of better-auth that begins a session, and what it has shown before it does.
 * `sessionRules.test.ts` holds this list against better-auth's own: a call that is new there is
 * refused to accounts with a second factor, and fails the test until someone has thought about it.
 */
export const SESSION_CALLS: Record<string, Shown> = {
  // better-auth takes this session away again and asks for the second factor.
  '/sign-in/email': 'password',
  // Of an account that did not exist a moment ago.
  '/sign-up/email': 'password',
  '/two-factor/verify-totp': 'second factor',
  '/two-factor/verify-otp': 'second factor',
  '/two-factor/verify-backup-code': 'second factor',
  // They replace the session that asks for them, and ask for the password.
  '/two-factor/enable': 'open session',
  '/two-factor/disable': 'open session',
  '/change-password': 'open session',
  // docs/decisions/022: the provider has asked for its own steps.
  '/callback/:id': 'provider',
  '/sign-in/social': 'provider',
  '/sign-in/email-otp': 'mailbox',
  // Configured not to: proving an address is not signing in (docs/decisions/040).
  '/verify-email': 'mailbox',
  '/email-otp/verify-email': 'mailbox',
};

type Shown = 'password' | 'second factor' | 'open session' | 'provider' | 'mailbox';

/**
 * The one rule (docs/product.md, Accounts) run before any session is written: opening a mailbox
 * opens no account that has a second factor.
 */
export function refuseAroundSecondFactor(db: Kysely<Tables>) {
  return async (session: { userId: string }, context: { path?: string } | null) => {
    const shown = SESSION_CALLS[context?.path ?? ''] ?? 'mailbox';
    if (shown !== 'mailbox') return;
    const user = await db
      .selectFrom('user')
      .select('twoFactorEnabled')
      .where('id', '=', session.userId)
      .executeTakeFirst();
    if (!user?.twoFactorEnabled) return;
    const code = 'SECOND_FACTOR_REQUIRED';
    throw new APIError('FORBIDDEN', { code, message: authMessage(code) });
  };
}
