import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openTestApp, type TestApp, type TestUser } from '#testing/testApp.ts';
import { descriptionChecks, type Exchange } from '#testing/validators/openApi.ts';
import { stripeDescription } from '#testing/validators/stripeDescription.ts';

import { openStripeDouble } from './stripe.ts';

/**
 * Where our version of Stripe's interface (2026-10-28.endive) is not the published description's
 * (of August 2023): every fault the checks may find, by its reason, dated as in the changelog of
 * Stripe's library. One that is no longer found must go.
 */
const NEWER: Record<string, readonly string[]> = {
  '2025-03-31: the period moved from the subscription to its items': [
    'subscription.current_period_end is missing',
    'subscription.current_period_start is missing',
    'subscription_item.current_period_end is unknown',
    'subscription_item.current_period_start is unknown',
  ],
  'fields of a checkout session added since': [
    // 2023-09 to 2023-12
    'checkout.session.payment_method_configuration_details is unknown',
    'checkout.session.custom_text.terms_of_service_acceptance is unknown',
    'checkout.session.client_secret is unknown',
    'checkout.session.ui_mode is unknown',
    'checkout.session.custom_text.after_submit is unknown',
    // 2024
    'checkout.session.automatic_tax.liability is unknown',
    'checkout.session.saved_payment_method_options is unknown',
    'checkout.session.adaptive_pricing is unknown',
    // 2025
    'checkout.session.discounts is unknown',
    'checkout.session.collected_information is unknown',
    'checkout.session.permissions is unknown',
    'checkout.session.automatic_tax.provider is unknown',
    'checkout.session.wallet_options is unknown',
    'checkout.session.origin_context is unknown',
    'checkout.session.customer_account is unknown',
    // 2026
    'checkout.session.integration_identifier is unknown',
    'checkout.session.managed_payments is unknown',
    'checkout.session.allowed_payment_method_types is unknown',
  ],
  'fields of a subscription and its items added since': [
    // 2024
    'subscription.billing_cycle_anchor_config is unknown',
    'subscription.automatic_tax.liability is unknown',
    'price.recurring.meter is unknown',
    'subscription.discounts is unknown',
    'subscription_item.discounts is unknown',
    'subscription.invoice_settings is unknown',
    'subscription.automatic_tax.disabled_reason is unknown',
    // 2025
    'subscription.billing_mode is unknown',
    'subscription.customer_account is unknown',
    // 2026
    'subscription.managed_payments is unknown',
    'subscription.billing_schedules is unknown',
    'subscription_item.current_trial is unknown',
  ],
  'the description leaves out a default that nobody may set any more': [
    'price.recurring.trial_period_days is unknown',
  ],
};

const description = await stripeDescription('calls of Stripe against its description');

describe.skipIf(description === null)('what passes (needs Stripe’s description)', () => {
  let checks: ReturnType<typeof descriptionChecks>;
  let stripe: Awaited<ReturnType<typeof openStripeDouble>>;
  let app: TestApp;
  beforeAll(async () => {
    checks = descriptionChecks(description!);
    stripe = await openStripeDouble();
    app = await openTestApp({ environment: stripe.environment });
  });
  afterAll(async () => {
    await app?.close();
    await stripe?.close();
  });

  it('between us and Stripe is what Stripe describes, but for what is newer', async () => {
    const user = await app.signUp({ tier: null });
    const events = await everythingPaid(user);
    const called = new Set(stripe.exchanges.map(routeOf));
    expect([...called].toSorted()).toEqual([
      'DELETE /v1/subscriptions/sub',
      'GET /v1/subscriptions',
      'GET /v1/subscriptions/sub',
      'POST /v1/checkout/sessions',
      'POST /v1/customers',
      'POST /v1/subscriptions/sub',
    ]);
    expect(new Set(stripe.exchanges.map(({ status }) => status))).toEqual(new Set([200, 503]));

    const asked = stripe.exchanges.flatMap((exchange) => checks.requestFaults(exchange));
    expect(asked).toEqual([]);
    const answered = stripe.exchanges.flatMap((exchange) => checks.answerFaults(exchange));
    const delivered = events
      .map(({ payload }) => JSON.parse(payload) as { object: 'event'; data: { object: never } })
      .flatMap((event) => [event, event.data.object])
      .flatMap((object) => checks.objectFaults(object));
    const found = new Set([...answered, ...delivered]);
    expect([...found].toSorted()).toEqual(Object.values(NEWER).flat().toSorted());
  });

  it.each<[string, Partial<Exchange>]>([
    ['POST /v1/customers.nickname is unknown', { params: { nickname: 'C' } }],
    ['POST /v1/customers.metadata must be object', { params: { metadata: 'C' } }],
    ['customer.created is missing', { answer: { object: 'customer' } }],
    [
      'customer.address.planet is unknown',
      { answer: { object: 'customer', address: { planet: 'Mars' } } },
    ],
    ['customer.livemode must be boolean', { answer: { object: 'customer', livemode: 'no' } }],
    ['POST /v1/customers → default.error is missing', { status: 500, answer: {} }],
  ])('would not if %s', (fault, part) => {
    const { params = {}, answer = {}, status = 200 } = part;
    const exchange = { method: 'POST', path: '/v1/customers', params, status, answer };
    expect([...checks.requestFaults(exchange), ...checks.answerFaults(exchange)]).toContain(fault);
  });

  /** All that a user can do with a plan, and all that Stripe can tell of it. */
  async function everythingPaid(user: TestUser) {
    const call = async (method: string, path: string, body?: unknown, status = 200) => {
      const answer = await app.request(path, { as: user, method, body });
      expect([path, answer.status]).toEqual([path, status]);
      return answer;
    };
    const checkout = (price_id: string) => {
      const { publicUrl } = app.config;
      const addresses = { success_url: `${publicUrl}/app/account`, cancel_url: `${publicUrl}/` };
      const body = { price_id, ...addresses, mode: 'subscription' };
      return call('POST', '/api/functions/stripe-checkout', body);
    };
    const { url } = (await (await checkout(stripe.prices.ESSENTIAL)).json()) as { url: string };
    const start = Math.floor(app.clock.now().getTime() / 1000);
    const paid = stripe.pay(url, { start, end: start + 31 * 86_400 });
    const events = [
      stripe.sessionCompleted(url, paid),
      stripe.event('customer.subscription.created', paid),
    ];
    await call('POST', '/api/subscription/refresh');
    await checkout(stripe.prices.PREMIUM_ANNUAL);
    await call('POST', '/api/subscription/cancellation');
    events.push(stripe.event('customer.subscription.updated', paid));
    await call('DELETE', '/api/subscription/cancellation');
    stripe.setDown(true);
    await call('POST', '/api/subscription/refresh', undefined, 502);
    stripe.setDown(false);
    await call('DELETE', '/api/account', { confirmation: user.email }, 204);
    return [...events, stripe.event('customer.subscription.deleted', paid)];
  }
});

function routeOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path.replace(/\/sub_\d+$/, '/sub')}`;
}
