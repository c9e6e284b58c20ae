import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { connectDouble } from './stripeConnect.ts';
import {
  customerObject,
  eventObject,
  sessionObject,
  subscriptionObject,
  type DoubleSubscription,
} from './stripeObjects.ts';
import { refusalOf } from './stripeRequests.ts';

interface Call {
  method: string;
  path: string;
  params: Record<string, string>;
  /** Of the header `Stripe-Account`: a user's own, let in by the platform. */
  account: string | null;
}

/** A call together with what was answered to it. */
interface Exchange extends Call {
  status: number;
  answer: unknown;
}

const SECRET = 'whsec_known_to_tests_only';
const CONNECT_SECRET = 'whsec_of_connected_accounts';
const PRICES = {
  ESSENTIAL: 'price_essential',
  ESSENTIAL_ANNUAL: 'price_essential_annual',
  PREMIUM: 'price_premium',
  PREMIUM_ANNUAL: 'price_premium_annual',
};

/**
 * A loopback Stripe: it keeps customers, sessions and subscriptions, and signs events as Stripe does.
 * Requests that Stripe would refuse are refused, answers are whole objects of Stripe's.
 */
export async function openStripeDouble() {
  const customers = new Map<string, Record<string, string>>();
  const sessions = new Map<string, Record<string, string>>();
  const subscriptions = new Map<string, DoubleSubscription>();
  const answered = new Map<string, { asked: string; reply: Reply }>();
  const calls: Call[] = [];
  const exchanges: Exchange[] = [];
  let down = false;
  let beforeAnswer: ((call: Call) => Promise<void>) | null = null;
  let count = 0;
  const next = (kind: string) => `${kind}_${(count += 1)}`;
  const connect = connectDouble(next);

  const server = createServer((request, response) => {
    const reply = async () => {
      const call = await readCall(request);
      calls.push(call);
      const { status, body } = await replyTo(call, request.headers['idempotency-key']);
      exchanges.push({ ...call, status, answer: body });
      return { status, body };
    };
    reply().then(
      ({ status, body }) =>
        response
          .writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
          .end(JSON.stringify(body)),
      () => response.destroy(),
    );
  });

  async function replyTo(call: Call, key: string | string[] | undefined) {
    if (down) return { status: 503, body: { error: { type: 'api_error', message: 'down' } } };
    const refusal = refusalOf(routeOf(call), call.params);
    if (refusal) return refused(400, refusal);
    const reply = once(call, key) ?? refused(404, `No such object: ${call.path}`);
    await beforeAnswer?.(call);
    return reply;
  }

  /** As Stripe: the same key gets the same answer, and may not ask for anything else. */
  function once(call: Call, key: string | string[] | undefined): Reply | null {
    const asked = JSON.stringify([call.path, call.params, call.account]);
    const known = answered.get(String(key));
    if (known && known.asked !== asked) {
      const message = 'Keys for idempotent requests can only be used with the same parameters';
      return { status: 400, body: { error: { type: 'idempotency_error', message } } };
    }
    const reply = known?.reply ?? replyAnew(call);
    if (key && reply?.status === 200) answered.set(String(key), { asked, reply });
    return reply;
  }

  function replyAnew(call: Call): Reply | null {
    const route = routeOf(call);
    const id = route.includes(':id') ? (call.path.split('/')[idPlace(call.path)] ?? '') : '';
    const ofAccount = connect.answer({ ...call, route, id });
    if (ofAccount) return ofAccount;
    const body = answer(call);
    return body ? { status: 200, body } : null;
  }

  function answer(call: Call): unknown {
    const { path, params } = call;
    const id = path.split('/')[3] ?? '';
    switch (routeOf(call)) {
      case 'POST /v1/customers': {
        const customer = next('cus');
        customers.set(customer, params);
        return customerObject(customer, params);
      }
      case 'POST /v1/checkout/sessions': {
        const session = next('cs_test');
        sessions.set(session, params);
        const url = `https://checkout.stripe.example/${session}`;
        return sessionObject(session, url, params);
      }
      case 'GET /v1/subscriptions': {
        const own = [...subscriptions.values()].filter((one) => one.customer === params.customer);
        return { object: 'list', data: own.map(present), has_more: false, url: path };
      }
      case 'GET /v1/subscriptions/:id':
        return present(subscriptions.get(id));
      case 'POST /v1/subscriptions/:id': {
        const subscription = subscriptions.get(id);
        if (!subscription) return null;
        if (params['items[0][price]']) subscription.price = params['items[0][price]'];
        if (params.cancel_at_period_end) {
          subscription.cancelAtPeriodEnd = params.cancel_at_period_end === 'true';
        }
        return present(subscription);
      }
      case 'DELETE /v1/subscriptions/:id': {
        const subscription = subscriptions.get(id);
        if (subscription) subscription.status = 'canceled';
        return present(subscription);
      }
      default:
        return null;
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const signer = new Stripe('sk_test_double');
  const signed = (event: object, secret: string, at = new Date()) => {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(at.getTime() / 1000);
    const signature = signer.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return { payload, signature };
  };

  return {
    /** What the operator would set. */
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      STRIPE_PRICE_ESSENTIAL: PRICES.ESSENTIAL,
      STRIPE_PRICE_ESSENTIAL_ANNUAL: PRICES.ESSENTIAL_ANNUAL,
      STRIPE_PRICE_PREMIUM: PRICES.PREMIUM,
      STRIPE_PRICE_PREMIUM_ANNUAL: PRICES.PREMIUM_ANNUAL,
      STRIPE_CONNECT_CLIENT_ID: connect.clientId,
      STRIPE_CONNECT_WEBHOOK_SECRET: CONNECT_SECRET,
    },
    /** Users' own accounts. */
    connect,
    /** An event of a user's own account, as Stripe would deliver it, showing the object as it is now. */
    accountEvent(
      type: string,
      named: string,
      { id = next('evt'), secret = CONNECT_SECRET, account = '', at = new Date() } = {},
    ) {
      const shown = connect.shown(type, named);
      const event = eventObject(id, type, shown.object);
      return signed({ ...event, account: account || shown.account }, secret, at);
    },
    prices: PRICES,
    calls,
    exchanges,
    customers,
    sessions,
    subscriptions,
    /** The card is accepted: the session of this address becomes an active subscription. */
    pay(url: string, period: { start: number; end: number }) {
      const session = sessions.get(url.split('/').at(-1) ?? '');
      if (!session) throw new Error(`no such session: ${url}`);
      const subscription: DoubleSubscription = {
        id: next('sub'),
        customer: session.customer ?? '',
        status: 'active',
        price: session['line_items[0][price]'] ?? '',
        cancelAtPeriodEnd: false,
        periodStart: period.start,
        periodEnd: period.end,
      };
      subscriptions.set(subscription.id, subscription);
      return subscription;
    },
    /** An event as Stripe would deliver it, showing the subscription as it is now. */
    event(
      type: string,
      subscription: DoubleSubscription,
      { id = next('evt'), secret = SECRET } = {},
    ) {
      return signed(eventObject(id, type, subscriptionObject(subscription)), secret);
    },
    /** The event that the session of this address led to a subscription. */
    sessionCompleted(url: string, subscription: DoubleSubscription) {
      const id = url.split('/').at(-1) ?? '';
      const session = sessionObject(id, url, sessions.get(id) ?? {});
      const completed = {
        ...session,
        status: 'complete',
        payment_status: 'paid',
        subscription: subscription.id,
        url: null,
      } as const;
      return signed(eventObject(next('evt'), 'checkout.session.completed', completed), SECRET);
    },
    /** A signature of an earlier time, as someone who recorded a delivery would send again. */
    signedAt: (payload: string, timestamp: number) =>
      signer.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp }),
    setDown: (isDown: boolean) => (down = isDown),
    /** Holds an answer, already made, until the promise resolves. */
    holdAnswers(hold: ((call: Call) => Promise<void>) | null) {
      beforeAnswer = hold;
    },
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

interface Reply {
  status: number;
  body: unknown;
}

function refused(status: number, message: string): Reply {
  return { status, body: { error: { type: 'invalid_request_error', message } } };
}

function routeOf({ method, path, account }: Call): string {
  const named = path.replace(NAMED, '$1/:id');
  return `${method} ${named}${account === null ? '' : ' on account'}`;
}

const NAMED = /^(\/v1\/(?:subscriptions|accounts|payment_intents|checkout\/sessions))\/\w+/;

function idPlace(path: string): number {
  return path.startsWith('/v1/checkout/') ? 4 : 3;
}

function present(subscription: DoubleSubscription | undefined) {
  return subscription ? subscriptionObject(subscription) : null;
}

/** The library writes `items[0][price]=…`, in the body of a POST or after the « ? » of a GET. */
async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double');
  const body = new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
  const params = Object.fromEntries([...searchParams, ...body]);
  const account = request.headers['stripe-account'];
  return {
    method: request.method ?? 'GET',
    path: pathname,
    params,
    account: typeof account === 'string' ? account : null,
  };
}
