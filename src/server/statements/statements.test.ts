import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, inject, it } from 'vitest';
import { identified } from '#domain/statements/identity.ts';
import type { BankCredit } from '#domain/statements/line.ts';
import { openDatabase } from '#server/database/connect.ts';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { openTestDatabase } from '#testing/databases/openTestDatabase.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type {
  BankColumnsAnswer,
  BankCreditAnswer,
  BankCreditListAnswer,
  KeptCreditsAnswer,
  ProposalsAnswer,
} from './answers.ts';

type Refused = { error?: string; code?: string; fields?: Record<string, string> };

function line(overrides: Partial<BankCredit> = {}): BankCredit {
  return {
    day: '2026-11-18',
    cents: 162_000,
    currency: 'EUR',
    label: 'VIR SEPA BRASSERIE LUNE INV-001',
    payer: '',
    bankId: null,
    ...overrides,
  };
}

/** As the screen sends a file. */
function drop(desk: Desk, lines: BankCredit[], importId: string = randomUUID()) {
  return desk.call<KeptCreditsAnswer & Refused>('/api/bank-credits', 'POST', {
    importId,
    lines: identified(lines, 'FR76').map(({ identity, day, cents, currency, label, payer }) => ({
      identity,
      day,
      amount: cents / 100,
      currency,
      label,
      payer,
    })),
  });
}

async function waiting(desk: Desk) {
  return (await desk.call<ProposalsAnswer>('/api/bank-credits/proposals')).body;
}

function book(desk: Desk, id: string, body: object) {
  return desk.call<BankCreditAnswer & Refused>(`/api/bank-credits/${id}/booking`, 'POST', body);
}

function undo(desk: Desk, id: string) {
  return desk.call<BankCreditAnswer & Refused>(`/api/bank-credits/${id}/booking`, 'DELETE');
}

/** An invoice of 1 620,00 € TTC that has left. */
async function issued(desk: Desk, overrides: object = {}) {
  const draft = await desk.create({ date: '2026-11-02', ...overrides });
  const sent = await desk.call(`/api/documents/${draft.id}`, 'PATCH', { status: 'sent' });
  expect(sent.status).toBe(200);
  return sent.body;
}

async function paymentsOf(desk: Desk, id: string) {
  return (await desk.call<PaymentsAnswer>(`/api/documents/${id}/payments`)).body;
}

async function registerIsWhole(desk: Desk) {
  const { body } = await desk.call<{ valid: boolean }>('/api/register/verification');
  return body.valid;
}

/** What the screen sends when a proposal is accepted as it is. */
function accepted({ proposal }: ProposalsAnswer['items'][number]) {
  if (proposal!.payment) return { paymentId: proposal!.payment.id };
  return {
    parts: proposal!.parts.map(({ documentId, amount }) => ({ documentId, amount })),
  };
}

