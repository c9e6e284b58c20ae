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
