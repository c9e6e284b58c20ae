import { Stripe } from 'stripe';
import { cardAccountChanged } from '#domain/notification/cardTexts.ts';
import type { Account, Books } from '#server/books/books.ts';
import { conflict, Refusal, upstreamFailed } from '#server/errors.ts';
import { notify } from '#server/notifications/store.ts';
import {
  cardAccount,
  type CardAccount,
  saveAccountState,
  saveConnected,
  saveDisconnected,
} from './accountStore.ts';
import type { CardDeps, Connect } from './deps.ts';
import { expireCheckout, isShutOut } from './settle.ts';
import { unpaidCheckouts } from './store.ts';

type Deps = Pick<CardDeps, 'connect' | 'pdf' | 'log'>;

/** Makes the account that a user let us into at Stripe theirs here. */
export async function connectAccount(
  { connect }: Deps,
  account: Account,
  code: string,
): Promise<void> {
  try {
    const token = await connect.stripe.oauth.token({ grant_type: 'authorization_code', code });
    if (!token.stripe_user_id) throw new Error('Stripe named no account');
    const state = await stateOf(connect, token.stripe_user_id);
    await account.run((books) => saveConnected(books, state));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidGrantError) {
      const message = 'Cette autorisation a déjà servi ou a expiré. Recommencez la connexion.';
      throw new Refusal(400, 'invalid_code', message, { cause: error });
    }
    throw unreachable(error);
  }
}

/** Asks Stripe how the account stands. */
export async function refreshAccount({ connect }: Deps, account: Account): Promise<void> {
  const known = await account.run(cardAccount);
  if (!known || known.disconnectedAt !== null) return;
  try {
    const state = await stateOf(connect, known.accountId);
    await account.run((books) => keepState(books, state));
  } catch (error) {
    if (!isShutOut(error)) throw unreachable(error);
    await account.run((books) => saveDisconnected(books, known.accountId));
  }
}

/** Writes how the account stands, and tells its owner what changed for their clients. */
export async function keepState(
  books: Books,
  state: Omit<CardAccount, 'disconnectedAt'>,
): Promise<void> {
  const before = await saveAccountState(books, state);
  if (!before || before.chargesEnabled === state.chargesEnabled) return;
  const change = state.chargesEnabled ? 'ready' : 'suspended';
  await notify(books, {
    ...cardAccountChanged(change),
    kind: 'card_account',
    documentId: null,
  });
}

export async function stateOf({ stripe }: Connect, id: string) {
  const { charges_enabled, business_profile, settings, email } = await stripe.accounts.retrieve(id);
  return {
    accountId: id,
    label: business_profile?.name || settings?.dashboard.display_name || email || id,
    chargesEnabled: charges_enabled,
  };
}

/**
 * Ends what clients could still pay there, then our access. What was received stays in the books.
 * Throws 409 `not_connected`, 502 when Stripe does not answer: then nothing is changed.
 */
export async function disconnectAccount(deps: Deps, account: Account): Promise<void> {
  const known = await account.run(cardAccount);
  if (!known || known.disconnectedAt !== null) {
    throw conflict('not_connected', 'Aucun compte Stripe n’est connecté.');
  }
  try {
    for (const checkout of await account.run(unpaidCheckouts)) {
      await expireCheckout(deps, account, checkout);
    }
    await deauthorize(deps, known.accountId);
  } catch (error) {
    throw unreachable(error);
  }
  await account.run((books) => saveDisconnected(books, known.accountId));
}

/** Before an account of ours is erased: one that Stripe does not let go now, its owner lets go there. */
export async function leaveCardAccount(deps: Deps, account: Account): Promise<void> {
  const known = await account.run(cardAccount);
  if (!known || known.disconnectedAt !== null) return;
  await disconnectAccount(deps, account).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'the access to an account at Stripe outlives its user');
  });
}

async function deauthorize({ connect, log }: Deps, stripe_user_id: string): Promise<void> {
  const { stripe, clientId } = connect;
  await stripe.oauth
    .deauthorize({ client_id: clientId, stripe_user_id })
    .catch((error: unknown) => {
      // Taken away at Stripe already.
      if (!(error instanceof Stripe.errors.StripeInvalidClientError) && !isShutOut(error))
        throw error;
      log.info({ err: error }, 'the access to an account at Stripe was taken away before');
    });
}

function unreachable(cause: unknown) {
  if (cause instanceof Refusal) return cause;
  return upstreamFailed(
    'payment_unreachable',
    'Stripe ne répond pas\u00A0: rien n’a été changé. Réessayez dans un instant.',
    cause,
  );
}
