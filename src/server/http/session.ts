import { createMiddleware } from 'hono/factory';
import type { Accounts } from '#server/books/books.ts';
import type { AppEnv, SignedInUser } from '#server/http/context.ts';
import { notSignedIn, subscriptionRequired } from '#server/errors.ts';
import { noSessionText } from '#server/http/agreedTexts.ts';

/** What the middleware asks of the accounts. */
export interface Sessions {
  /** Whose session these headers carry; null for nobody's. */
  find(headers: Headers): Promise<Session | null>;
}

interface Session {
  user: SignedInUser;
  /**
   * Whether the user holds an active subscription with a tier (docs/product.md, Plans); beta
   * counts.
   */
  subscribed: boolean;
  /** What renews the session by use. */
  cookies: string[];
}

/** Lets signed-in users through, with `c.var.user`; everyone else gets 401. */
export function signedIn(sessions: Sessions, accounts: Accounts) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!c.var.user) {
      const session = await sessions.find(c.req.raw.headers);
      if (!session) throw notSignedIn(noSessionText(c.req));
      const { user } = session;
      c.set('user', user);
      // A person has one account as yet, of the same id.
      c.set('account', accounts.of(user.id, { userId: user.id }));
      c.set('subscribed', session.subscribed);
      c.set('log', c.var.log.child({ userId: user.id }));
      for (const cookie of session.cookies) c.header('set-cookie', cookie, { append: true });
    }
    await next();
  });
}

/** Behind `signedIn`: 403 `subscription_required` without an active subscription. */
export const subscribed = createMiddleware<AppEnv>(async (c, next) => {
  if (!c.var.subscribed) throw subscriptionRequired();
  await next();
});
