import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Account } from '#server/books/books.ts';
import type { Clock } from '#server/books/clock.ts';
import { conflict, Refusal } from '#server/errors.ts';
import { jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { cardAccount } from './accountStore.ts';
import { authorizationAnswer, cardAccountAnswer, type CardAccountAnswer } from './answers.ts';
import { connectAccount, disconnectAccount, refreshAccount } from './connection.ts';
import type { CardDeps } from './deps.ts';
import { isStateOf, stateFor } from './state.ts';

interface Deps {
  /** Null: not configured. */
  cards: CardDeps | null;
  clock: Pick<Clock, 'now'>;
  publicUrl: string;
  /** Keys what comes back from Stripe with a user. */
  secret: string;
}

const read = createRoute({
  method: 'get',
  path: '/api/card-account',
  responses: { 200: jsonAnswer(cardAccountAnswer, 'The account at Stripe that clients pay on') },
});

const authorize = createRoute({
  method: 'post',
  path: '/api/card-account/authorization',
  responses: { 200: jsonAnswer(authorizationAnswer, 'Where the user lets us in') },
});

const connect = createRoute({
  method: 'put',
  path: '/api/card-account',
  request: {
    body: jsonBody(z.object({ code: z.string().min(1).max(200), state: z.string().max(300) })),
  },
  responses: { 200: jsonAnswer(cardAccountAnswer, 'Connected, with what Stripe answered') },
});

const refresh = createRoute({
  method: 'post',
  path: '/api/card-account/refresh',
  responses: { 200: jsonAnswer(cardAccountAnswer, 'As it stands at Stripe') },
});

const disconnect = createRoute({
  method: 'delete',
  path: '/api/card-account',
  responses: { 200: jsonAnswer(cardAccountAnswer, 'Disconnected') },
});

/** « Paiement par carte » in the settings: the user's own account at Stripe, let in by OAuth. */
export function cardAccountRoutes({ cards, clock, publicUrl, secret }: Deps) {
  const configured = () => {
    if (cards) return cards;
    const message = 'Le paiement par carte n’est pas configuré sur cette installation.';
    throw conflict('payment_not_configured', message);
  };
  const answer = async (account: Account) => present(cards !== null, account);
  return newRouter()
    .openapi(read, async (c) => c.json(await answer(c.var.account), 200))
    .openapi(authorize, (c) => {
      const { stripe, clientId } = configured().connect;
      const { user } = c.var;
      const url = stripe.oauth.authorizeUrl({
        client_id: clientId,
        response_type: 'code',
        scope: 'read_write',
        // Exactly the address that the operator told Stripe.
        redirect_uri: new URL('/app/account', publicUrl).href,
        state: stateFor(user.id, secret, clock.now()),
        stripe_user: { email: user.email, country: 'FR' },
      });
      return c.json({ url }, 200);
    })
    .openapi(connect, async (c) => {
      const { code, state } = c.req.valid('json');
      const deps = configured();
      if (!isStateOf(state, c.var.user.id, secret, clock.now())) {
        const message = 'Cette réponse de Stripe n’est pas la vôtre, ou date trop. Recommencez.';
        throw new Refusal(400, 'invalid_state', message);
      }
      await connectAccount(deps, c.var.account, code);
      return c.json(await answer(c.var.account), 200);
    })
    .openapi(refresh, async (c) => {
      await refreshAccount(configured(), c.var.account);
      return c.json(await answer(c.var.account), 200);
    })
    .openapi(disconnect, async (c) => {
      await disconnectAccount(configured(), c.var.account);
      return c.json(await answer(c.var.account), 200);
    });
}

async function present(configured: boolean, account: Account): Promise<CardAccountAnswer> {
  const known = configured ? await account.run(cardAccount) : null;
  if (!known) return { state: 'none', label: null };
  const { label, chargesEnabled, disconnectedAt } = known;
  if (disconnectedAt !== null) return { state: 'disconnected', label };
  return { state: chargesEnabled ? 'connected' : 'unfinished', label };
}
