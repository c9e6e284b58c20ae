import type { Kysely } from 'kysely';
import type { Auth } from './auth.ts';
import type { Tables } from '#server/database/types.ts';
import { askDatabase } from '#server/database/unavailable.ts';
import type { Sessions } from '#server/session.ts';

/** Reads sessions through better-auth, subscriptions from the spec's view. */
export function sessionsOf(auth: Auth, db: Kysely<Tables>): Sessions {
  return {
    async find(headers) {
      const { response, headers: answered } = await auth.api
        .getSession({ headers, returnHeaders: true })
        .catch(async (error: unknown) => {
          // better-auth keeps to itself why it could not read the session.
          await askDatabase(db);
          throw error;
        });
      if (!response) return null;
      const { user, session } = response;
      return {
        user: {
          id: user.id,
          email: user.email,
          name: user.name,
          emailVerified: user.emailVerified,
          twoFactorEnabled: user.twoFactorEnabled ?? false,
          sessionId: session.id,
          sessionCreatedAt: session.createdAt,
        },
        cookies: answered.getSetCookie(),
      };
    },

    async isSubscribed(userId) {
      const row = await db
        .selectFrom('stripeUserSubscriptions')
        .innerJoin('stripeCustomers', 'stripeCustomers.userId', 'stripeUserSubscriptions.userId')
        .select('stripeCustomers.userId')
        .where('stripeUserSubscriptions.userId', '=', userId)
        .where('stripeUserSubscriptions.subscriptionStatus', '=', 'active')
        .where('stripeCustomers.subscriptionTier', 'is not', null)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
