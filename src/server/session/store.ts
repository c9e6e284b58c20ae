import type { MeAnswer } from './answers.ts';
import type { Books } from '#server/books/books.ts';
import type { SignedInUser } from '#server/http/context.ts';

/** The signed-in user: who they are, their tier and its period (docs/product.md, Plans). */
export async function userAnswer({ tx }: Books, user: SignedInUser): Promise<MeAnswer['user']> {
  const customer = await tx
    .selectFrom('stripeCustomers')
    .select(['subscriptionTier', 'subscriptionPeriod'])
    .where('userId', '=', user.id)
    .executeTakeFirst();
  const subscription = await tx
    .selectFrom('stripeUserSubscriptions')
    .select(['currentPeriodStart', 'currentPeriodEnd'])
    .where('userId', '=', user.id)
    .where('subscriptionStatus', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    emailVerified: user.emailVerified,
    twoFactorEnabled: user.twoFactorEnabled,
    subscriptionTier: customer?.subscriptionTier ?? null,
    subscriptionPeriod: customer?.subscriptionPeriod ?? null,
    subscriptionPeriodStart: subscription?.currentPeriodStart ?? null,
    subscriptionPeriodEnd: subscription?.currentPeriodEnd ?? null,
  };
}
