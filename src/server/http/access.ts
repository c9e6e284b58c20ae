import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';
import type { Accounts } from '#server/books/books.ts';
import { signedIn, subscribed } from './session.ts';
import type { Sessions } from './session.ts';

/** Calls anyone may make. */
const PUBLIC = [
  '/api/auth/',
  '/api/installation',
  '/api/openapi.json',
  '/api/functions/send-email',
  '/api/webhooks/',
  '/api/register-witness',
];

/** Calls open to every signed-in user, subscribed or not (docs/product.md, Calls). */
const SESSION_ONLY = [
  '/api/me',
  '/api/profile',
  '/api/reminder-settings',
  '/api/letter-texts',
  '/api/subscription',
  '/api/account',
  '/api/card-account',
  '/api/companies',
  '/api/events',
  '/api/functions/stripe-checkout',
];

/**
 * Closed by default: a call under /api needs a session and an active subscription unless one of
 * the two lists above says otherwise, so that a new route cannot be left open by oversight.
 */
export function accessControl(sessions: Sessions, accounts: Accounts) {
  const requireSession = signedIn(sessions, accounts);
  return createMiddleware<AppEnv>((c, next) => {
    const level = accessOf(c.req.path);
    if (level === 'public') return next();
    if (level === 'session') return requireSession(c, next);
    return requireSession(c, async () => {
      await subscribed(c, next);
    });
  });
}

export type AccessLevel = 'public' | 'session' | 'subscription';

/** What a call under /api asks of its caller. */
export function accessOf(path: string): AccessLevel {
  if (PUBLIC.some((entry) => covers(entry, path))) return 'public';
  if (SESSION_ONLY.some((entry) => covers(entry, path))) return 'session';
  return 'subscription';
}

function covers(entry: string, path: string) {
  if (entry.endsWith('/')) return path.startsWith(entry);
  return path === entry || path.startsWith(`${entry}/`);
}
