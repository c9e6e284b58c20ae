import { createMiddleware } from 'hono/factory';
import type { AppEnv, SignedInUser } from '#server/http/context.ts';
import { notSignedIn, subscriptionRequired } from '#server/errors.ts';
import { noSessionText } from '#server/http/specTexts.ts';

/** What the middleware asks of the accounts. */
export interface Sessions {
  /** Whose session these headers carry; null for nobody's. */
  find(headers: Headers): Promise<Session | null>;
}

interface Session {
  user: SignedInUser;
  /** Whether the user holds an active subscription with a tier (spec §4); beta counts. */
  subscribed: boolean;
  /** What renews the session by use. */
  cookies: string[];
}

/** Lets signed-in users through, with `c.var.user`; everyone else gets 401. */
export function signedIn(sessions: Sessions) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!c.var.user) {
      const session = await sessions.find(c.req.raw.headers);
      if (!session) throw notSignedIn(noSessionText(c.req));
      c.set('user', session.user);
      c.set('subscribed', session.subscribed);
      c.set('log', c.var.log.child({ userId: session.user.id }));
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
