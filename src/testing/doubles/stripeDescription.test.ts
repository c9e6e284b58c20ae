import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openStripe } from '#server/billing/gateway.ts';
import { openDesk } from '#testing/desk.ts';
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
  'fields of an account, a payment, a refund and a dispute added since': [
    // 2023-09
    'payment_intent.payment_method_configuration_details is unknown',
    // 2024
    'dispute.enhanced_eligibility_types is unknown',
    'dispute.evidence.enhanced_evidence is unknown',
    'dispute.evidence_details.enhanced_eligibility is unknown',
    // 2025
    'account.business_profile.minority_owned_business_designation is unknown',
    'charge.billing_details.tax_id is unknown',
    'payment_intent.customer_account is unknown',
    'payment_intent.excluded_payment_method_types is unknown',
    // 2026
    'account.business_profile.specified_commercial_transactions_act_url is unknown',
    'dispute.evidence_details.submission_method is unknown',
    'dispute.intended_submission_method is unknown',
    'payment_intent.allowed_payment_method_types is unknown',
    'payment_intent.managed_payments is unknown',
    'payment_intent.payment_record is unknown',
    'refund.customer is unknown',
    'refund.customer_account is unknown',
    'refund.payment_method is unknown',
  ],
  'the description leaves out what came before the means of payment': [
    'charge.source is unknown',
    'payment_intent.source is unknown',
  ],
  'the description leaves out a default that nobody may set any more': [
    'price.recurring.trial_period_days is unknown',
  ],
};

/** What we ask for in words that came later. */
const NEWER_ASKED = [
  // 2024: what Stripe's page may not change.
  'POST /v1/checkout/sessions.adaptive_pricing is unknown',
  // 2026-09: in place of `payment_method_types`, which the library no longer knows.
  'POST /v1/checkout/sessions.allowed_payment_method_types is unknown',
];

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
    const events = [...(await everythingByCard()), ...(await everythingPaid(user))];
    // Signing in to Stripe is described in its pages, not in its description of calls.
    const described = stripe.exchanges.filter(({ path }) => !path.startsWith('/oauth/'));
    const called = new Set(described.map(routeOf));
    expect([...called].toSorted()).toEqual([
      'DELETE /v1/subscriptions/sub',
      'GET /v1/accounts/acct',
      'GET /v1/checkout/sessions',
      'GET /v1/checkout/sessions/cs_test',
      'GET /v1/disputes',
      'GET /v1/payment_intents/pi',
      'GET /v1/refunds',
      'GET /v1/subscriptions',
      'GET /v1/subscriptions/sub',
      'POST /v1/checkout/sessions',
      'POST /v1/checkout/sessions/cs_test/expire',
      'POST /v1/customers',
      'POST /v1/subscriptions/sub',
    ]);
    expect(new Set(described.map(({ status }) => status))).toEqual(new Set([200, 400, 503]));

    const asked = described.flatMap((exchange) => checks.requestFaults(exchange));
    expect([...new Set(asked)].toSorted()).toEqual(NEWER_ASKED);
    const answered = described.flatMap((exchange) => checks.answerFaults(exchange));
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

  /** All that a client can do with a card, and all that Stripe can tell of it. */
  async function everythingByCard() {
    const desk = await openDesk(app);
    const call = async (method: string, path: string, body?: unknown) => {
      const answer = await desk.call<{ url: string; id: string; page: { address: string } }>(
        path,
        method,
        body,
      );
      expect([path, answer.status < 300]).toEqual([path, true]);
      return answer.body;
    };
    const asked = await call('POST', '/api/card-account/authorization');
    const { code, state, account } = stripe.connect.authorize(asked.url);
    await call('PUT', '/api/card-account', { code, state });
    const invoice = await desk.create();
    await call('POST', `/api/documents/${invoice.id}/issue`, {});
    const { page } = await call('POST', `/api/documents/${invoice.id}/client-page`);
    const press = async () => {
      const form = { method: 'POST', form: {} };
      const answer = await app.request(`${new URL(page.address).pathname}/carte`, form);
      expect(answer.status).toBe(303);
      return [...stripe.connect.checkouts.values()].at(-1)!;
    };
    const payments = `/api/documents/${invoice.id}/payments`;
    await press();
    await call('POST', payments, { day: '2026-11-22', amount: 1, method: 'cash' });
    const { id, url } = await press();
    const { connect, accountEvent } = stripe;
    const intent = connect.pay(url);
    const overtaking = accountEvent('payment_intent.succeeded', intent);
    const refund = connect.refund(intent, 100);
    const dispute = connect.dispute(intent);
    const events = [
      overtaking,
      accountEvent('checkout.session.completed', id),
      accountEvent('charge.refunded', intent),
      accountEvent('refund.created', refund.id),
      accountEvent('charge.dispute.created', dispute.id),
      accountEvent('account.updated', account),
    ];
    for (const { payload, signature } of events) {
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      const address = '/api/webhooks/stripe-connect';
      const told = await app.app.http.request(address, { method: 'POST', headers, body: payload });
      expect(told.status).toBe(200);
    }
    // Over already: Stripe refuses to end it, in the words of its description.
    await openStripe(app.config.connect!)
      .checkout.sessions.expire(id, {}, { stripeAccount: account })
      .catch(() => null);
    await call('DELETE', '/api/card-account');
    return events;
  }

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
  return `${method} ${path.replace(/\/(sub|acct|pi|cs_test)_\d+/, '/$1')}`;
}
