import { Stripe } from 'stripe';

/** What the double remembers of a subscription. */
export interface DoubleSubscription {
  id: string;
  customer: string;
  status: Stripe.Subscription.Status;
  price: string;
  cancelAtPeriodEnd: boolean;
  periodStart: number;
  periodEnd: number;
}

/*
 * The objects as Stripe answers them: whole, typed by the official library, whose types are generated
 * from Stripe's published OpenAPI description of the API version it speaks. A field that Stripe always
 * sends and the double forgot, or a value outside its lists, does not compile.
 */

const CREATED = 1_793_491_200;

export function customerObject(id: string, params: Record<string, string>): Stripe.Customer {
  return {
    id,
    object: 'customer',
    balance: 0,
    created: CREATED,
    default_source: null,
    description: null,
    email: params.email ?? null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: { user_id: params['metadata[user_id]'] ?? '' },
    name: params.name ?? null,
    shipping: null,
  };
}

export function sessionObject(
  id: string,
  url: string,
  params: Record<string, string>,
): Stripe.Checkout.Session {
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: null,
    amount_total: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: CREATED,
    currency: 'eur',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: params.customer ?? null,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: null,
    expires_at: CREATED + 86_400,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: 'fr',
    managed_payments: null,
    metadata: {},
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: params.success_url ?? null,
    total_details: null,
    ui_mode: 'hosted_page',
    url,
    wallet_options: null,
  };
}

export function subscriptionObject(kept: DoubleSubscription): Stripe.Subscription {
  const { id, customer, status, cancelAtPeriodEnd, periodStart, periodEnd } = kept;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: periodStart,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: cancelAtPeriodEnd ? periodEnd : null,
    cancel_at_period_end: cancelAtPeriodEnd,
    canceled_at: null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    created: periodStart,
    currency: 'eur',
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: status === 'canceled' ? periodEnd : null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [itemObject(kept)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: periodStart,
    status,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}

/** What a webhook delivers, of any type: the library knows one interface for each. */
export function eventObject(id: string, type: string, object: object) {
  return {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: Math.floor(Date.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  } satisfies Record<Exclude<keyof Stripe.Event, 'account' | 'context'>, unknown>;
}

/** Without `plan`, which Stripe keeps for old integrations only. */
function itemObject({ id, price, periodStart, periodEnd }: DoubleSubscription) {
  const item: Omit<Stripe.SubscriptionItem, 'plan'> = {
    id: `si_${id}`,
    object: 'subscription_item',
    billing_thresholds: null,
    created: periodStart,
    current_period_end: periodEnd,
    current_period_start: periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    price: priceObject(price),
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
  return item as Stripe.SubscriptionItem;
}

function priceObject(id: string): Stripe.Price {
  const interval = id.endsWith('_annual') ? 'year' : 'month';
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: CREATED,
    currency: 'eur',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: 'prod_encrier',
    recurring: {
      interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'exclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: null,
    unit_amount_decimal: null,
  };
}
