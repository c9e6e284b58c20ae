import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionAnswer } from '#server/subscription/answers.ts';
import { openStripeDouble } from '#testing/doubles/stripe.ts';
import { openTestApp, type TestApp, type TestUser } from '#testing/testApp.ts';

const HOME = 'https://encrier.example';
/** 1 November to 1 December 2026. */
const NOVEMBER = { start: 1_793_491_200, end: 1_796_083_200 };

let stripe: Awaited<ReturnType<typeof openStripeDouble>>;
let app: TestApp;
beforeAll(async () => {
  stripe = await openStripeDouble();
  app = await openTestApp({ environment: { ...stripe.environment, PUBLIC_URL: HOME } });
});
beforeEach(() => {
  stripe.setDown(false);
  stripe.holdAnswers(null);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

describe('checkout', () => {
  it('sends a user without plan to Stripe’s page, with a customer of their own', async () => {
    const user = await app.signUp({ tier: null });
    const { status, body } = await checkout(user, stripe.prices.PREMIUM_ANNUAL);
    expect(status).toBe(200);
    const session = stripe.sessions.get(body.url.split('/').at(-1) ?? '');
    expect(session).toMatchObject({
      mode: 'subscription',
      client_reference_id: user.id,
      'line_items[0][price]': stripe.prices.PREMIUM_ANNUAL,
      success_url: `${HOME}/app/account`,
      cancel_url: `${HOME}/`,
    });
    expect(stripe.customers.get(session?.customer ?? '')).toMatchObject({ email: user.email });
    expect((await subscription(user)).active).toBe(false);
    const again = await checkout(user, stripe.prices.PREMIUM);
    expect(stripe.sessions.get(again.body.url.split('/').at(-1) ?? '')?.customer).toBe(
      session?.customer,
    );
  });

  it('leaves a beta user the beta plan until the payment is made', async () => {
    const user = await app.signUp({ tier: 'beta' });
    const { body } = await checkout(user, stripe.prices.ESSENTIAL);
    expect(await subscription(user)).toMatchObject({ active: true, tier: 'beta' });
    const pending = stripe.pay(body.url, NOVEMBER);
    pending.status = 'incomplete';
    await deliver(stripe.event('customer.subscription.created', pending));
    expect(await subscription(user)).toMatchObject({ active: true, tier: 'beta' });
    // The card failed: a second try is another checkout, not a change of what was never paid.
    expect((await checkout(user, stripe.prices.ESSENTIAL)).body.url).toContain('checkout.stripe');
    pending.status = 'active';
    await deliver(stripe.event('customer.subscription.updated', pending));
    expect(await subscription(user)).toMatchObject({
      active: true,
      tier: 'ESSENTIAL',
      period: 'monthly',
      documentsLimit: 40,
    });
  });

  it.each([
    ['price_of_others', `${HOME}/app/account`, `${HOME}/`],
    [stripePrice(), 'https://evil.example/app/account', `${HOME}/`],
    [stripePrice(), `${HOME}/app/account`, 'https://encrier.example.evil.example/'],
    [stripePrice(), 'javascript:alert(1)', `${HOME}/`],
    [stripePrice(), `http://encrier.example/app`, `${HOME}/`],
  ])('refuses %s with the return addresses %s and %s', async (price, success, cancel) => {
    const user = await app.signUp({ tier: null });
    const before = stripe.calls.length;
    expect((await checkout(user, price, success, cancel)).status).toBe(400);
    expect(stripe.calls).toHaveLength(before);
  });

  it('without a session says so in the words of the spec', async () => {
    const answer = await app.request('/api/functions/stripe-checkout', {
      method: 'POST',
      body: {},
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: 'No active session found' });
  });

  it('says in the words of the spec that Stripe failed', async () => {
    const user = await app.signUp({ tier: null });
    stripe.setDown(true);
    const { status, body } = await checkout(user, stripe.prices.PREMIUM);
    expect([status, body.error]).toEqual([502, 'Failed to create checkout session']);
  });
});

describe('a webhook', () => {
  it('activates what was paid and tells it once, however often and late it is delivered', async () => {
    const user = await app.signUp({ tier: null });
    const paid = await pay(user, stripe.prices.ESSENTIAL);
    const created = stripe.event('customer.subscription.created', paid);
    // The event of before the change arrives after the one of the change.
    paid.price = stripe.prices.PREMIUM;
    const updated = stripe.event('customer.subscription.updated', paid);
    for (const event of [updated, created, updated, created]) await deliver(event);
    expect(await subscription(user)).toMatchObject({
      active: true,
      tier: 'PREMIUM',
      currentPeriodStart: NOVEMBER.start,
      currentPeriodEnd: NOVEMBER.end,
      documentsLimit: null,
    });
    expect(await titles(user)).toEqual(['Abonnement activé']);
  });

  it('never writes an older answer of Stripe over a newer one', async () => {
    const user = await app.signUp({ tier: null });
    const paid = await pay(user, stripe.prices.ESSENTIAL);
    const early = stripe.event('customer.subscription.created', paid);
    const late = stripe.event('customer.subscription.updated', paid);
    // Stripe answers the first question, but its answer is long on the way…
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
    stripe.holdAnswers(() => {
      isAsked();
      return released;
    });
    const first = deliver(early);
    await asked;
    // …and meanwhile the plan changed and was written down.
    stripe.holdAnswers(null);
    paid.price = stripe.prices.PREMIUM;
    await deliver(late);
    release();
    await first;
    expect(await subscription(user)).toMatchObject({ tier: 'PREMIUM' });
  });

  it('without our secret, altered, or recorded long ago changes nothing', async () => {
    const user = await app.signUp({ tier: null });
    const paid = await pay(user, stripe.prices.PREMIUM);
    const { payload, signature } = stripe.event('customer.subscription.created', paid);
    const hourAgo = Math.floor(Date.now() / 1000) - 3600;
    const forged = [
      stripe.event('customer.subscription.created', paid, { secret: 'whsec_guessed' }),
      { payload: payload.replace(paid.id, 'sub_999'), signature },
      { payload, signature: stripe.signedAt(payload, hourAgo) },
      { payload, signature: '' },
    ];
    for (const event of forged) expect((await post(event)).status).toBe(400);
    expect((await subscription(user)).active).toBe(false);
  });

  it('that could not be followed is delivered again and counts then', async () => {
    const user = await app.signUp({ tier: null });
    const event = stripe.event('customer.subscription.created', await pay(user, stripePrice()));
    stripe.setDown(true);
    expect((await post(event)).status).toBe(502);
    stripe.setDown(false);
    await deliver(event);
    expect((await subscription(user)).active).toBe(true);
  });

  it('about someone who is no customer of ours is taken note of', async () => {
    const user = await app.signUp({ tier: null });
    const paid = await pay(user, stripePrice());
    paid.customer = 'cus_of_another_product';
    await deliver(stripe.event('customer.subscription.created', paid));
    expect((await subscription(user)).active).toBe(false);
  });
});

describe('a subscription', () => {
  it('ends with its period when cancelled, goes on when resumed, closes the app when over', async () => {
    const user = await app.signUp({ tier: null });
    const paid = await pay(user, stripe.prices.PREMIUM);
    await deliver(stripe.event('customer.subscription.created', paid));
    const cancelled = await call(user, '/api/subscription/cancellation', 'POST');
    expect(cancelled.body).toMatchObject({ active: true, cancelAtPeriodEnd: true });
    const resumed = await call(user, '/api/subscription/cancellation', 'DELETE');
    expect(resumed.body).toMatchObject({ active: true, cancelAtPeriodEnd: false });
    await call(user, '/api/subscription/cancellation', 'POST');
    paid.status = 'canceled';
    await deliver(stripe.event('customer.subscription.deleted', paid));
    expect((await subscription(user)).active).toBe(false);
    expect((await call(user, '/api/clients')).status).toBe(403);
    expect(await titles(user)).toEqual([
      'Abonnement activé',
      'Abonnement annulé',
      'Abonnement annulé',
      'Abonnement terminé',
    ]);
    expect((await call(user, '/api/subscription/cancellation', 'POST')).status).toBe(409);
  });

  it('moves to another plan at once, pro rata, without another checkout', async () => {
    const user = await app.signUp({ tier: null });
    const paid = await pay(user, stripe.prices.ESSENTIAL);
    await deliver(stripe.event('customer.subscription.created', paid));
    const { body } = await checkout(user, stripe.prices.PREMIUM);
    expect(body.url).toBe(`${HOME}/app/account`);
    expect(stripe.calls.findLast(({ method }) => method === 'POST')).toMatchObject({
      path: `/v1/subscriptions/${paid.id}`,
      params: {
        'items[0][id]': `si_${paid.id}`,
        'items[0][price]': stripe.prices.PREMIUM,
        proration_behavior: 'create_prorations',
      },
    });
    expect(await subscription(user)).toMatchObject({ tier: 'PREMIUM', documentsLimit: null });
  });

  it('is refreshed from Stripe when a webhook was lost, or says that it could not be', async () => {
    const user = await app.signUp({ tier: null });
    await pay(user, stripe.prices.PREMIUM_ANNUAL);
    const refreshed = await call(user, '/api/subscription/refresh', 'POST');
    expect(refreshed.body).toMatchObject({ active: true, tier: 'PREMIUM', period: 'annual' });
    stripe.setDown(true);
    const failed = await call(user, '/api/subscription/refresh', 'POST');
    expect([failed.status, failed.body.error]).toEqual([
      502,
      "Erreur lors de l'actualisation de l'abonnement",
    ]);
    const kept = await call(user, '/api/subscription/cancellation', 'POST');
    expect([kept.status, kept.body.error]).toEqual([
      502,
      "Erreur lors de la mise à jour de l'abonnement",
    ]);
    expect((await subscription(user)).cancelAtPeriodEnd).toBe(false);
  });

  it('gives a new quota with each new period', async () => {
    const user = await app.signUp({ tier: null });
    const paid = await pay(user, stripe.prices.ESSENTIAL);
    await deliver(stripe.event('customer.subscription.created', paid));
    const client = await call<{ id: string }>(user, '/api/clients', 'POST', { name: 'Hélène' });
    const quote = { type: 'quote', clientId: client.body.id, date: '2026-11-22' };
    await call(user, '/api/documents', 'POST', quote);
    expect(await subscription(user)).toMatchObject({ documentsUsed: 1, documentsLimit: 40 });
    Object.assign(paid, { periodStart: NOVEMBER.end, periodEnd: NOVEMBER.end + 2_678_400 });
    await deliver(stripe.event('customer.subscription.updated', paid));
    expect(await subscription(user)).toMatchObject({ documentsUsed: 0, documentsLimit: 40 });
  });

  it('counts forty documents a month for a year paid in advance too', async () => {
    const user = await app.signUp({ tier: null });
    const year = { start: NOVEMBER.start, end: NOVEMBER.start + 365 * 86_400 };
    const paid = stripe.pay((await checkout(user, stripe.prices.ESSENTIAL_ANNUAL)).body.url, year);
    await deliver(stripe.event('customer.subscription.created', paid));
    const client = await call<{ id: string }>(user, '/api/clients', 'POST', { name: 'Hélène' });
    const quote = { type: 'quote', clientId: client.body.id, date: '2026-11-22' };
    await call(user, '/api/documents', 'POST', quote);
    const counted = { documentsLimit: 40, currentPeriodEnd: year.end };
    expect(await subscription(user)).toMatchObject({
      ...counted,
      documentsUsed: 1,
      documentsResetAt: NOVEMBER.end,
    });
    app.clock.set('2026-12-02T09:00:00Z');
    try {
      expect(await subscription(user)).toMatchObject({ ...counted, documentsUsed: 0 });
    } finally {
      app.clock.set('2026-11-22T09:00:00Z');
    }
  });
});

it('without keys, payment is not configured and there is no webhook', async () => {
  const plain = await openTestApp();
  const user = await plain.signUp({ tier: null });
  const body = {
    price_id: 'price_premium',
    success_url: `${plain.config.publicUrl}/app`,
    cancel_url: `${plain.config.publicUrl}/`,
    mode: 'subscription',
  };
  const refused = await plain.request('/api/functions/stripe-checkout', {
    as: user,
    method: 'POST',
    body,
  });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'payment_not_configured' });
  const state = await plain.request('/api/subscription', { as: user });
  expect(await state.json()).toMatchObject({ paymentConfigured: false, prices: null });
  expect((await plain.request('/api/webhooks/stripe', { method: 'POST', body: {} })).status).toBe(
    404,
  );
  await plain.close();
});

