import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { sum } from '#domain/money/decimal.ts';
import { accountsOf } from '#server/books/books.ts';
import { lockDocument } from '#server/documents/store.ts';
import { recordPayment } from '#server/payments/acts.ts';
import { allClosures } from '#server/register/closures.ts';
import { createLog } from '#server/log.ts';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import type { RegisterVerificationAnswer } from '#server/register/answers.ts';
import { accountOf } from '#testing/databases/accountOf.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { closePeriods } from './closures.ts';

const HOUR = 3_600_000;

const sums = (count: number, amount: number, perpetual: number) => [
  { currency: 'EUR', count, amount, perpetual },
];

async function verified(desk: Desk) {
  return (await desk.call<RegisterVerificationAnswer>('/api/register/verification')).body;
}

describeOnBothDatabases('closures', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
    return () => app.close();
  });

  const close = (clock: Pick<TestApp['clock'], 'now' | 'today'> = app.clock) =>
    closePeriods({
      database: app.database,
      clock,
      ids: { next: () => crypto.randomUUID() },
      log: createLog('silent'),
    });
  const closuresOf = (desk: Desk) => accountOf(app.database, desk.user.id).run(allClosures);

  async function issued(desk: Desk, unitPrice = 100_000) {
    const lineItems = [{ description: 'Pose', quantity: 1, unitPrice }];
    const date = app.clock.today();
    const draft = await desk.create({
      date,
      dueDate: date,
      lineItems,
      operationCategory: 'services',
    });
    const answer = await desk.call(`/api/documents/${draft.id}/issue`, 'POST');
    expect([answer.status, answer.body.error]).toEqual([200, undefined]);
    return draft.id;
  }

  async function pay(desk: Desk, id: string, amount: number, facts: object = {}) {
    const { status, body } = await desk.call<PaymentsAnswer>(
      `/api/documents/${id}/payments`,
      'POST',
      { day: app.clock.today(), amount, method: 'transfer', reason: 'Trop-perçu', ...facts },
    );
    expect(status).toBe(201);
    return body.items.at(-1)!.id;
  }

  it('are made once each by two servers, for every day missed, and for no day without a payment', async () => {
    app.clock.set('2026-11-27T09:00:00Z');
    const desk = await openDesk(app);
    const idle = await openDesk(app);
    const id = await issued(desk);
    await issued(idle);
    const first = await pay(desk, id, 1200);
    await pay(desk, id, 600, { method: 'cash' });
    await close();
    expect(await closuresOf(desk)).toEqual([]);
    app.clock.set('2026-11-30T22:59:00Z');
    await desk.call(`/api/payments/${first}/reversal`, 'POST', { reason: 'Erreur' });
    app.clock.set('2027-01-03T09:00:00Z');
    await pay(desk, id, 60, { day: '2026-11-27' });
    // No server was up for a month.
    await Promise.all([close(), close()]);

    const closures = await closuresOf(desk);
    expect(closures.map(({ kind, period, number }) => [kind, period, number])).toEqual([
      ['year', '2026', 1],
      ['month', '2026-11', 1],
      ['day', '2026-11-27', 1],
      ['day', '2026-11-30', 2],
    ]);
    expect(closures[0]).toMatchObject({
      totals: [
        {
          currency: 'EUR',
          count: 3,
          received: 1800,
          returned: -1200,
          amount: 600,
          rates: [{ rate: 20, gross: 600, vat: 100 }],
          means: [
            { method: 'transfer', amount: 0 },
            { method: 'cash', amount: 600 },
          ],
          yearToDate: 600,
          perpetual: { count: 3, received: 1800, returned: -1200, amount: 600 },
        },
      ],
    });
    expect(await closuresOf(idle)).toEqual([]);

    // The late payment keeps its own date, and is closed with the day it was recorded on.
    app.clock.set('2027-01-04T00:05:00Z');
    await close();
    expect((await closuresOf(desk)).at(-1)).toMatchObject({
      kind: 'day',
      period: '2027-01-03',
      number: 3,
      totals: [{ count: 1, amount: 60, yearToDate: 60, perpetual: { amount: 660 } }],
    });
    expect(await verified(desk)).toMatchObject({ problems: [] });
    const { body } = await desk.call<{ items: { sentence: string }[] }>(
      '/api/register?kind=period_closed',
    );
    expect(
      body.items.map(({ sentence }) => sentence.replaceAll('\u00A0', ' ')).toReversed(),
    ).toEqual([
      'Clôture journalière n° 1 du 27 nov. 2026 : 2 opérations, 1 800,00 €.',
      'Clôture journalière n° 2 du 30 nov. 2026 : 1 opération, −1 200,00 €.',
      'Clôture mensuelle n° 1 de novembre 2026 : 3 opérations, 600,00 €.',
      'Clôture annuelle n° 1 de 2026 : 3 opérations, 600,00 €.',
      'Clôture journalière n° 3 du 3 janv. 2027 : 1 opération, 60,00 €.',
    ]);
  });

  it('are shown and handed over with their running totals', async () => {
    app.clock.set('2028-05-30T09:00:00Z');
    const desk = await openDesk(app);
    const id = await issued(desk);
    await pay(desk, id, 1200);
    app.clock.set('2028-06-02T09:00:00Z');
    await pay(desk, id, -200, { method: 'cash' });
    app.clock.set('2029-01-01T09:00:00Z');
    await close();
    const year = 'from=2028-01-01&to=2028-12-31';
    const { body } = await desk.call(`/api/accounting/closures?${year}`);
    expect(body).toEqual({
      closures: [
        { kind: 'month', period: '2028-05', number: 1, totals: sums(1, 1200, 1200) },
        { kind: 'month', period: '2028-06', number: 2, totals: sums(1, -200, 1000) },
        { kind: 'year', period: '2028', number: 1, totals: sums(2, 1000, 1000) },
      ],
      days: 2,
      lastDay: '2028-06-02',
    });
    const june = await desk.call('/api/accounting/closures?from=2028-06-01&to=2028-06-30');
    expect(june.body).toMatchObject({ days: 1, closures: [{ period: '2028-06' }] });
    const csv = await app.request(`/api/accounting/closures.csv?${year}`, { as: desk.user });
    const rows = (await csv.text()).trim().split('\r\n');
    expect(rows.map((row) => row.split(';').slice(0, 8).join(';'))).toEqual([
      '"Clôture";"N°";"Période";"Devise";"Opérations";"Encaissé";"Rendu ou annulé";"Total de la période"',
      '"journalière";1;"2028-05-30";"EUR";1;1200,00;0,00;1200,00',
      '"journalière";2;"2028-06-02";"EUR";1;0,00;-200,00;-200,00',
      '"mensuelle";1;"2028-05";"EUR";1;1200,00;0,00;1200,00',
      '"mensuelle";2;"2028-06";"EUR";1;0,00;-200,00;-200,00',
      '"annuelle";1;"2028";"EUR";2;1200,00;-200,00;1000,00',
    ]);
    const stranger = await openDesk(app);
    const theirs = await stranger.call(`/api/accounting/closures?${year}`);
    expect(theirs.body).toEqual({ closures: [], days: 0, lastDay: null });
  });

  it('refuse a payment in what is closed, and are neither changed nor removed, nor made out of order', async () => {
    app.clock.set('2027-02-01T09:00:00Z');
    const desk = await openDesk(app);
    const id = await issued(desk);
    await pay(desk, id, 100);
    app.clock.set('2027-02-02T09:00:00Z');
    await close();
    const owner = sql.lit(desk.user.id);
    const slipped = sql`insert into payments (user_id, id, document_id, day, amount, currency, method, split, at)
      values (${owner}, 'slipped', ${sql.lit(id)}, '2027-02-01', 5, 'EUR', 'cash',
        '{"shares": [], "excess": 5}', '2027-02-01T10:00:00Z')`;
    for (const statement of [
      slipped,
      sql`insert into closures select user_id, kind, '2027-01-31', 2, totals, digest, at from closures where user_id = ${owner}`,
      sql`insert into closures select user_id, kind, '2027-02-02', 2, totals, digest, at from closures where user_id = ${owner}`,
      sql`insert into closures select user_id, kind, '2027-02-02', 3, totals, digest, at + interval '9 days' from closures where user_id = ${owner}`,
    ]) {
      await expect(statement.execute(app.database.kysely)).rejects.toMatchObject({ code: '23514' });
    }
    for (const statement of [
      'update closures set number = 1',
      'delete from closures',
      'truncate closures',
    ]) {
      await expect(sql.raw(statement).execute(app.database.kysely)).rejects.toMatchObject({
        code: '42501',
      });
    }
    // Whoever owns the database can switch the guard off: the check tells it.
    await sql`alter table payments disable trigger refuse_in_closed_day`.execute(
      app.database.kysely,
    );
    await slipped.execute(app.database.kysely);
    await sql`alter table payments enable trigger refuse_in_closed_day`.execute(
      app.database.kysely,
    );
    const { problems } = await verified(desk);
    const told = problems.map(({ message }) => message.replaceAll('\u00A0', ' '));
    expect(told).toContain(
      'La clôture journalière du 1er févr. 2027 ne correspond plus aux encaissements enregistrés.',
    );
  });

  it('leave a payment that a slower clock records to the day that is open', async () => {
    app.clock.set('2027-03-01T22:50:00Z');
    const desk = await openDesk(app);
    const id = await issued(desk);
    await pay(desk, id, 100);
    // Another server is past midnight and closes; this one is ten minutes behind.
    const ahead = new Date('2027-03-01T23:01:00Z');
    await close({ now: () => ahead, today: () => '2027-03-02' });
    await pay(desk, id, 50);
    expect(await verified(desk)).toMatchObject({ problems: [] });
    app.clock.set('2027-03-03T09:00:00Z');
    await close();
    const days = (await closuresOf(desk)).filter(({ kind }) => kind === 'day');
    expect(days.map(({ period, totals }) => [period, totals[0]?.amount])).toEqual([
      ['2027-03-01', 100],
      ['2027-03-02', 50],
    ]);
    expect(await verified(desk)).toMatchObject({ problems: [] });
  });

  it('hold what is being recorded while midnight passes', async () => {
    app.clock.set('2027-03-10T22:59:58Z');
    const desk = await openDesk(app);
    const id = await issued(desk);
    await pay(desk, id, 100);
    const clock = { now: () => new Date('2027-03-10T22:59:59Z') };
    const ids = { next: () => crypto.randomUUID() };
    const recorded = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const paying = accountsOf({ database: app.database, clock, ids })
      .of(desk.user.id, { userId: desk.user.id })
      .run(async (books) => {
        const document = (await lockDocument(books, id))!;
        const facts = { day: '2027-03-10', amount: 50, method: 'cash' as const };
        await recordPayment(books, document, { ...facts, reference: null, reason: null });
        recorded.resolve();
        await mayCommit.promise;
      });
    await recorded.promise;
    app.clock.set('2027-03-10T23:00:01Z');
    const closing = close();
    // Time for the closure to read what it can, did nothing hold it.
    await new Promise((resolve) => setTimeout(resolve, 300));
    mayCommit.resolve();
    await Promise.all([paying, closing]);
    const closures = await closuresOf(desk);
    expect(closures.map(({ period, totals }) => [period, totals[0]?.amount])).toEqual([
      ['2027-03-10', 150],
    ]);
    expect(await verified(desk)).toMatchObject({ problems: [] });
  });

  it('add up whatever the order of payments, reversals and closings, and verify', async () => {
    app.clock.set('2027-04-01T09:00:00Z');
    const step = fc.record({
      hours: fc.integer({ min: 1, max: 700 }),
      cents: fc.integer({ min: 1, max: 500_00 }),
      act: fc.constantFrom('pay', 'pay', 'reverse', 'close'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const desk = await openDesk(app);
        const id = await issued(desk);
        const standing: string[] = [];
        const amounts: number[] = [];
        for (const { hours, cents, act } of steps) {
          app.clock.advance(hours * HOUR);
          const reversed = act === 'reverse' ? standing.pop() : undefined;
          if (act === 'close') await close();
          else if (reversed) {
            const path = `/api/payments/${reversed}/reversal`;
            const { body } = await desk.call<PaymentsAnswer>(path, 'POST', { reason: 'Erreur' });
            amounts.push(body.items.at(-1)!.amount);
          } else {
            standing.push(await pay(desk, id, cents / 100));
            amounts.push(cents / 100);
          }
        }
        app.clock.advance(366 * 24 * HOUR);
        await close();
        const closures = await closuresOf(desk);
        for (const kind of ['day', 'month', 'year']) {
          const own = closures.filter((closure) => closure.kind === kind);
          expect(sum(own.flatMap(({ totals }) => totals.map(({ amount }) => amount)))).toBe(
            sum(amounts),
          );
          expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => index + 1));
        }
        expect((await verified(desk)).problems).toEqual([]);
      }),
      { numRuns: 8 },
    );
  }, 120_000);
});
