import type { Stripe } from 'stripe';
import { sessionObject } from './stripeObjects.ts';

/** What the double remembers of a session that asks for one payment. */
export interface DoubleCheckout {
  id: string;
  url: string;
  account: string;
  params: Record<string, string>;
  created: number;
  status: 'open' | 'complete' | 'expired';
  intent: string | null;
}

export interface DoubleIntent {
  id: string;
  /** In cents. */
  amount: number;
  currency: string;
  created: number;
  metadata: Stripe.Metadata;
  status: 'succeeded' | 'processing' | 'requires_payment_method';
}

export interface DoubleRefund {
  id: string;
  intent: string;
  amount: number;
  status: string;
}

export interface DoubleDispute extends DoubleRefund {
  status: Stripe.Dispute.Status;
}

export interface DoubleAccount {
  id: string;
  name: string;
  chargesEnabled: boolean;
  /** Whether its owner lets the platform in. */
  connected: boolean;
}

export function accountObject({ id, name, chargesEnabled }: DoubleAccount): Stripe.Account {
  return {
    id,
    object: 'account',
    business_profile: {
      mcc: null,
      minority_owned_business_designation: null,
      name,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
    },
    charges_enabled: chargesEnabled,
    country: 'FR',
    default_currency: 'eur',
    details_submitted: chargesEnabled,
    email: 'claire@atelier-morel.example',
    payouts_enabled: chargesEnabled,
    type: 'standard',
  };
}

export function checkoutObject(
  { id, url, params, created, status, intent }: DoubleCheckout,
  paid: boolean,
): Stripe.Checkout.Session {
  const total = Number(params['line_items[0][price_data][unit_amount]']);
  return {
    ...sessionObject(id, url, params),
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: ['card'],
    amount_subtotal: total,
    amount_total: total,
    created,
    currency: params['line_items[0][price_data][currency]'] ?? null,
    customer_creation: 'if_required',
    expires_at: created + 86_400,
    mode: 'payment',
    payment_intent: intent,
    payment_method_collection: null,
    payment_status: paid ? 'paid' : 'unpaid',
    status,
    url: status === 'open' ? url : null,
  };
}

export function intentObject(kept: DoubleIntent): Stripe.PaymentIntent {
  const { id, amount, currency, created, metadata, status } = kept;
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: status === 'succeeded' ? amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created,
    currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: `ch_${id}`,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_group: null,
  };
}

export function refundObject(
  { id, intent, amount, status }: DoubleRefund,
  { currency, created }: DoubleIntent,
): Stripe.Refund {
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: `ch_${intent}`,
    created,
    currency,
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: intent,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  };
}

export function disputeObject(
  { id, intent, amount, status }: DoubleDispute,
  { currency, created }: DoubleIntent,
): Stripe.Dispute {
  return {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: `ch_${intent}`,
    created,
    currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: null,
      customer_name: null,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: created + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent,
    reason: 'fraudulent',
    status,
  };
}

/** The charge of a payment, as `charge.refunded` shows it. */
export function chargeObject(intent: DoubleIntent, refunded: number): Stripe.Charge {
  const { id, amount, currency, created, metadata } = intent;
  return {
    id: `ch_${id}`,
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    created,
    currency,
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: id,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: refunded === amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}