function stripePrice() {
  return 'price_premium';
}

async function pay(user: TestUser, price: string) {
  return stripe.pay((await checkout(user, price)).body.url, NOVEMBER);
}

function checkout(
  user: TestUser,
  price: string,
  success = `${HOME}/app/account`,
  cancel = `${HOME}/`,
) {
  const body = { price_id: price, success_url: success, cancel_url: cancel, mode: 'subscription' };
  return call<{ url: string; error?: string }>(
    user,
    '/api/functions/stripe-checkout',
    'POST',
    body,
  );
}

async function subscription(user: TestUser) {
  return (await call<SubscriptionAnswer>(user, '/api/subscription')).body;
}

async function titles(user: TestUser) {
  const rows = await app.database.kysely
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', user.id)
    .orderBy('title')
    .execute();
  return rows.map(({ title }) => title);
}

async function call<Answer = SubscriptionAnswer & { error?: string }>(
  user: TestUser,
  path: string,
  method = 'GET',
  body?: unknown,
) {
  const answer = await app.request(path, { as: user, method, body });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

interface Delivery {
  payload: string;
  signature: string;
}

async function deliver(event: Delivery) {
  const answer = await post(event);
  expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
}

/** Stripe sends no cookie and no origin. */
function post({ payload, signature }: Delivery) {
  return app.app.http.request(`${HOME}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
}
