import { expect } from 'vitest';
import type { ClientPageAnswer } from '#server/documents/clientPage/answers.ts';
import type { AuthorizationAnswer, CardAccountAnswer } from '#server/documents/cards/answers.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { openStripeDouble } from '#testing/doubles/stripe.ts';
import { openTestApp } from '#testing/testApp.ts';

type Database = NonNullable<Parameters<typeof openTestApp>[0]>['database'];
interface Delivery {
  payload: string;
  signature: string;
}

export const CARD_HOME = 'https://encrier.example';

/** The application with users who are paid by card on their own accounts at a loopback Stripe. */
export async function openCardApp(database?: Database, settings: Record<string, string> = {}) {
  const stripe = await openStripeDouble();
  const environment = { ...stripe.environment, PUBLIC_URL: CARD_HOME, ...settings };
  const options = { environment, ...(database && { database }) };
  const app = await openTestApp(options);
  stripe.connect.setClock(app.clock.now);

  /** Stripe sends no cookie and no origin. */
  function post({ payload, signature }: Delivery) {
    return app.app.http.request(`${CARD_HOME}/api/webhooks/stripe-connect`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    });
  }

  async function connect(desk: Desk, owner: { chargesEnabled?: boolean; account?: string } = {}) {
    const asked = await desk.call<AuthorizationAnswer>('/api/card-account/authorization', 'POST');
    expect(asked.status).toBe(200);
    const { code, state, account } = stripe.connect.authorize(asked.body.url, owner);
    const put = { code, state };
    const { status, body } = await desk.call<CardAccountAnswer>('/api/card-account', 'PUT', put);
    expect(status).toBe(200);
    return { account, state: body.state };
  }

  return {
    app,
    stripe,
    post,
    connect,
    /** A user whose clients may pay by card. */
    async openDesk() {
      const desk = await openDesk(app);
      const { account } = await connect(desk);
      return Object.assign(desk, { account });
    },
    async deliver(event: Delivery) {
      const answer = await post(event);
      expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    },
    /** A document that is issued, or a request, with the page its client reads. */
    async shared(desk: Desk, overrides: object = {}) {
      const draft = await desk.create(overrides);
      await desk.call(`/api/documents/${draft.id}/issue`, 'POST', {});
      return { ...draft, address: await pageOf(desk, draft.id) };
    },
    pageOf,
    async visit(address: string) {
      const answer = await app.request(address);
      const text = (await answer.text()).replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ');
      return { status: answer.status, text };
    },
    press,
    /** « Payer par carte », as far as Stripe's page: its address. */
    async leaveFor(address: string, server = app) {
      const pressed = await press(address, server);
      expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `${address}/carte`]);
      const leaving = await (await server.request(`${address}/carte`)).text();
      return /content="0;url=([^"]+)"/.exec(leaving)?.[1] ?? '';
    },
    /** What the user was told, in the order of the alphabet. */
    async titles(desk: Desk) {
      const rows = await app.database.kysely
        .selectFrom('notifications')
        .select('title')
        .where('userId', '=', desk.user.id)
        .where('kind', 'like', 'card%')
        .execute();
      return rows.map(({ title }) => title).toSorted();
    },
    async close() {
      await app.close();
      await stripe.close();
    },
  };

  function press(address: string, server = app) {
    return server.request(`${address}/carte`, { method: 'POST', form: {} });
  }
}

async function pageOf(desk: Desk, id: string): Promise<string> {
  const { body } = await desk.call<ClientPageAnswer>(`/api/documents/${id}/client-page`, 'POST');
  return new URL(body.page!.address).pathname;
}
