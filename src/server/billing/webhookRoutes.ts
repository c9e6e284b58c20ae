import { createRoute } from '@hono/zod-openapi';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { upstreamFailed } from '#server/errors.ts';
import { jsonAnswer, newRouter } from '#server/http/router.ts';
import { isKnown, remember, signedEvent } from './signedEvents.ts';
import { syncSubscription, type SyncDeps } from './sync.ts';

interface Deps extends SyncDeps {
  stripe: Stripe;
  webhookSecret: string;
}

const receive = createRoute({
  method: 'post',
  path: '/api/webhooks/stripe',
  security: [],
  responses: { 200: jsonAnswer(z.object({ received: z.literal(true) }), 'Taken note of') },
});

/** Signed by Stripe, delivered at least once and in any order: each event is a reason to look. */
export function stripeWebhookRoutes(deps: Deps) {
  return newRouter().openapi(receive, async (c) => {
    const event = await signedEvent(deps, await c.req.text(), c.req.header('stripe-signature'));
    if (await isKnown(deps, event)) return c.json({ received: true as const }, 200);
    const id = subscriptionIdOf(event);
    if (id) await follow(deps, id);
    await remember(deps, event);
    return c.json({ received: true as const }, 200);
  });
}

/** Answered with an error, Stripe delivers the event again later. */
async function follow(deps: Deps, id: string): Promise<void> {
  try {
    await syncSubscription(deps, id);
  } catch (error) {
    throw upstreamFailed('payment_unreachable', 'Stripe ne répond pas : à renvoyer.', error);
  }
}

function subscriptionIdOf(event: Stripe.Event): string | null {
  if (event.type.startsWith('customer.subscription.')) {
    return (event.data.object as Stripe.Subscription).id;
  }
  if (event.type === 'checkout.session.completed') {
    const { subscription } = event.data.object;
    return typeof subscription === 'string' ? subscription : (subscription?.id ?? null);
  }
  return null;
}
