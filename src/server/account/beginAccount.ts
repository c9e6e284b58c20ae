import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/types.ts';

/**
 * Gives a new account its profile, holding only its id and name (docs/product.md, Accounts), and
 * the beta plan when it was asked for: an active subscription without Stripe
 * (docs/product.md, Plans).
 */
export async function beginAccount(
  db: Kysely<Tables>,
  user: { id: string; name: string },
  beta: boolean,
) {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('profiles')
      .values({ id: user.id, name: user.name })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    if (!beta) return;
    await tx
      .insertInto('stripeCustomers')
      .values({ userId: user.id, customerId: `beta_${user.id}`, subscriptionTier: 'beta' })
      .onConflict((conflict) => conflict.column('userId').doNothing())
      .execute();
  });
}
