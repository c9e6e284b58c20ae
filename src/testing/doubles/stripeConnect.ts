import {
  accountObject,
  chargeObject,
  checkoutObject,
  disputeObject,
  type DoubleAccount,
  type DoubleCheckout,
  type DoubleDispute,
  type DoubleIntent,
  type DoubleRefund,
  intentObject,
  refundObject,
} from './stripeConnectObjects.ts';

interface Asked {
  /** `GET /v1/payment_intents/:id on account`. */
  route: string;
  id: string;
  params: Record<string, string>;
  /** Of the header `Stripe-Account`. */
  account: string | null;
}

interface Reply {
  status: number;
  body: unknown;
}

const CLIENT_ID = 'ca_double';

/**
 * The part of the double that keeps users' own accounts: who let the platform in, what was asked for
 * on them, paid, given back and contested. An account shows what is its own, to the platform it let in.
 */
export function connectDouble(next: (kind: string) => string) {
  const accounts = new Map<string, DoubleAccount>();
  const codes = new Map<string, string>();
  const checkouts = new Map<string, DoubleCheckout>();
  const intents = new Map<string, DoubleIntent>();
  const refunds = new Map<string, DoubleRefund>();
  const disputes = new Map<string, DoubleDispute>();
  let clock = stripesOwnClock;
  const now = () => Math.floor(clock().getTime() / 1000);

  const present = (checkout: DoubleCheckout) =>
    checkoutObject(checkout, intents.get(checkout.intent ?? '')?.status === 'succeeded');

  /** Null for what is not of this part. */
  function answer({ route, id, params, account }: Asked): Reply | null {
    if (account !== null && !accounts.get(account)?.connected) return shutOut(account);
    const own = <Kept extends { account: string }>(kept: Kept | undefined) =>
      kept?.account === account ? kept : undefined;
    switch (route) {
      case 'POST /oauth/token':
        return token(params);
      case 'POST /oauth/deauthorize':
        return deauthorize(params);
      case 'GET /v1/accounts/:id': {
        const found = accounts.get(id);
        return found?.connected ? ok(accountObject(found)) : shutOut(id);
      }
      case 'POST /v1/checkout/sessions on account': {
        const name = next('cs_test');
        const url = `https://checkout.stripe.example/${name}`;
        const facts = { id: name, url, account: account!, params, created: now() };
        const checkout: DoubleCheckout = { ...facts, status: 'open', intent: null };
        checkouts.set(name, checkout);
        return ok(present(checkout));
      }
      case 'GET /v1/checkout/sessions on account': {
        const found = [...checkouts.values()].filter(
          (one) => own(one) && one.intent === params.payment_intent,
        );
        return ok(list('/v1/checkout/sessions', found.map(present)));
      }
      case 'GET /v1/checkout/sessions/:id on account': {
        const found = own(checkouts.get(id));
        return found ? ok(present(found)) : missing(id);
      }
      case 'POST /v1/checkout/sessions/:id/expire on account': {
        const found = own(checkouts.get(id));
        if (!found) return missing(id);
        if (found.status !== 'open') return invalid('Only open sessions can be expired.');
        found.status = 'expired';
        return ok(present(found));
      }
      case 'GET /v1/payment_intents/:id on account': {
        const found = intents.get(id);
        return found && accountOf(id) === account ? ok(intentObject(found)) : missing(id);
      }
      case 'GET /v1/refunds on account':
        return ok(list('/v1/refunds', ofIntent(refunds, params, refundObject)));
      case 'GET /v1/disputes on account':
        return ok(list('/v1/disputes', ofIntent(disputes, params, disputeObject)));
      default:
        return null;
    }
  }

  function token({ code = '' }: Record<string, string>): Reply {
    const account = accounts.get(codes.get(code) ?? '');
    // A code serves once.
    codes.delete(code);
    if (!account) return oauthError('invalid_grant', 'Authorization code does not exist');
    account.connected = true;
    return ok({ stripe_user_id: account.id, scope: 'read_write', token_type: 'bearer' });
  }

  function deauthorize({ client_id, stripe_user_id = '' }: Record<string, string>): Reply {
    const account = accounts.get(stripe_user_id);
    if (client_id !== CLIENT_ID || !account?.connected) {
      return oauthError('invalid_client', 'This application is not connected to that account');
    }
    account.connected = false;
    return ok({ stripe_user_id });
  }

  function ofIntent<Kept extends DoubleRefund, Shown>(
    kept: Map<string, Kept>,
    params: Record<string, string>,
    show: (one: Kept, intent: DoubleIntent) => Shown,
  ): Shown[] {
    const intent = intents.get(params.payment_intent ?? '');
    if (!intent) return [];
    return [...kept.values()]
      .filter((one) => one.intent === intent.id)
      .map((one) => show(one, intent));
  }

  const checkoutOf = (intent: string) =>
    [...checkouts.values()].find((checkout) => checkout.intent === intent)!;
  const accountOf = (intent: string) => checkoutOf(intent).account;

  return {
    answer,
    clientId: CLIENT_ID,
    accounts,
    checkouts,
    /** Where Stripe's clock stands; its own, unless a test says. */
    setClock: (other: () => Date) => (clock = other),
    /** The owner of an account lets the platform in: what comes back with them. */
    authorize(address: string, { chargesEnabled = true, account = next('acct') } = {}) {
      const asked = new URL(address).searchParams;
      if (asked.get('client_id') !== CLIENT_ID || asked.get('scope') !== 'read_write') {
        throw new Error(`Stripe would refuse ${address}`);
      }
      const known = accounts.get(account);
      const name = 'Atelier Morel';
      accounts.set(account, known ?? { id: account, name, chargesEnabled, connected: false });
      const code = next('ac');
      codes.set(code, account);
      return { code, state: asked.get('state') ?? '', account };
    },
    /** The card is accepted, or is being looked at by its bank. */
    pay(url: string, { status = 'succeeded' as DoubleIntent['status'], amount = 0 } = {}) {
      const checkout = checkouts.get(url.split('/').at(-1) ?? '');
      if (checkout?.status !== 'open') throw new Error(`cannot be paid: ${url}`);
      const { params } = checkout;
      const id = next('pi');
      intents.set(id, {
        id,
        status,
        amount: amount || Number(params['line_items[0][price_data][unit_amount]']),
        currency: params['line_items[0][price_data][currency]'] ?? '',
        created: now(),
        metadata: {
          encrier_checkout: params['payment_intent_data[metadata][encrier_checkout]'] ?? '',
        },
      });
      checkout.intent = id;
      checkout.status = 'complete';
      return id;
    },
    intent: (id: string) => intents.get(id)!,
    refund(intent: string, amount: number, status = 'succeeded') {
      const refund = { id: next('re'), intent, amount, status };
      refunds.set(refund.id, refund);
      return refund;
    },
    dispute(intent: string) {
      const { amount } = intents.get(intent)!;
      const status = 'needs_response' as DoubleDispute['status'];
      const dispute: DoubleDispute = { id: next('dp'), intent, amount, status };
      disputes.set(dispute.id, dispute);
      return dispute;
    },
    /** What an event of that name would show, and of whose account. */
    shown(type: string, named: string): { account: string; object: object } {
      if (type === 'account.updated') {
        return { account: named, object: accountObject(accounts.get(named)!) };
      }
      if (type === 'account.application.deauthorized') {
        return {
          account: named,
          object: { id: CLIENT_ID, object: 'application', name: 'Encrier' },
        };
      }
      if (type.startsWith('checkout.')) {
        const checkout = checkouts.get(named)!;
        return { account: checkout.account, object: present(checkout) };
      }
      const given = refunds.get(named);
      const contested = disputes.get(named);
      const intent = intents.get(given?.intent ?? contested?.intent ?? named)!;
      const account = accountOf(intent.id);
      if (contested) return { account, object: disputeObject(contested, intent) };
      if (type.startsWith('refund.')) return { account, object: refundObject(given!, intent) };
      if (type.startsWith('charge.')) {
        const back = [...refunds.values()].filter((one) => one.intent === intent.id);
        const refunded = back.reduce((total, { amount }) => total + amount, 0);
        return { account, object: chargeObject(intent, refunded) };
      }
      return { account, object: intentObject(intent) };
    },
    checkoutOf,
  };
}

function stripesOwnClock() {
  return new Date();
}

function ok(body: unknown): Reply {
  return { status: 200, body };
}

function list(url: string, data: unknown[]) {
  return { object: 'list', data, has_more: false, url };
}

function missing(id: string): Reply {
  const error = { type: 'invalid_request_error', code: 'resource_missing' };
  return { status: 404, body: { error: { ...error, message: `No such object: '${id}'` } } };
}

function invalid(message: string): Reply {
  return { status: 400, body: { error: { type: 'invalid_request_error', message } } };
}

function shutOut(account: string): Reply {
  const message = `The provided key does not have access to account '${account}'`;
  const error = { type: 'invalid_request_error', code: 'account_invalid', message };
  return { status: 403, body: { error } };
}

function oauthError(error: string, error_description: string): Reply {
  return { status: error === 'invalid_client' ? 401 : 400, body: { error, error_description } };
}
