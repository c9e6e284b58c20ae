import { createMiddleware } from 'hono/factory';
import type { AppEnv, SignedInUser } from '#server/http/context.ts';
import { notSignedIn, subscriptionRequired } from '#server/errors.ts';

/** What the middleware asks of the accounts. */
export interface Sessions {
  /** The user whose session these headers carry. */
  find(headers: Headers): Promise<SignedInUser | null>;
  /** Whether the user holds an active subscription with a tier (spec §4); beta counts. */
  isSubscribed(userId: string): Promise<boolean>;
}

/** Lets signed-in users through, with `c.var.user`; everyone else gets 401. */
export function signedIn(sessions: Sessions) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!c.var.user) {
      const user = await sessions.find(c.req.raw.headers);
      if (!user) throw notSignedIn();
      c.set('user', user);
      c.set('log', c.var.log.child({ userId: user.id }));
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
