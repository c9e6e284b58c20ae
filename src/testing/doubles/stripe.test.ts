import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStripe } from '#server/billing/gateway.ts';
import { openStripeDouble } from './stripe.ts';

let double: Awaited<ReturnType<typeof openStripeDouble>>;
let stripe: Stripe;
beforeAll(async () => {
  double = await openStripeDouble();
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase } = double.environment;
  const { prices } = double;
  stripe = openStripe({
    secretKey,
    apiBase,
    webhookSecret: 'unused',
    prices,
    timeoutMs: 15_000,
  });
});
afterAll(() => double.close());

const customer = { email: 'claire@atelier-morel.example', name: 'Claire', metadata: {} };

it.each([
  ['Received unknown parameter: nickname', { ...customer, metadata: { a: 'b' }, nickname: 'C' }],
  ['Missing required param: name.', { email: customer.email, metadata: { a: 'b' } }],
  ['Invalid email: claire', { ...customer, metadata: { a: 'b' }, email: 'claire' }],
])('refuses what Stripe refuses: %s', async (message, params) => {
  const refused = stripe.customers.create(params as Stripe.CustomerCreateParams);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
});

it('knows no other calls than those it answers', async () => {
  await expect(stripe.invoices.list()).rejects.toThrow('Unrecognized request URL');
});
