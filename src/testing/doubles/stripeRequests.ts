import type { Stripe } from 'stripe';

type Params = Record<string, string>;

/** The parameters we send, each one of Stripe's; those with `true` Stripe, or our use of it, requires. */
const CALLS = {
  'POST /v1/customers': {
    email: true,
    name: true,
    metadata: true,
  } satisfies Known<Stripe.CustomerCreateParams>,
  'POST /v1/checkout/sessions': {
    mode: true,
    customer: true,
    client_reference_id: true,
    line_items: true,
    success_url: true,
    cancel_url: true,
    locale: false,
  } satisfies Known<Stripe.Checkout.SessionCreateParams>,
  'GET /v1/subscriptions': {
    customer: true,
    status: false,
    limit: false,
  } satisfies Known<Stripe.SubscriptionListParams>,
  'GET /v1/subscriptions/:id': {} satisfies Known<Stripe.SubscriptionRetrieveParams>,
  'POST /v1/subscriptions/:id': {
    items: false,
    proration_behavior: false,
    cancel_at_period_end: false,
  } satisfies Known<Stripe.SubscriptionUpdateParams>,
  'POST /oauth/token': {
    grant_type: true,
    code: true,
  } satisfies Known<Stripe.OAuthTokenParams>,
  'POST /oauth/deauthorize': {
    client_id: true,
    stripe_user_id: true,
  } satisfies Known<Stripe.OAuthDeauthorizeParams>,
  'GET /v1/accounts/:id': {} satisfies Known<Stripe.AccountRetrieveParams>,
  'POST /v1/checkout/sessions on account': {
    mode: true,
    client_reference_id: true,
    line_items: true,
    allowed_payment_method_types: true,
    adaptive_pricing: true,
    payment_intent_data: true,
    success_url: true,
    cancel_url: true,
    locale: false,
  } satisfies Known<Stripe.Checkout.SessionCreateParams>,
  'GET /v1/checkout/sessions on account': {
    payment_intent: true,
    limit: false,
  } satisfies Known<Stripe.Checkout.SessionListParams>,
  'GET /v1/checkout/sessions/:id on account':
    {} satisfies Known<Stripe.Checkout.SessionRetrieveParams>,
  'POST /v1/checkout/sessions/:id/expire on account':
    {} satisfies Known<Stripe.Checkout.SessionExpireParams>,
  'GET /v1/payment_intents/:id on account': {} satisfies Known<Stripe.PaymentIntentRetrieveParams>,
  'GET /v1/refunds on account': {
    payment_intent: true,
    limit: false,
  } satisfies Known<Stripe.RefundListParams>,
  'GET /v1/disputes on account': {
    payment_intent: true,
    limit: false,
  } satisfies Known<Stripe.DisputeListParams>,
  'DELETE /v1/subscriptions/:id': {
    prorate: false,
    invoice_now: false,
  } satisfies Known<Stripe.SubscriptionCancelParams>,
};

type Known<Accepted> = Partial<Record<keyof Accepted, boolean>>;

/** Lists of values that Stripe's description closes. */
const VALUES: Record<string, RegExp> = {
  mode: /^(payment|setup|subscription)$/,
  locale: /^(auto|fr|fr-CA|en|en-GB|de|es|it)$/,
  limit: /^([1-9]\d?|100)$/,
  status:
    /^(active|all|canceled|ended|incomplete|incomplete_expired|past_due|paused|trialing|unpaid)$/,
  proration_behavior: /^(always_invoice|create_prorations|none)$/,
  cancel_at_period_end: /^(true|false)$/,
  success_url: /^https?:\/\/[^\s]+$/,
  cancel_url: /^https?:\/\/[^\s]+$/,
  email: /^[^@\s]+@[^@\s]+$/,
  grant_type: /^authorization_code$/,
  'line_items[0][price_data][currency]': /^[a-z]{3}$/,
  'line_items[0][price_data][unit_amount]': /^[1-9]\d{1,7}$/,
  'adaptive_pricing[enabled]': /^(true|false)$/,
};

/**
 * What Stripe would refuse in a request (400), or null: an unknown call or parameter, one that is
 * missing, a value outside its list.
 */
export function refusalOf(route: string, params: Params): string | null {
  const known: Record<string, boolean> | undefined = CALLS[route as keyof typeof CALLS];
  if (!known) return `Unrecognized request URL (${route})`;
  const given = new Set(Object.keys(params).map((name) => name.replace(/\[.*$/, '')));
  for (const name of given) if (!(name in known)) return `Received unknown parameter: ${name}`;
  for (const [name, required] of Object.entries(known)) {
    if (required && !given.has(name)) return `Missing required param: ${name}.`;
  }
  for (const [name, value] of Object.entries(params)) {
    if (VALUES[name]?.test(value) === false) return `Invalid ${name}: ${value}`;
  }
  return null;
}
