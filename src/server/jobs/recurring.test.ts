import { beforeAll, beforeEach, expect, it } from 'vitest';
import { accountsOf } from '#server/books/books.ts';
import type { DocumentListAnswer } from '#server/documents/answers.ts';
import { createClientPages } from '#server/documents/clientPage/address.ts';
import { createPdfMaker } from '#server/documents/files/pdf.ts';
import type { SeriesAnswer } from '#server/documents/recurring/answers.ts';
import { createLog } from '#server/log.ts';
import { MailError, type MailMessage } from '#server/mail/mail.ts';
import { createWitnesses } from '#server/register/witnesses.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { keptSeries } from '#testing/series.ts';
import { sharedRenderer } from '#testing/sharedRenderer.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { makeRecurring } from './recurring.ts';

describeOnBothDatabases('recurring invoices', (open) => {
  let app: TestApp;
  let transport: ReturnType<typeof scriptedTransport>;
  let run: () => Promise<void>;
  beforeAll(async () => {
    transport = scriptedTransport();
    app = await openTestApp({ database: await open(), deps: { mail: transport } });
    const ids = { next: () => crypto.randomUUID() };
    const parts = { database: app.database, clock: app.clock, ids, config: app.config };
    const letters = {
      mail: transport,
      limits: app.app.limits,
      pdf: createPdfMaker(sharedRenderer()),
      witnesses: createWitnesses({ ...parts, accounts: accountsOf(parts) }),
      pages: createClientPages(app.config),
    };
    // One server's look; two calls are two servers.
    run = () => makeRecurring({ ...parts, log: createLog('silent'), letters });
    return () => app.close();
  });
  beforeEach(() => {
    transport.reset();
    app.clock.set('2027-01-10T09:00:00Z');
  });

  it('are made once each with two servers at it, on the last day of each month, until the end', async () => {
    const desk = await openDesk(app);
    const { id } = await keptSeries(desk, { count: 3 });
    await desk.call(`/api/recurring/${id}/turns/1`, 'PUT', { skipped: true });
    for (const day of ['01-30', '01-31', '02-01', '02-28', '03-30', '03-31', '04-30']) {
      app.clock.set(`2027-${day}T09:00:00Z`);
      await Promise.all([run(), run()]);
      await run();
    }
    const made = await documents(desk);
    expect(made.map(({ date, dueDate, gross, state }) => [date, dueDate, gross, state])).toEqual([
      ['2027-01-31', '2027-02-15', 240, 'draft'],
      ['2027-03-31', '2027-04-15', 240, 'draft'],
    ]);
    const [first] = made;
    const { body } = await desk.call(`/api/documents/${first?.id}`);
    expect(body.lineItems[0]?.description).toBe('Maintenance de janvier 2027');
    expect(body).toMatchObject({ supplyDate: '2027-01-01', supplyEndDate: '2027-01-31' });
    expect(await read(desk, id)).toMatchObject({ state: 'ended', nextDay: null, left: 0 });
    expect(await titles(desk)).toEqual([
      'Facture récurrente prête',
      'Une série s’achève',
      'Facture récurrente prête',
    ]);
    expect(transport.taken(desk)).toEqual([]);
  });

  it('are issued and sent on their day, as profile, client and prices are by then', async () => {
    const desk = await openDesk(app);
    const { id } = await keptSeries(desk, { mode: 'send' });
    await desk.call(`/api/recurring/${id}/revisions`, 'POST', {
      from: '2027-01-31',
      sentence: 'passe à 210 €',
      lineItems: [{ description: 'Maintenance de {période}', quantity: 1, unitPrice: 210 }],
    });
    await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { company: 'Lune & Fils' });
    app.clock.set('2027-01-31T09:00:00Z');
    await Promise.all([run(), run()]);
    const [letter, ...others] = transport.taken(desk);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('Facture #INV-001');
    expect(await documents(desk)).toMatchObject([
      { number: 'INV-001', state: 'sent', gross: 252, clientName: 'Lune & Fils' },
    ]);
    expect((await read(desk, id)).past).toMatchObject([{ state: 'sent', reason: '' }]);
  });

  it('that were missed are drafts with one notice, and at most one letter leaves', async () => {
    const desk = await openDesk(app);
    const { id } = await keptSeries(desk, { mode: 'send' });
    app.clock.set('2027-05-31T09:00:00Z');
    await run();
    await run();
    expect(transport.taken(desk)).toHaveLength(1);
    const states = (await documents(desk)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['draft', 'draft', 'draft', 'draft', 'sent']);
    expect((await titles(desk)).toSorted()).toEqual([
      'E-mail envoyé',
      'Factures récurrentes en retard',
    ]);
    expect((await read(desk, id)).past.map(({ state }) => state)).toEqual([
      'sent',
      'drafted',
      'drafted',
      'drafted',
      'drafted',
    ]);
  });

  it('that cannot be issued or sent stay drafts, and after three the series waits and says why', async () => {
    const desk = await openDesk(app);
    const { id } = await keptSeries(desk, { mode: 'send' });
    const client = `/api/clients/${desk.clientId}`;
    await desk.call(client, 'PATCH', { address: '', postalCode: '', city: '' });
    app.clock.set('2027-01-31T09:00:00Z');
    await run();
    expect(transport.taken(desk)).toEqual([]);
    expect((await read(desk, id)).past[0]?.reason).toContain('adresse');
    await desk.call(client, 'PATCH', {
      address: '3 place Bellecour',
      postalCode: '69002',
      city: 'Lyon',
    });
    for (const day of ['2027-02-28', '2027-03-31']) {
      app.clock.set(`${day}T09:00:00Z`);
      transport.refuseNext();
      await run();
    }
    expect(transport.taken(desk)).toHaveLength(2);
    const paused = await read(desk, id);
    expect(paused.state).toBe('paused');
    expect(paused.reason).toContain('3 échecs de suite');
    expect((await documents(desk)).every(({ state }) => state === 'draft')).toBe(true);
    expect((await titles(desk)).toSorted()).toEqual([
      'Facture récurrente à reprendre',
      'Série suspendue',
      'Échec de l’envoi',
      'Échec de l’envoi',
    ]);
    app.clock.set('2027-04-30T09:00:00Z');
    await run();
    expect(await documents(desk)).toHaveLength(3);
  });

  it('whose server was killed while the letter was on its way are not sent again', async () => {
    const desk = await openDesk(app);
    const { id } = await keptSeries(desk, { mode: 'send' });
    app.clock.set('2027-01-31T09:00:00Z');
    const { arrived } = transport.holdNext();
    void run();
    await arrived;
    await run();
    app.clock.advance(21 * 60_000);
    await Promise.all([run(), run()]);
    expect(transport.taken(desk)).toHaveLength(1);
    const [turn] = (await read(desk, id)).past;
    expect(turn?.state).toBe('drafted');
    expect(turn?.reason).toContain('vérifiez si la facture est partie');
    expect(await titles(desk)).toEqual(['Facture récurrente à reprendre']);
  });

  it('of a client who was deleted are not made: the series waits', async () => {
    const desk = await openDesk(app);
    await desk.create({ date: '2027-01-10', dueDate: '2027-01-25' });
    const { id } = await keptSeries(desk);
    await desk.call(`/api/clients/${desk.clientId}`, 'DELETE');
    app.clock.set('2027-01-31T09:00:00Z');
    await run();
    expect(await read(desk, id)).toMatchObject({
      state: 'paused',
      reason: 'Ce client a été supprimé.',
    });
    // The warning before the deletion said so: no notice repeats it.
    expect(await titles(desk)).toEqual([]);
    expect(await documents(desk)).toHaveLength(1);
  });
});

const documents = async (desk: Desk) =>
  (await desk.call<DocumentListAnswer>('/api/documents')).body.items.toReversed();
const titles = async (desk: Desk) => {
  const { body } = await desk.call<{ items: { title: string }[] }>('/api/notifications');
  return body.items.map(({ title }) => title).toReversed();
};
const read = async (desk: Desk, id: string) =>
  (await desk.call<SeriesAnswer>(`/api/recurring/${id}`)).body;

/** A transport that accepts, unless told to refuse the next message or to keep it on its way. */
function scriptedTransport() {
  let messages: MailMessage[] = [];
  let next: 'accept' | 'refuse' | 'hold' = 'accept';
  let arrive: (() => void) | undefined;
  return {
    kind: 'smtp' as const,
    /** What was handed over for this account since the test began. */
    taken({ user }: Desk) {
      return messages.filter(({ userId }) => userId === user.id);
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
      if (now === 'refuse') {
        return Promise.reject(new MailError('mail_refused', 'Adresse inconnue'));
      }
      if (now === 'accept') return Promise.resolve([]);
      arrive?.();
      return new Promise<never>(() => {});
    },
    close() {},
  };
}
