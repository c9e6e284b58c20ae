import { createRoute } from '@hono/zod-openapi';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { cardAccountChanged } from '#domain/notification/cardTexts.ts';
import { upstreamFailed } from '#server/errors.ts';
import { jsonAnswer, newRouter } from '#server/http/router.ts';
import { isKnown, remember, signedEvent } from '#server/billing/signedEvents.ts';
import { notify } from '#server/notifications/store.ts';
import type { Clock } from '#server/books/clock.ts';
import { ownersOf, saveDisconnected } from './accountStore.ts';
import { idOf } from './ask.ts';
import { keepState, stateOf } from './connection.ts';
import type { CardDeps } from './deps.ts';
import { isShutOut, settleCheckout } from './settle.ts';
import { checkoutOf } from './store.ts';

interface Deps extends CardDeps {
  clock: Pick<Clock, 'now'>;
}

const receive = createRoute({
  method: 'post',
  path: '/api/webhooks/stripe-connect',
  security: [],
  responses: { 200: jsonAnswer(z.object({ received: z.literal(true) }), 'Taken note of') },
});

/**
 * What Stripe says of the accounts that users connected. Signed with a secret of its own, delivered
 * at least once and in any order: each event is a reason to look, of the account it names alone.
 */
export function cardWebhookRoutes(deps: Deps) {
  return newRouter().openapi(receive, async (c) => {
    const signature = c.req.header('stripe-signature');
    const event = await signedEvent(deps.connect, await c.req.text(), signature);
    const { account } = event;
    if (account && !(await isKnown(deps, event))) {
      try {
        await follow(deps, event, account);
      } catch (error) {
        // Answered with an error, Stripe delivers the event again later.
        throw upstreamFailed('payment_unreachable', 'Stripe ne répond pas : à renvoyer.', error);
      }
      await remember(deps, event);
    }
    return c.json({ received: true as const }, 200);
  });
}

async function follow(deps: Deps, event: Stripe.Event, stripeAccount: string): Promise<void> {
  if (event.type === 'account.application.deauthorized') return leave(deps, stripeAccount);
  if (event.type === 'account.updated') return renew(deps, stripeAccount);
  const { checkout, sessionId } = await aboutWhich(deps, event, stripeAccount);
  if (!checkout) return;
  const account = deps.accounts.of(checkout.userId, 'server');
  await settleCheckout(deps, account, checkout.id, sessionId);
}

/** The checkout an event is about: a session names it, a charge or a refund by its payment. */
async function aboutWhich(deps: Deps, event: Stripe.Event, stripeAccount: string) {
  const object = event.data.object as {
    id: string;
    object: string;
    client_reference_id?: string | null;
    payment_intent?: string | { id: string } | null;
  };
  if (object.object === 'checkout.session') {
    const id = object.client_reference_id ?? '';
    return { checkout: await checkoutOf(deps.db, stripeAccount, { id }), sessionId: object.id };
  }
  const paymentIntent =
    object.object === 'payment_intent' ? object.id : idOf(object.payment_intent ?? null);
  if (paymentIntent === null || !FOLLOWED.test(event.type)) return NOTHING;
  const known = await checkoutOf(deps.db, stripeAccount, { paymentIntent });
  if (known) return { checkout: known, sessionId: null };
  return bySession(deps, stripeAccount, paymentIntent);
}

/** An event that overtook the one of its session: Stripe tells which session it was. */
async function bySession({ connect, db }: Deps, stripeAccount: string, paymentIntent: string) {
  const { data } = await connect.stripe.checkout.sessions
    .list({ payment_intent: paymentIntent, limit: 1 }, { stripeAccount })
    .catch((error: unknown) => {
      if (isShutOut(error)) return { data: [] };
      throw error;
    });
  const id = data[0]?.client_reference_id;
  if (!data[0] || !id) return NOTHING;
  return { checkout: await checkoutOf(db, stripeAccount, { id }), sessionId: data[0].id };
}

const NOTHING = { checkout: null, sessionId: null };
const FOLLOWED = /^(charge\.|payment_intent\.|refund\.)/;

/** Taken away at Stripe, by the owner of the account. */
async function leave({ db, accounts }: Deps, stripeAccount: string): Promise<void> {
  for (const userId of await ownersOf(db, stripeAccount)) {
    await accounts.of(userId, 'server').run(async (books) => {
      if (!(await saveDisconnected(books, stripeAccount))) return;
      const told = cardAccountChanged('left');
      await notify(books, { ...told, kind: 'card_account', documentId: null });
    });
  }
}

async function renew({ connect, db, accounts }: Deps, stripeAccount: string): Promise<void> {
  const owners = await ownersOf(db, stripeAccount);
  if (owners.length === 0) return;
  const state = await stateOf(connect, stripeAccount);
  for (const userId of owners) {
    await accounts.of(userId, 'server').run((books) => keepState(books, state));
  }
}
