import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { NOVEMBER, openPayingApp } from '#testing/payingApp.ts';

const { app, stripe, checkout, pay, deliver, post, subscription, titles, close } =
  await openPayingApp();
beforeEach(() => {
  stripe.setDown(false);
  stripe.holdAnswers(null);
});
afterAll(close);

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
    const event = stripe.event(
      'customer.subscription.created',
      await pay(user, stripe.prices.PREMIUM),
    );
    stripe.setDown(true);
    expect((await post(event)).status).toBe(502);
    stripe.setDown(false);
    await deliver(event);
    expect((await subscription(user)).active).toBe(true);
  });

  it('about someone who is no customer of ours is taken note of', async () => {
    const user = await app.signUp({ tier: null });
    const paid = await pay(user, stripe.prices.PREMIUM);
    paid.customer = 'cus_of_another_product';
    await deliver(stripe.event('customer.subscription.created', paid));
    expect((await subscription(user)).active).toBe(false);
  });

  it('delivered twice at once tells it once', async () => {
    const user = await app.signUp({ tier: null });
    const event = stripe.event(
      'customer.subscription.created',
      await pay(user, stripe.prices.PREMIUM),
    );
    await Promise.all([deliver(event), deliver(event), deliver(event)]);
    expect(await titles(user)).toEqual(['Abonnement activé']);
  });

  it('that a checkout is complete activates what was bought, whatever else comes later', async () => {
    const user = await app.signUp({ tier: null });
    const { url } = (await checkout(user, stripe.prices.PREMIUM)).body;
    await deliver(stripe.sessionCompleted(url, stripe.pay(url, NOVEMBER)));
    expect(await subscription(user)).toMatchObject({ active: true, tier: 'PREMIUM' });
  });

  it('of a kind we have no use for is taken note of, and nothing is asked of Stripe', async () => {
    const user = await app.signUp({ tier: null });
    const paid = await pay(user, stripe.prices.PREMIUM);
    const before = stripe.calls.length;
    await deliver(stripe.event('invoice.finalized', paid));
    await deliver(stripe.event('a.kind.of.tomorrow', paid));
    expect(stripe.calls).toHaveLength(before);
    expect((await subscription(user)).active).toBe(false);
  });

  it('of a payment that failed closes the app and says why; once paid, it opens again', async () => {
    const user = await app.signUp({ tier: null });
    const paid = await pay(user, stripe.prices.PREMIUM);
    await deliver(stripe.event('customer.subscription.created', paid));
    paid.status = 'past_due';
    await deliver(stripe.event('customer.subscription.updated', paid));
    expect((await subscription(user)).active).toBe(false);
    paid.status = 'active';
    await deliver(stripe.event('customer.subscription.updated', paid));
    expect((await subscription(user)).active).toBe(true);
    expect(await titles(user)).toEqual([
      'Abonnement activé',
      'Abonnement activé',
      'Paiement refusé',
    ]);
  });

  it('of a plan bought anew after that ends the one that was not paid: nobody pays twice', async () => {
    const user = await app.signUp({ tier: null });
    const unpaid = await pay(user, stripe.prices.ESSENTIAL);
    unpaid.status = 'past_due';
    await deliver(stripe.event('customer.subscription.updated', unpaid));
    const bought = await pay(user, stripe.prices.PREMIUM);
    await deliver(stripe.event('customer.subscription.created', bought));
    expect([unpaid.status, bought.status]).toEqual(['canceled', 'active']);
    await deliver(stripe.event('customer.subscription.deleted', unpaid));
    expect(await subscription(user)).toMatchObject({ active: true, tier: 'PREMIUM' });
    expect(await titles(user)).toEqual(['Abonnement activé']);
  });

  it('larger than any of Stripe’s is refused before it is read', async () => {
    const user = await app.signUp({ tier: null });
    const { payload } = stripe.event(
      'customer.subscription.created',
      await pay(user, stripe.prices.PREMIUM),
    );
    const large = payload.replace('{', `{"padding":"${'x'.repeat(600 * 1024)}",`);
    const signature = stripe.signedAt(large, Math.floor(Date.now() / 1000));
    expect((await post({ payload: large, signature })).status).toBe(413);
    expect((await subscription(user)).active).toBe(false);
  });
});
