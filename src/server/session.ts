import { createMiddleware } from 'hono/factory';
import type { AppEnv, SignedInUser } from '#server/http/context.ts';
import { notSignedIn, subscriptionRequired } from '#server/errors.ts';
import { noSessionText } from '#server/http/specTexts.ts';

/** What the middleware asks of the accounts. */
export interface Sessions {
  /** The user whose session these headers carry, and the cookies that renew it by use. */
  find(headers: Headers): Promise<{ user: SignedInUser; cookies: string[] } | null>;
  /** Whether the user holds an active subscription with a tier (spec §4); beta counts. */
  isSubscribed(userId: string): Promise<boolean>;
}

/** Lets signed-in users through, with `c.var.user`; everyone else gets 401. */
export function signedIn(sessions: Sessions) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!c.var.user) {
      const session = await sessions.find(c.req.raw.headers);
      if (!session) throw notSignedIn(noSessionText(c.req));
      c.set('user', session.user);
      c.set('log', c.var.log.child({ userId: session.user.id }));
      for (const cookie of session.cookies) c.header('set-cookie', cookie, { append: true });
    }
    await next();
  });
}

/** Behind `signedIn`: 403 `subscription_required` without an active subscription. */
export function subscribed(sessions: Sessions) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!(await sessions.isSubscribed(c.var.user.id))) throw subscriptionRequired();
    await next();
  });
}
