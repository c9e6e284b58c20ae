import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AuthorizationAnswer, CardAccountAnswer } from './answers.ts';
import { openCardApp } from '#testing/cardApp.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { openTestApp } from '#testing/testApp.ts';

let world: Awaited<ReturnType<typeof openCardApp>>;
beforeAll(async () => {
  world = await openCardApp();
});
afterAll(() => world.close());
beforeEach(() => {
  world.stripe.setDown(false);
});

const read = (desk: Desk) => desk.call<CardAccountAnswer>('/api/card-account');
const put = (desk: Desk, body: object) =>
  desk.call<CardAccountAnswer & { code?: string }>('/api/card-account', 'PUT', body);
const ask = async (desk: Desk) =>
  (await desk.call<AuthorizationAnswer>('/api/card-account/authorization', 'POST')).body.url;

it('is let in by its owner at Stripe, who comes back to the settings', async () => {
  const desk = await openDesk(world.app);
  expect((await read(desk)).body).toEqual({ state: 'none', label: null });
  const address = new URL(await ask(desk));
  expect(address.pathname).toBe('/oauth/authorize');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    scope: 'read_write',
    redirect_uri: 'https://encrier.example/app/account',
    'stripe_user[email]': desk.user.email,
  });
  const { code, state } = world.stripe.connect.authorize(address.href);
  expect((await put(desk, { code, state })).body).toEqual({
    state: 'connected',
    label: 'Atelier Morel',
  });
  // The code has served: what is there stays.
  expect(await put(desk, { code, state })).toMatchObject({
    status: 400,
    body: { code: 'invalid_code' },
  });
  expect((await read(desk)).body.state).toBe('connected');
});

it('is not taken from somebody else’s answer, an old one or a made-up one', async () => {
  const desk = await openDesk(world.app);
  const other = await openDesk(world.app);
  const { code, state } = world.stripe.connect.authorize(await ask(other));
  for (const wrong of [state, '', 'a.b.c', state.replace(/^./, 'x')]) {
    const refused = await put(desk, { code, state: wrong });
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_state']);
  }
  world.app.clock.advance(3 * 3600 * 1000);
  const late = await put(other, { code, state });
  expect(late.body.code).toBe('invalid_state');
  expect((await read(desk)).body.state).toBe('none');
});

it('that Stripe still asks something of is offered to no client, until it is ready', async () => {
  const desk = await openDesk(world.app);
  const { account, state } = await world.connect(desk, { chargesEnabled: false });
  expect(state).toBe('unfinished');
  const { address } = await world.shared(desk);
  expect((await world.visit(address)).text).not.toContain('par carte');
  expect((await world.press(address)).headers.get('location')).toBe(address);

  world.stripe.connect.accounts.get(account)!.chargesEnabled = true;
  const event = world.stripe.accountEvent('account.updated', account);
  for (const each of [event, event]) await world.deliver(each);
  expect((await world.visit(address)).text).toContain('Payer 1 620,00 € par carte');
  world.stripe.connect.accounts.get(account)!.chargesEnabled = false;
  const answer = await desk.call<CardAccountAnswer>('/api/card-account/refresh', 'POST');
  expect(answer.body.state).toBe('unfinished');
  expect(await world.titles(desk)).toEqual([
    'Paiement par carte prêt',
    'Paiement par carte suspendu',
  ]);
});

it('is disconnected whole or not at all: sessions end, access goes, what was paid stays', async () => {
  const desk = await world.openDesk();
  const paid = await world.shared(desk);
  const intent = world.stripe.connect.pay(await world.leaveFor(paid.address));
  await world.deliver(world.stripe.accountEvent('payment_intent.succeeded', intent));
  const open = await world.shared(desk);
  const session = (await world.leaveFor(open.address)).split('/').at(-1)!;

  world.stripe.setDown(true);
  expect((await desk.call('/api/card-account', 'DELETE')).status).toBe(502);
  expect((await read(desk)).body.state).toBe('connected');
  world.stripe.setDown(false);
  const left = await desk.call<CardAccountAnswer>('/api/card-account', 'DELETE');
  expect(left.body).toEqual({ state: 'disconnected', label: 'Atelier Morel' });
  expect(world.stripe.connect.accounts.get(desk.account)?.connected).toBe(false);
  expect(world.stripe.connect.checkouts.get(session)?.status).toBe('expired');
  expect((await world.visit(open.address)).text).not.toContain('par carte');
  expect((await desk.call(`/api/documents/${paid.id}`)).body.status).toBe('paid');
  expect((await desk.call('/api/card-account', 'DELETE')).status).toBe(409);

  const { state } = await world.connect(desk, { account: desk.account });
  expect(state).toBe('connected');
});

it('that its owner takes away at Stripe is no longer offered, and told once', async () => {
  const desk = await world.openDesk();
  const { address } = await world.shared(desk);
  await world.leaveFor(address);
  world.stripe.connect.accounts.get(desk.account)!.connected = false;
  const left = world.stripe.accountEvent('account.application.deauthorized', desk.account);
  for (const each of [left, left]) await world.deliver(each);
  expect((await read(desk)).body.state).toBe('disconnected');
  expect((await world.visit(address)).text).not.toContain('par carte');
  expect(await world.titles(desk)).toEqual(['Compte Stripe déconnecté']);
});

it('whose event never came is found out by who wants to pay', async () => {
  const desk = await world.openDesk();
  const { address } = await world.shared(desk);
  world.stripe.connect.accounts.get(desk.account)!.connected = false;
  const answer = await world.press(address);
  expect([answer.status, await answer.text()]).toEqual([
    502,
    expect.stringContaining('Le paiement par carte ne répond pas'),
  ]);
  expect((await read(desk)).body.state).toBe('disconnected');
});

it('asks for what is due today alone: what a retention keeps back waits for its day', async () => {
  const desk = await world.openDesk();
  const { address } = await world.shared(desk, { retention: 5 });
  expect((await world.visit(address)).text).toContain('Payer 1 539,00 € par carte');
});

it('is let go when its user’s account is erased', async () => {
  const desk = await world.openDesk();
  await world.shared(desk);
  const erased = await desk.call('/api/account', 'DELETE', { confirmation: desk.user.email });
  expect(erased.status).toBe(204);
  expect(world.stripe.connect.accounts.get(desk.account)?.connected).toBe(false);
});

it('is refused in French, and shown nowhere, where the operator has no keys', async () => {
  const app = await openTestApp();
  const desk = await openDesk(app);
  const answer = await desk.call('/api/card-account/authorization', 'POST');
  expect([answer.status, answer.body.error]).toEqual([
    409,
    'Le paiement par carte n’est pas configuré sur cette installation.',
  ]);
  const installation = await desk.call<{ cardPayments: boolean }>('/api/installation');
  expect(installation.body.cardPayments).toBe(false);
  const webhook = await app.request('/api/webhooks/stripe-connect', { method: 'POST' });
  expect(webhook.status).toBe(404);
  await app.close();
});
