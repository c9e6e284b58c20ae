import type { Stripe } from 'stripe';
import { type IsoDate, parisDay } from '#domain/calendar.ts';
import { fromCents } from '#domain/payments/card.ts';
import type { Checkout } from './store.ts';

/** What Stripe says of a checkout now; amounts in the currency that was paid, TTC. */
export interface Seen {
  session: Stripe.Checkout.Session.Status;
  sessionId: string;
  /** Where it is paid, while it may be. */
  url: string | null;
  expiresAt: Date;
  paymentIntent: string | null;
  /** Given by the client, not yet certain: a bank takes its time. */
  processing: boolean;
  received: { reference: string; amount: number; currency: string; day: IsoDate } | null;
  refunds: { reference: string; amount: number; given: boolean }[];
  disputes: { reference: string; amount: number; outcome: 'open' | 'won' | 'lost' }[];
}

/**
 * Reads all that happened to a checkout: never an event's old picture, so that the order in which
 * events arrive does not matter. What was refunded or contested is asked for once it was paid.
 */
export async function askStripe(
  stripe: Stripe,
  { accountId, sessionId }: Pick<Checkout, 'accountId'> & { sessionId: string },
): Promise<Seen> {
  const on = { stripeAccount: accountId };
  const session = await stripe.checkout.sessions.retrieve(sessionId, {}, on);
  const paymentIntent = idOf(session.payment_intent);
  const seen: Seen = {
    session: session.status ?? 'open',
    sessionId: session.id,
    url: session.url,
    expiresAt: new Date(session.expires_at * 1000),
    paymentIntent,
    processing: false,
    received: null,
    refunds: [],
    disputes: [],
  };
  if (paymentIntent === null) return seen;
  const intent = await stripe.paymentIntents.retrieve(paymentIntent, {}, on);
  if (intent.status === 'processing') return { ...seen, processing: true };
  if (intent.amount_received === 0) return seen;
  const refunds = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }, on);
  const disputes = await stripe.disputes.list({ payment_intent: paymentIntent, limit: 100 }, on);
  return {
    ...seen,
    received: {
      reference: paymentIntent,
      amount: fromCents(intent.amount_received),
      currency: intent.currency.toUpperCase(),
      day: parisDay(new Date(intent.created * 1000)),
    },
    refunds: refunds.data.flatMap(refundSeen),
    disputes: disputes.data.map(({ id, amount, status }) => ({
      reference: id,
      amount: fromCents(amount),
      outcome: OUTCOMES[status] ?? 'open',
    })),
  };
}

/** A refund that still waits for its owner, or was given up before it left, is none. */
function refundSeen({ id, amount, status }: Stripe.Refund): Seen['refunds'] {
  const one = { reference: id, amount: fromCents(amount) };
  if (status === 'succeeded' || status === 'pending') return [{ ...one, given: true }];
  return status === 'failed' || status === 'canceled' ? [{ ...one, given: false }] : [];
}

/** A warning is a question of the bank: closed, nothing was taken. All others are still open. */
const OUTCOMES: Record<string, 'won' | 'lost'> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

export function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}