describeOnBothDatabases('bank statements', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
  });

  it('propose the invoice with its reason, and book it on the bank’s day as a transfer', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    expect(
      (await drop(desk, [line({ label: `VIR BRASSERIE LUNE ${invoice.number}` })])).body,
    ).toEqual({
      added: 1,
      known: 0,
    });
    const { items, sure } = await waiting(desk);
    expect(sure).toBe(1);
    expect(items).toMatchObject([
      {
        day: '2026-11-18',
        amount: 1620,
        left: 1620,
        proposal: {
          certainty: 'sure',
          reason: `Montant exact, numéro ${invoice.number} et nom du client dans le libellé`,
          parts: [{ documentId: invoice.id, amount: 1620 }],
        },
      },
    ]);
    const booked = await book(desk, items[0]!.id, accepted(items[0]!));
    expect(booked).toMatchObject({
      status: 201,
      body: { left: 0, bookings: [{ documentId: invoice.id, amount: 1620, typed: false }] },
    });
    expect(await paymentsOf(desk, invoice.id)).toMatchObject({
      left: 0,
      status: 'paid',
      items: [
        {
          day: '2026-11-18',
          amount: 1620,
          method: 'transfer',
          reference: `VIR BRASSERIE LUNE ${invoice.number}`,
        },
      ],
    });
    expect((await waiting(desk)).items).toEqual([]);
    expect(await registerIsWhole(desk)).toBe(true);
  });

  it('keep nothing twice when a file, or one that overlaps it, comes again', async () => {
    const desk = await openDesk(app);
    await issued(desk);
    const twins = [line({ bankId: null }), line({ bankId: null })];
    const first = [line({ bankId: 'A1', day: '2026-11-10' }), ...twins];
    expect((await drop(desk, first)).body).toEqual({ added: 3, known: 0 });
    const [item] = (await waiting(desk)).items;
    await book(desk, item!.id, accepted(item!));
    expect((await drop(desk, first.toReversed())).body).toEqual({ added: 0, known: 3 });
    const overlapping = [...twins, line({ bankId: 'A2', day: '2026-11-20' })];
    expect((await drop(desk, overlapping)).body).toEqual({ added: 1, known: 2 });
    expect((await waiting(desk)).waiting).toBe(3);
  });

  it('let one of two tabs book a line, once', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    await drop(desk, [line()]);
    const [item] = (await waiting(desk)).items;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => book(desk, item!.id, accepted(item!))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'already_booked',
      error: 'Cet encaissement est déjà pointé.',
    });
    expect((await paymentsOf(desk, invoice.id)).items).toHaveLength(1);
  });

  it('refuse what an invoice no longer asks for, and know money typed by hand', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    await drop(desk, [line({ label: `Brasserie Lune ${invoice.number}` })]);
    const [before] = (await waiting(desk)).items;
    const paid = await desk.call(`/api/documents/${invoice.id}/payments`, 'POST', {
      day: '2026-11-17',
      amount: 1620,
      method: 'transfer',
    });
    expect(paid.status).toBe(201);
    expect(await book(desk, before!.id, accepted(before!))).toMatchObject({
      status: 409,
      body: { code: 'less_due', error: `Sur la facture ${invoice.number}, plus rien n’est dû.` },
    });
    const [now] = (await waiting(desk)).items;
    expect(now!.proposal).toMatchObject({ parts: [], payment: { documentId: invoice.id } });
    expect(now!.proposal!.reason).toMatch(/^Déjà saisi à la main le 17/);
    expect((await book(desk, now!.id, accepted(now!))).body).toMatchObject({
      left: 0,
      bookings: [{ typed: true }],
    });
    expect((await paymentsOf(desk, invoice.id)).items).toHaveLength(1);
    expect((await book(desk, now!.id, accepted(now!))).status).toBe(409);

    // Undone, the payment typed by hand stays: it only leaves the line.
    expect((await undo(desk, now!.id)).body).toMatchObject({ left: 1620, bookings: [] });
    expect(await paymentsOf(desk, invoice.id)).toMatchObject({ paid: 1620, left: 0 });
  });

  it('take a match back by a reversal, and wait for the line again', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    await drop(desk, [line()]);
    const [item] = (await waiting(desk)).items;
    await book(desk, item!.id, accepted(item!));
    expect(await undo(desk, item!.id)).toMatchObject({
      status: 200,
      body: { left: 1620, bookings: [] },
    });
    const { items, left, status } = await paymentsOf(desk, invoice.id);
    expect([left, status]).toEqual([1620, 'sent']);
    expect(items.map(({ amount, reason }) => [amount, reason])).toEqual([
      [1620, null],
      [-1620, 'Pointage du relevé annulé'],
    ]);
    expect(await undo(desk, item!.id)).toMatchObject({ status: 409, body: { code: 'not_booked' } });

    // Booked anew, then reversed on the invoice's own page: the line waits again as well.
    await book(desk, item!.id, accepted(item!));
    const again = (await paymentsOf(desk, invoice.id)).items.find(({ stands }) => stands)!;
    await desk.call(`/api/payments/${again.id}/reversal`, 'POST', { reason: 'Erreur' });
    expect((await waiting(desk)).items).toMatchObject([{ left: 1620, proposal: {} }]);
    expect(await registerIsWhole(desk)).toBe(true);
  });

  it('book what is due and leave the rest, or all of it when the user says so', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    await drop(desk, [line({ cents: 170_000, label: `LUNE ${invoice.number}` })]);
    const [item] = (await waiting(desk)).items;
    expect(item!.proposal).toMatchObject({ beyond: 80, parts: [{ amount: 1620 }] });
    const over = { parts: [{ documentId: invoice.id, amount: 1700 }] };
    expect((await book(desk, item!.id, over)).body.code).toBe('less_due');
    expect((await book(desk, item!.id, accepted(item!))).body).toMatchObject({ left: 80 });
    const rest = { parts: [{ documentId: invoice.id, amount: 80, excess: true }] };
    expect((await book(desk, item!.id, rest)).body).toMatchObject({ left: 0 });
    expect(await paymentsOf(desk, invoice.id)).toMatchObject({ left: -80 });
    const much = { parts: [{ documentId: invoice.id, amount: 0.01, excess: true }] };
    expect((await book(desk, item!.id, much)).body.code).toBe('already_booked');
  });

  it('pay several invoices with one line, or none when one of them refuses', async () => {
    const desk = await openDesk(app);
    const [one, two] = [await issued(desk), await issued(desk, { date: '2026-11-03' })];
    await drop(desk, [line({ cents: 324_000, label: 'VIR BRASSERIE LUNE' })]);
    const [item] = (await waiting(desk)).items;
    expect(item!.proposal!.reason).toContain('Somme exacte de 2');
    const wrong = {
      parts: [
        { documentId: one.id, amount: 1620 },
        { documentId: two.id, amount: 1620.01 },
      ],
    };
    expect((await book(desk, item!.id, wrong)).status).toBe(409);
    expect((await paymentsOf(desk, one.id)).items).toEqual([]);
    expect((await book(desk, item!.id, accepted(item!))).body.bookings).toHaveLength(2);
    expect([await paymentsOf(desk, one.id), await paymentsOf(desk, two.id)]).toMatchObject([
      { left: 0 },
      { left: 0 },
    ]);
  });

  it('ask for what is due now: a retention waits for its day', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk, { retention: 5 });
    await drop(desk, [line({ cents: 153_900, label: `VIR BRASSERIE LUNE ${invoice.number}` })]);
    const [credit] = (await waiting(desk)).items;
    expect(credit!.proposal).toMatchObject({
      certainty: 'sure',
      reason: expect.stringMatching(/^Montant exact.*81,00.€ gardés en retenue de garantie$/),
      parts: [{ documentId: invoice.id, amount: 1539 }],
    });
    await book(desk, credit!.id, accepted(credit!));
    const later = line({ cents: 5000, day: '2026-11-20', label: 'VIR BRASSERIE LUNE' });
    await drop(desk, [later, { ...later, cents: 8100 }]);
    const [kept, other] = (await waiting(desk)).items;
    expect(kept!.proposal).toMatchObject({ parts: [{ documentId: invoice.id, amount: 81 }] });
    expect(other!.proposal).toBeNull();
  });

  it('set lines aside and take them up again, and tell how the last file stands', async () => {
    const desk = await openDesk(app);
    await issued(desk);
    await drop(desk, [line({ label: 'REMISE DE CHEQUES', cents: 100 }), line()]);
    const [first, other] = (await waiting(desk)).items;
    expect(other!.proposal).toBeNull();
    const aside = `/api/bank-credits/${other!.id}/set-aside`;
    expect((await desk.call(aside, 'POST')).body).toMatchObject({ setAside: true });
    await book(desk, first!.id, accepted(first!));
    expect((await waiting(desk)).last).toMatchObject({
      credits: 2,
      booked: 1,
      bookedAmount: 1620,
      setAside: 1,
      waiting: 0,
      waitingAmount: 0,
      until: '2026-11-18',
      currency: 'EUR',
    });
    const lists = async (state: string) =>
      (await desk.call<BankCreditListAnswer>(`/api/bank-credits?state=${state}`)).body.items;
    expect((await lists('set_aside')).map(({ id }) => id)).toEqual([other!.id]);
    expect((await lists('booked')).map(({ id }) => id)).toEqual([first!.id]);
    await desk.call(aside, 'DELETE');
    expect((await waiting(desk)).items.map(({ id }) => id)).toEqual([other!.id]);
  });

  it('warn of a line that another file told of before', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    await issued(desk, { date: '2026-11-03' });
    await drop(desk, [line({ label: `LUNE ${invoice.number}`, bankId: 'OFX-1' })]);
    const [first] = (await waiting(desk)).items;
    await book(desk, first!.id, accepted(first!));
    // The same money as a CSV words it: not the same line, but of the same day and amount.
    await drop(desk, [line({ label: 'VIREMENT DE BRASSERIE LUNE' })]);
    const [second] = (await waiting(desk)).items;
    expect(second!.proposal).toMatchObject({ certainty: 'possible' });
    expect(second!.proposal!.reason).toContain('même jour et même montant');
  });

  it('remember how the tables of a bank are read', async () => {
    const desk = await openDesk(app);
    const columns = {
      header: 0,
      day: 1,
      dayOrder: 'dmy',
      amount: null,
      credit: 3,
      label: [2],
      payer: null,
      bankId: null,
      currency: null,
      state: null,
    };
    const put = (signature: string, credit: number) =>
      desk.call('/api/bank-columns', 'PUT', { signature, columns: { ...columns, credit } });
    expect((await put('date|libelle', 3)).status).toBe(204);
    expect((await put('date|libelle', 4)).status).toBe(204);
    const { body } = await desk.call<BankColumnsAnswer>('/api/bank-columns');
    expect(body.items).toEqual([{ signature: 'date|libelle', columns: { ...columns, credit: 4 } }]);
    expect((await put('', 4)).status).toBe(400);
  });

  it('belong to their user', async () => {
    const desk = await openDesk(app);
    const stranger = await openDesk(app);
    const invoice = await issued(desk);
    await drop(desk, [line()]);
    await drop(stranger, [line()]);
    const [item] = (await waiting(desk)).items;
    const [theirs] = (await waiting(stranger)).items;
    expect((await book(stranger, item!.id, accepted(item!))).status).toBe(404);
    expect((await undo(stranger, item!.id)).status).toBe(404);
    // One's own line on another's invoice.
    const foreign = { parts: [{ documentId: invoice.id, amount: 1 }] };
    expect((await book(stranger, theirs!.id, foreign)).status).toBe(404);
    expect((await paymentsOf(desk, invoice.id)).items).toEqual([]);
  });

  it('refuse beside its field what is no line, and other currencies', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    expect((await drop(desk, [])).status).toBe(400);
    expect((await drop(desk, [line({ cents: 0 })])).body.fields).toHaveProperty('lines.0.amount');
    expect((await drop(desk, [line({ day: '2026-02-30' })])).body.fields).toHaveProperty(
      'lines.0.day',
    );
    await drop(desk, [line({ currency: 'USD' })]);
    const [item] = (await waiting(desk)).items;
    expect(item!.proposal).toBeNull();
    const dollars = { parts: [{ documentId: invoice.id, amount: 1620 }] };
    expect((await book(desk, item!.id, dollars)).body.code).toBe('other_currency');
  });

  it('cannot be booked above themselves, whatever is written behind the code’s back', async () => {
    const desk = await openDesk(app);
    const invoice = await issued(desk);
    await drop(desk, [line({ cents: 100 })]);
    const [item] = (await waiting(desk)).items;
    await desk.call(`/api/documents/${invoice.id}/payments`, 'POST', {
      day: '2026-11-18',
      amount: 2,
      method: 'card',
    });
    const { items } = await paymentsOf(desk, invoice.id);
    const write = app.database.tenant(desk.user.id).run((tx) =>
      tx
        .insertInto('bankBookings')
        .values({
          userId: desk.user.id,
          creditId: item!.id,
          paymentId: items[0]!.id,
          typed: true,
        })
        .execute(),
    );
    await expect(write).rejects.toMatchObject({ code: '23514' });
    const change = app.database
      .tenant(desk.user.id)
      .run((tx) => sql`update bank_credits set booked_amount = 0`.execute(tx));
    await expect(change).rejects.toMatchObject({ code: '42501' });
  });

  it('go with their account; its payments stay', async () => {
    const desk = await openDesk(app);
    await issued(desk);
    await drop(desk, [line()]);
    const [item] = (await waiting(desk)).items;
    await book(desk, item!.id, accepted(item!));
    const rows = async (table: string) => {
      const found = await sql<{ count: number }>`select count(*)::int as count
        from ${sql.table(table)} where user_id = ${desk.user.id}`.execute(app.database.kysely);
      return found.rows[0]!.count;
    };
    await sql`select erase_account(${desk.user.id})`.execute(app.database.kysely);
    expect([
      await rows('bank_credits'),
      await rows('bank_bookings'),
      await rows('payments'),
    ]).toEqual([0, 0, 1]);
  });
});

it.skipIf(inject('postgres') === null)(
  'two servers book a line once, and never pay an invoice twice (needs PostgreSQL)',
  async () => {
    const database = await openTestDatabase('postgresql');
    const second = await openDatabase(database);
    const servers = [await openTestApp({ database }), await openTestApp({ database: second })];
    const desk = await openDesk(servers[0]!);
    const invoice = await issued(desk);
    await drop(desk, [line(), line({ day: '2026-11-19' })]);
    const { items } = await waiting(desk);
    const whole = { parts: [{ documentId: invoice.id, amount: 1620 }] };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        servers[at % 2]!.request(`/api/bank-credits/${items[at % 3 === 0 ? 0 : 1]!.id}/booking`, {
          as: desk.user,
          method: 'POST',
          body: whole,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      201,
      ...Array.from({ length: 11 }, () => 409),
    ]);
    expect(await paymentsOf(desk, invoice.id)).toMatchObject({ paid: 1620, left: 0 });
    expect(await registerIsWhole(desk)).toBe(true);
    for (const server of servers) await server.close();
    await second.close();
    await database.close();
  },
);
