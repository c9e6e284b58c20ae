import type { Kysely } from 'kysely';
import type { Stripe } from 'stripe';
import type { Clock } from '#server/books/clock.ts';
import type { Tables } from '#server/database/types.ts';
import { Refusal } from '#server/errors.ts';

interface Signing {
  stripe: Stripe;
  webhookSecret: string;
}

/** What Stripe has sent; refused when the signature is not its own. */
export async function signedEvent(
  { stripe, webhookSecret }: Signing,
  body: string,
  signature: string | undefined,
): Promise<Stripe.Event> {
  try {
    return await stripe.webhooks.constructEventAsync(body, signature ?? '', webhookSecret);
  } catch (error) {
    throw new Refusal(400, 'invalid_signature', 'Signature invalide.', { cause: error });
  }
}

interface Memory {
  db: Kysely<Tables>;
  clock: Pick<Clock, 'now'>;
}

/** Whether this event was followed before: Stripe delivers each at least once. */
export async function isKnown({ db }: Pick<Memory, 'db'>, event: Stripe.Event): Promise<boolean> {
  const row = await db
    .selectFrom('stripeEvents')
    .select('id')
    .where('id', '=', event.id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function remember({ db, clock }: Memory, event: Stripe.Event): Promise<void> {
  await db
    .insertInto('stripeEvents')
    .values({ id: event.id, type: event.type, created: event.created, receivedAt: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
