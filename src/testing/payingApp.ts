import { expect } from 'vitest';
import type { SubscriptionAnswer } from '#server/subscription/answers.ts';
import { openStripeDouble } from '#testing/doubles/stripe.ts';
import { openTestApp, type TestUser } from '#testing/testApp.ts';

export const HOME = 'https://encrier.example';
/** 1 November to 1 December 2026. */
export const NOVEMBER = { start: 1_793_491_200, end: 1_796_083_200 };

interface Delivery {
  payload: string;
  signature: string;
}

/** The application with a loopback Stripe, and what users and Stripe ask of it. */
export async function openPayingApp() {
  const stripe = await openStripeDouble();
  const app = await openTestApp({ environment: { ...stripe.environment, PUBLIC_URL: HOME } });

  async function call<Answer = SubscriptionAnswer & { error?: string }>(
    user: TestUser,
    path: string,
    method = 'GET',
    body?: unknown,
  ) {
    const answer = await app.request(path, { as: user, method, body });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as Answer };
  }

  function checkout(
    user: TestUser,
    price: string,
    success = `${HOME}/app/account`,
    cancel = `${HOME}/`,
  ) {
    const addresses = { success_url: success, cancel_url: cancel };
    return call<{ url: string; error?: string }>(user, '/api/functions/stripe-checkout', 'POST', {
      price_id: price,
      ...addresses,
      mode: 'subscription',
    });
  }

  /** Stripe sends no cookie and no origin. */
  function post({ payload, signature }: Delivery) {
    return app.app.http.request(`${HOME}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    });
  }

  return {
    app,
    stripe,
    call,
    checkout,
    post,
    async pay(user: TestUser, price: string) {
      return stripe.pay((await checkout(user, price)).body.url, NOVEMBER);
    },
    async deliver(event: Delivery) {
      const answer = await post(event);
      expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    },
    async subscription(user: TestUser) {
      return (await call<SubscriptionAnswer>(user, '/api/subscription')).body;
    },
    /** What the user was told, in the order of the alphabet. */
    async titles(user: TestUser) {
      const rows = await app.database.kysely
        .selectFrom('notifications')
        .select('title')
        .where('userId', '=', user.id)
        .orderBy('title')
        .execute();
      return rows.map(({ title }) => title);
    },
    async close() {
      await app.close();
      await stripe.close();
    },
  };
}
