import { parse } from 'hono/utils/cookie';
import type { Kysely } from 'kysely';
import type { Auth } from './auth.ts';
import { SESSION, SESSION_COOKIE, signedValue } from './sessionCookie.ts';
import type { Tables } from '#server/database/types.ts';
import { askDatabase } from '#server/database/unavailable.ts';
import type { Sessions } from '#server/http/session.ts';

/**
 * Who a request's cookie stands for, read in one query. better-auth signs and writes sessions and
 * is asked only to renew one: its own reading takes two queries, and the subscription a third.
 */
export function sessionsOf(auth: Auth, db: Kysely<Tables>, secret: string): Sessions {
  return {
    async find(headers) {
      const cookies = parse(headers.get('cookie') ?? '');
      const token = signedValue(cookies[SESSION_COOKIE], secret);
      if (token === null) return null;
      const row = await readSession(db, token);
      if (!row || row.expiresAt <= new Date()) return null;
      const forgotten = cookies['encrier.dont_remember'] !== undefined;
      const { id, email, name, emailVerified, subscribed } = row;
      return {
        user: {
          id,
          email,
          name,
          emailVerified,
          twoFactorEnabled: row.twoFactorEnabled ?? false,
          sessionId: row.sessionId,
          sessionCreatedAt: row.sessionCreatedAt,
        },
        subscribed,
        cookies: !forgotten && renewalIsDue(row.expiresAt) ? await renew(auth, db, headers) : [],
      };
    },
  };
}

/** A subscription counts when it is active and its customer has a tier (beta too). */
function readSession(db: Kysely<Tables>, token: string) {
  return db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select([
      'session.id as sessionId',
      'session.createdAt as sessionCreatedAt',
      'session.expiresAt',
      'user.id',
      'user.email',
      'user.name',
      'user.emailVerified',
      'user.twoFactorEnabled',
    ])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('stripeUserSubscriptions')
            .innerJoin(
              'stripeCustomers',
              'stripeCustomers.userId',
              'stripeUserSubscriptions.userId',
            )
            .select('stripeCustomers.userId')
            .whereRef('stripeUserSubscriptions.userId', '=', 'user.id')
            .where('stripeUserSubscriptions.subscriptionStatus', '=', 'active')
            .where('stripeCustomers.subscriptionTier', 'is not', null),
        )
        .$castTo<boolean>()
        .as('subscribed'),
    )
    .where('session.token', '=', token)
    .executeTakeFirst();
}

/** As better-auth decides it: a session is renewed by use, once a day at most. */
function renewalIsDue(expiresAt: Date): boolean {
  const { expiresIn, updateAge } = SESSION;
  return expiresAt.getTime() - (expiresIn - updateAge) * 1000 <= Date.now();
}

async function renew(auth: Auth, db: Kysely<Tables>, headers: Headers): Promise<string[]> {
  const { headers: answered } = await auth.api
    .getSession({ headers, returnHeaders: true })
    .catch(async (error: unknown) => {
      // better-auth keeps to itself why it could not read the session.
      await askDatabase(db);
      throw error;
    });
  return answered.getSetCookie();
}
