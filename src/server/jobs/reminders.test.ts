import { beforeAll, beforeEach, expect, it } from 'vitest';
import { DEFAULT_SEQUENCE } from '#domain/reminders/stages.ts';
import { accountsOf } from '#server/books/books.ts';
import { createClientPages } from '#server/documents/clientPage/address.ts';
import { createPdfMaker } from '#server/documents/files/pdf.ts';
import { settleInterruptedEmails } from '#server/documents/mail/interruptedEmails.ts';
import type { RemindersAnswer } from '#server/documents/reminders/answers.ts';
import { createLog } from '#server/log.ts';
import { MailError, type MailMessage } from '#server/mail/mail.ts';
import type { RegisterListAnswer } from '#server/register/answers.ts';
import { createWitnesses } from '#server/register/witnesses.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { sentInvoice } from '#testing/lateInvoice.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { sendReminders } from './reminders.ts';

const AUTOMATIC = { automatic: true, alsaceMoselle: false, sequence: DEFAULT_SEQUENCE, rates: [] };
const LETTER = { subject: 'Relance', message: 'Bonjour.' };
// J+3, a Monday: the first letter is due since Saturday.
const MONDAY = '2027-01-18T09:00:00Z';

describeOnBothDatabases('the reminders that leave by themselves', (open) => {
  let app: TestApp;
  let transport: ReturnType<typeof scriptedTransport>;
  beforeAll(async () => {
    transport = scriptedTransport();
    app = await openTestApp({ database: await open(), deps: { mail: transport } });
    return () => app.close();
  });
  beforeEach(() => {
    transport.reset();
  });

  /** One server's look; two calls are two servers. */
  const run = (clock: Pick<TestApp['clock'], 'now' | 'today'> = app.clock) => {
    const ids = { next: () => crypto.randomUUID() };
    const parts = { database: app.database, clock, ids, config: app.config };
    return sendReminders({
      ...parts,
      log: createLog('silent'),
      rates: app.config.lateRates,
      letters: {
        mail: transport,
        limits: app.app.limits,
        // What is sealed is read, never drawn.
        pdf: createPdfMaker({} as Parameters<typeof createPdfMaker>[0]),
        witnesses: createWitnesses({ ...parts, accounts: accountsOf(parts) }),
        pages: createClientPages(app.config),
      },
    });
  };
  const settle = (before?: Date) =>
    settleInterruptedEmails(
      { database: app.database, clock: app.clock, ids: { next: () => crypto.randomUUID() } },
      before,
    );

  async function lateDesk() {
    const desk = await openDesk(app);
    const id = await sentInvoice(app, desk);
    const saved = await desk.call('/api/reminder-settings', 'PUT', AUTOMATIC);
    expect(saved.status).toBe(200);
    return { desk, id };
  }

  it('leave once each with two servers at it, run after run, until the formal notice', async () => {
    const { desk, id } = await lateDesk();
    const left: string[] = [];
    for (let day = 5; day <= 60; day += 1) {
      app.clock.set(new Date(Date.UTC(2027, 0, day, 9)).toISOString());
      await Promise.all([run(), run()]);
      await run();
      for (const { subject } of transport.taken(desk)) left.push(`${app.clock.today()} ${subject}`);
    }
    expect(left.map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
      '2027-01-12 Rappel : Facture #INV-001, à régler le 15 janvier 2027',
      '2027-01-16 Relance : Facture #INV-001',
      '2027-01-25 2e relance : Facture #INV-001',
      '2027-02-04 3e relance : Facture #INV-001',
    ]);
    // A formal notice has effects in law: a person decides it.
    const { body } = await desk.call<RemindersAnswer>(`/api/documents/${id}/reminders`);
    expect(body.planned).toMatchObject([{ stage: 'formal_notice', automatic: false }]);
    const due = await desk.call<{ items: object[] }>('/api/reminders');
    expect(due.body.items).toMatchObject([{ documentId: id, stage: 'formal_notice' }]);
    const register = await desk.call<RegisterListAnswer>(`/api/documents/${id}/register`);
    const sentences = register.body.items.map(({ sentence }) => sentence.replaceAll('\u00A0', ' '));
    expect(sentences[0]).toBe(
      'Facture INV-001 : 3e relance envoyée à helene@brasserie-lune.example.',
    );
    expect(await verified(desk)).toEqual([]);
  });

  it('stay where nobody asked for them, for a client left alone, at night, on a Sunday', async () => {
    const desk = await openDesk(app);
    await sentInvoice(app, desk);
    app.clock.set(MONDAY);
    await run();
    expect(transport.taken(desk)).toEqual([]);
    const off = { sequence: null, off: true };
    await desk.call('/api/reminder-settings', 'PUT', AUTOMATIC);
    await desk.call(`/api/clients/${desk.clientId}/reminders`, 'PUT', off);
    await run();
    expect(transport.taken(desk)).toEqual([]);
    await desk.call(`/api/clients/${desk.clientId}/reminders`, 'PUT', { ...off, off: false });
    for (const instant of ['2027-01-17T09:00:00Z', '2027-01-18T03:00:00Z']) {
      app.clock.set(instant);
      await run();
    }
    expect(transport.taken(desk)).toEqual([]);
    app.clock.set(MONDAY);
    await run();
    expect(transport.taken(desk)).toHaveLength(1);
  });

  it('whose server was killed between the sending and its row is never sent again by itself', async () => {
    const { desk, id } = await lateDesk();
    app.clock.set(MONDAY);
    const { arrived } = transport.holdNext();
    // It reached the transport; what came of it is never written.
    void run();
    await arrived;
    expect(transport.taken(desk)).toHaveLength(1);
    app.clock.advance(11 * 60_000);
    await Promise.all([settle(), settle()]);
    await Promise.all([run(), run()]);
    expect(transport.taken(desk)).toEqual([]);
    const { body } = await desk.call<RemindersAnswer>(`/api/documents/${id}/reminders`);
    expect(body.letters).toMatchObject([{ stage: 'first', state: 'uncertain' }]);
    expect(body.planned[0]).toMatchObject({ stage: 'second' });

    // A person may send it again, knowing that it may have left.
    const again = (asked: boolean) =>
      desk.call<{ code: string }>(`/api/documents/${id}/reminders`, 'POST', {
        ...LETTER,
        stage: 'first',
        again: asked,
      });
    expect(await again(false)).toMatchObject({ status: 409, body: { code: 'perhaps_sent' } });
    expect((await again(true)).status).toBe(200);
    expect(transport.taken(desk)).toHaveLength(1);
    expect(await again(true)).toMatchObject({ status: 409, body: { code: 'already_reminded' } });
  });

  it('that the transport refuses is told, not tried again by itself, and may be sent by hand', async () => {
    const { desk, id } = await lateDesk();
    app.clock.set(MONDAY);
    transport.refuseNext();
    await run();
    await run();
    expect(transport.taken(desk)).toHaveLength(1);
    const due = await desk.call<{ items: object[] }>('/api/reminders');
    expect(due.body.items).toMatchObject([{ documentId: id, stage: 'first', failed: true }]);
    const told = await desk.call<{ items: { title: string }[] }>('/api/notifications');
    expect(told.body.items.map(({ title }) => title)).toEqual(['Échec de l’envoi']);
    const sent = await desk.call(`/api/documents/${id}/reminders`, 'POST', {
      ...LETTER,
      stage: 'first',
    });
    expect(sent.status).toBe(200);
    expect(transport.taken(desk)).toHaveLength(1);
  });

  it('one that fails keeps no other from leaving', async () => {
    const { desk } = await lateDesk();
    await sentInvoice(app, desk);
    app.clock.set(MONDAY);
    transport.refuseNext();
    await run();
    expect(transport.taken(desk)).toHaveLength(2);
  });

  it('does not leave when the payment, a promise or the avoir came between the plan and the sending', async () => {
    const { desk, id } = await lateDesk();
    app.clock.set(MONDAY);
    // The last step before the row: by then the plan was read and the letter composed.
    const acts = [
      () => desk.call(`/api/documents/${id}`, 'PATCH', { status: 'paid' }),
      () =>
        desk.call(`/api/documents/${id}/reminder-hold`, 'PUT', {
          kind: 'promise',
          until: '2027-01-20',
          reason: '',
        }),
    ];
    for (const act of acts) {
      const { limits } = app.app;
      const require = limits.require;
      limits.require = async (...args) => {
        limits.require = require;
        expect((await act()).status).toBe(200);
        return require(...args);
      };
      await run();
      limits.require = require;
      expect(transport.taken(desk)).toEqual([]);
      await desk.call(`/api/documents/${id}`, 'PATCH', { status: 'sent' });
    }
    const { body } = await desk.call<RemindersAnswer>(`/api/documents/${id}/reminders`);
    expect(body.letters).toEqual([]);
    expect(body.planned[0]).toEqual({ stage: 'first', day: '2027-01-21', automatic: true });
  });

  it('leave once whichever way the clock is set', async () => {
    const { desk } = await lateDesk();
    app.clock.set(MONDAY);
    await run();
    expect(transport.taken(desk)).toHaveLength(1);
    // A month ahead by mistake: one letter, not the three that were skipped.
    app.clock.set('2027-02-18T09:00:00Z');
    await run();
    await run();
    expect(transport.taken(desk)).toHaveLength(1);
    app.clock.set(MONDAY);
    await run();
    app.clock.set('2027-01-27T09:00:00Z');
    await run();
    expect(transport.taken(desk)).toEqual([]);
    expect(await verified(desk)).toEqual([]);
  });
});

async function verified(desk: Desk) {
  const { body } = await desk.call<{ problems: object[] }>('/api/register/verification');
  return body.problems;
}

/** A transport that accepts, unless told to refuse the next message or to keep it on its way. */
function scriptedTransport() {
  let messages: MailMessage[] = [];
  let next: 'accept' | 'refuse' | 'hold' = 'accept';
  let arrive: (() => void) | undefined;
  return {
    kind: 'smtp' as const,
    /** What was handed over for this account since it was last asked. */
    taken({ user }: Desk) {
      const before = messages;
      messages = [];
      return before.filter(({ userId }) => userId === user.id);
    },
    refuseNext() {
      next = 'refuse';
    },
    holdNext() {
      const arrived = Promise.withResolvers<void>();
      arrive = arrived.resolve;
      next = 'hold';
      return { arrived: arrived.promise };
    },
    reset() {
      messages = [];
      next = 'accept';
    },
    send(message: MailMessage) {
      const now = next;
      next = 'accept';
      messages.push(message);
      if (now === 'refuse')
        return Promise.reject(new MailError('mail_refused', 'Adresse inconnue'));
      if (now === 'accept') return Promise.resolve([]);
      arrive?.();
      return new Promise<never>(() => {});
    },
    close() {},
  };
}
