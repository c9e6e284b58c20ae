import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '#server/database/connect.ts';
import { runDailyJobs } from '#server/jobs/daily.ts';
import { createLog } from '#server/log.ts';
import { openStripeDouble } from '#testing/doubles/stripe.ts';
import { openTestDatabase, type TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { listen } from '#testing/liveScreen.ts';
import { openTestApp, type TestApp, type TestUser } from '#testing/testApp.ts';
import { brasserieLune } from '#testing/world/people.ts';

async function json<Answer>(answer: Response | Promise<Response>): Promise<Answer> {
  return (await (await answer).json()) as Answer;
}

/** Two applications with connections of their own, as two processes have, on one PostgreSQL. */
describe.skipIf(inject('postgres') === null)(
  'two servers on one database (needs PostgreSQL)',
  () => {
    let database: TestDatabase;
    let second: Database;
    let servers: [TestApp, TestApp];
    let user: TestUser;
    let stripe: Awaited<ReturnType<typeof openStripeDouble>>;
    beforeAll(async () => {
      stripe = await openStripeDouble();
      const environment = { ...stripe.environment, RATE_LIMITS: 'on' };
      database = await openTestDatabase('postgresql');
      second = await openDatabase(database);
      servers = [
        await openTestApp({ database, environment }),
        await openTestApp({ database: second, environment }),
      ];
      user = await servers[0].signUp();
    });
    afterAll(async () => {
      for (const server of servers) await server.close();
      await second.close();
      await database.close();
      await stripe.close();
    });

    const post = (server: TestApp, path: string, body: unknown, headers = {}) =>
      server.request(path, { as: user, method: 'POST', body, headers });

    it('know the same sessions, and give invoices one series without a gap', async () => {
      const [one, other] = servers;
      const { id: clientId } = (await (
        await post(one, '/api/clients', { name: 'Hélène Garnier' })
      ).json()) as { id: string };
      const invoice = { type: 'invoice', clientId, date: '2026-11-22', dueDate: '2026-12-07' };
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          post(index % 2 ? one : other, '/api/documents', { ...invoice, amount: index + 1 }),
        ),
      );
      const made = await Promise.all(
        answers.map(async (answer) => ((await answer.json()) as { number: string }).number),
      );
      expect(made.toSorted()).toEqual(
        made.map((_, index) => `INV-${String(index + 1).padStart(3, '0')}`),
      );
    });

    it('never credit more of an invoice than it is, together', async () => {
      const [one, other] = servers;
      const { id: clientId } = await json<{ id: string }>(post(one, '/api/clients', brasserieLune));
      const { id } = await json<{ id: string }>(
        post(one, '/api/documents', {
          type: 'invoice',
          clientId,
          date: '2026-11-22',
          dueDate: '2026-12-07',
          lineItems: [{ description: 'Table', quantity: 3, unitPrice: 100 }],
        }),
      );
      expect((await post(one, `/api/documents/${id}/issue`, {})).status).toBe(200);
      const avoirs = await Promise.all(
        Array.from({ length: 6 }, async (_, index) => {
          const body = { reason: 'Retour', lineItems: [{ creditedLine: 0, quantity: 1 }] };
          const server = index % 2 ? one : other;
          return (
            await json<{ id: string }>(post(server, `/api/documents/${id}/credit-notes`, body))
          ).id;
        }),
      );
      const issued = await Promise.all(
        avoirs.map((avoir, index) =>
          post(index % 2 ? other : one, `/api/documents/${avoir}/issue`, {}),
        ),
      );
      expect(issued.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409]);
      const invoice = await json<object>(one.request(`/api/documents/${id}`, { as: user }));
      expect(invoice).toMatchObject({ creditedAmount: 360, amountDue: 0, state: 'credited' });
    });

    it('do a request once that reaches both with one key', async () => {
      const headers = { 'idempotency-key': 'a-double-click' };
      const answers = await Promise.all(
        servers.map((server) => post(server, '/api/clients', { name: 'Deux fois' }, headers)),
      );
      // The one that comes while the other works is told to wait; none does the work again.
      expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
      expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
      const found = await servers[0].request('/api/clients?search=Deux', { as: user });
      expect(((await found.json()) as { items: unknown[] }).items).toHaveLength(1);
    });

    it('count the same limits, and do each daily job once', async () => {
      const [one, other] = servers;
      const limit = { max: 3, window: 3600 };
      const uses = [one, other, one, other].map(({ app }) => app.limits.use('shared', limit));
      const allowed = (await Promise.all(uses)).filter((use) => use.allowed);
      expect(allowed).toHaveLength(3);

      const backups = { directory: one.dataDir, keep: 0 };
      const log = createLog('silent');
      const ids = { next: () => crypto.randomUUID() };
      await Promise.all(
        servers.map(({ app, clock, database: theirs }) =>
          runDailyJobs({
            database: theirs,
            clock,
            ids,
            limits: app.limits,
            log,
            backups,
            anchors: one.config,
          }),
        ),
      );
      const runs = await database.kysely
        .selectFrom('jobRuns')
        .select('job')
        .orderBy('job')
        .execute();
      expect(runs.map(({ job }) => job)).toEqual([
        'backup',
        'closures',
        'housekeeping',
        'overdue',
        'retentions',
      ]);
    });

    it('tell a screen on one of what the other is told by Stripe, and how far it is with an export', async () => {
      const [one, other] = servers;
      const karim = await one.signUp({ tier: null });
      const screen = await listen(other, karim);
      const { origin } = new URL(one.config.publicUrl);
      const checkout = await one.request('/api/functions/stripe-checkout', {
        as: karim,
        method: 'POST',
        body: {
          price_id: stripe.prices.PREMIUM,
          success_url: `${origin}/app/account`,
          cancel_url: `${origin}/`,
          mode: 'subscription',
        },
      });
      const { url } = (await checkout.json()) as { url: string };
      const start = one.clock.now().getTime() / 1000;
      const paid = stripe.pay(url, { start, end: start + 30 * 86_400 });
      const { payload, signature } = stripe.event('customer.subscription.created', paid);
      const delivered = await one.app.http.request(`${origin}/api/webhooks/stripe`, {
        method: 'POST',
        headers: { 'stripe-signature': signature },
        body: payload,
      });
      expect(delivered.status).toBe(200);
      // The customer, the subscription and its plan were written: each is worth a look.
      const heard = await eventsUntil(screen, ({ event }) => event === 'notification');
      expect(heard.map(({ event }) => event)).toContain('subscription');
      expect(heard.at(-1)).toMatchObject({ data: { title: 'Abonnement activé' } });
      const state = await other.request('/api/subscription', { as: karim });
      expect(await state.json()).toMatchObject({ active: true, tier: 'PREMIUM' });

      await (await one.request('/api/documents/export?progress=mine', { as: karim })).arrayBuffer();
      const told = await eventsUntil(screen, ({ event }) => event === 'export');
      expect(told.at(-1)).toEqual({
        event: 'export',
        data: { id: 'mine', done: 0, failed: 0, total: 0 },
      });
      await screen.close();
    });
  },
);

type Screen = Awaited<ReturnType<typeof listen>>;
type Heard = NonNullable<Awaited<ReturnType<Screen['next']>>>;

/** What a screen hears, up to the first event of that kind. */
async function eventsUntil(screen: Screen, isLast: (event: Heard) => boolean): Promise<Heard[]> {
  const heard: Heard[] = [];
  for (;;) {
    const event = await screen.next();
    if (event === null) return heard;
    heard.push(event);
    if (isLast(event)) return heard;
  }
}
