import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { HOME, NOVEMBER, openPayingApp } from '#testing/payingApp.ts';
import { openTestApp } from '#testing/testApp.ts';

const { app, stripe, call, checkout, pay, deliver, subscription, titles, close } =
  await openPayingApp();
beforeEach(() => {
  stripe.setDown(false);
  stripe.holdAnswers(null);
});
afterAll(close);

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
    [stripe.prices.PREMIUM, 'https://evil.example/app/account', `${HOME}/`],
    [stripe.prices.PREMIUM, `${HOME}/app/account`, 'https://encrier.example.evil.example/'],
    [stripe.prices.PREMIUM, 'javascript:alert(1)', `${HOME}/`],
    [stripe.prices.PREMIUM, `http://encrier.example/app`, `${HOME}/`],
  ])('refuses %s with the return addresses %s and %s', async (price, success, cancel) => {
    const user = await app.signUp({ tier: null });
    const before = stripe.calls.length;
    expect((await checkout(user, price, success, cancel)).status).toBe(400);
    expect(stripe.calls).toHaveLength(before);
  });

  it('without a session says so in the agreed words', async () => {
    const answer = await app.request('/api/functions/stripe-checkout', {
      method: 'POST',
      body: {},
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: 'No active session found' });
  });

  it('says in the agreed words that Stripe failed, and works when asked again', async () => {
    const user = await app.signUp({ tier: null });
    stripe.setDown(true);
    const { status, body } = await checkout(user, stripe.prices.PREMIUM);
    expect([status, body.error]).toEqual([502, 'Failed to create checkout session']);
    stripe.setDown(false);
    expect((await checkout(user, stripe.prices.PREMIUM)).status).toBe(200);
  });

  it('survives an answer that is lost on the way: there is one customer and one session', async () => {
    const user = await app.signUp({ tier: null });
    const before = [stripe.customers.size, stripe.sessions.size];
    const lost = new Set<string>();
    stripe.holdAnswers(async ({ path }) => {
      if (lost.has(path)) return;
      lost.add(path);
      throw new Error('the line is cut');
    });
    expect((await checkout(user, stripe.prices.PREMIUM)).status).toBe(200);
    expect([...lost]).toEqual(['/v1/customers', '/v1/checkout/sessions']);
    expect([stripe.customers.size, stripe.sessions.size]).toEqual(before.map((size) => size + 1));
  });

  it('gives up on a Stripe that does not answer, and says so', async () => {
    const settings = app.config.stripe;
    if (!settings) throw new Error('Stripe is configured here');
    const impatient = await openTestApp({
      database: app.database,
      config: { publicUrl: HOME, stripe: { ...settings, timeoutMs: 100 } },
    });
    const user = await impatient.signUp({ tier: null });
    stripe.holdAnswers(() => new Promise(() => undefined));
    const answer = await impatient.request('/api/functions/stripe-checkout', {
      as: user,
      method: 'POST',
      body: {
        price_id: stripe.prices.PREMIUM,
        success_url: `${HOME}/app`,
        cancel_url: `${HOME}/`,
        mode: 'subscription',
      },
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      502,
      { error: 'Failed to create checkout session' },
    ]);
    await impatient.close();
    stripe.holdAnswers(null);
    expect((await checkout(user, stripe.prices.PREMIUM)).status).toBe(200);
  });

  it('does not offer the free Beta where one can pay', async () => {
    const user = await app.signUp({ tier: null });
    const { status, body } = await call(user, '/api/subscription/beta', 'POST');
    expect([status, body]).toMatchObject([409, { code: 'payment_configured' }]);
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
    stripe.setDown(false);
    const cancelled = await call(user, '/api/subscription/cancellation', 'POST');
    expect(cancelled.body.cancelAtPeriodEnd).toBe(true);
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

  it('ends with the account; an account whose subscription could not be ended stays', async () => {
    const user = await app.signUp({ tier: null });
    const paid = await pay(user, stripe.prices.PREMIUM);
    await deliver(stripe.event('customer.subscription.created', paid));
    const erase = () => call(user, '/api/account', 'DELETE', { confirmation: user.email });
    stripe.setDown(true);
    const refused = await erase();
    expect([refused.status, refused.body.error]).toEqual([
      502,
      'Votre abonnement n’a pas pu être résilié : le compte n’est pas supprimé. Réessayez.',
    ]);
    expect((await subscription(user)).active).toBe(true);
    stripe.setDown(false);
    expect((await erase()).status).toBe(204);
    expect(paid.status).toBe('canceled');
    // What Stripe still tells of it concerns nobody any more.
    await deliver(stripe.event('customer.subscription.deleted', paid));
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
