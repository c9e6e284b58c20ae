import { beforeAll, expect, it } from 'vitest';
import type { NotificationListAnswer } from '#server/notifications/answers.ts';
import type { RegisterListAnswer } from '#server/register/answers.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import type { TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { INTERRUPTED, settleInterruptedEmails } from './interruptedEmails.ts';

/** What an invoice’s letter writes before it leaves. */
const ISSUED = ['created', 'sealed', 'issued'];
const LETTER = { subject: 'Facture #INV-001', message: 'Bonjour Hélène.' };

describeOnBothDatabases('an e-mail whose server stopped while it left', (open) => {
  let database: TestDatabase;
  let app: TestApp;
  let transport: ReturnType<typeof heldTransport>;
  beforeAll(async () => {
    database = await open();
    transport = heldTransport();
    app = await openTestApp({ database, deps: { mail: transport } });
    return () => app.close();
  });

  const settle = (before?: Date) =>
    settleInterruptedEmails(
      { database, clock: app.clock, ids: { next: () => crypto.randomUUID() } },
      before,
    );

  it('is shown as failed and told once; an outcome that comes after all is what counts', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    const { arrived, release } = transport.holdNext();
    const sending = desk.call(`/api/documents/${id}/email`, 'POST', LETTER);
    await arrived;
    await settle();
    expect(await state(desk, id)).toEqual({ lastEmail: null, told: [], kinds: ISSUED });

    app.clock.advance(11 * 60_000);
    await Promise.all([settle(), settle()]);
    expect(await state(desk, id)).toEqual({
      lastEmail: expect.objectContaining({ ok: false, error: INTERRUPTED, ...LETTER }),
      told: ['Échec de l’envoi'],
      kinds: [...ISSUED, 'emailed'],
    });

    release();
    expect(await sending).toMatchObject({ status: 200, body: { status: 'sent' } });
    const after = await state(desk, id);
    expect(after.lastEmail).toMatchObject({ ok: true, error: null });
    expect(after.told).toEqual(['E-mail envoyé', 'Échec de l’envoi']);
  });

  it('leaves its invoice issued: nobody knows whether the client has it', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    const { arrived, release } = transport.holdNext();
    const sending = desk.call(`/api/documents/${id}/email`, 'POST', LETTER);
    await arrived;
    app.clock.advance(11 * 60_000);
    await settle(app.clock.now());
    expect(await desk.call(`/api/documents/${id}`, 'DELETE')).toMatchObject({
      status: 409,
      body: { code: 'issued' },
    });
    expect((await state(desk, id)).kinds).toEqual([...ISSUED, 'emailed']);
    release();
    expect(await sending).toMatchObject({ status: 200, body: { status: 'sent' } });
  });

  it('is closed without a word lost when its quote was withdrawn meanwhile', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create({ type: 'quote', dueDate: null });
    const { arrived, release } = transport.holdNext();
    const sending = desk.call(`/api/documents/${id}/email`, 'POST', LETTER);
    await arrived;
    const early = await desk.call<{ code: string }>(`/api/documents/${id}`, 'DELETE');
    expect([early.status, early.body.code]).toEqual([409, 'sending']);
    // Longer than any transport is waited for: the sending counts as lost.
    app.clock.advance(11 * 60_000);
    expect((await desk.call(`/api/documents/${id}`, 'DELETE')).status).toBe(204);
    await settle(app.clock.now());
    const { kinds } = await state(desk, id);
    expect(kinds).toEqual(['created', 'withdrawn', 'emailed']);
    release();
    // It left after all: its sender is told so, and not that there is no such document.
    const late = (await sending) as unknown as { status: number; body: { error: string } };
    expect([late.status, late.body.error]).toEqual([
      410,
      'Le message est parti, mais son document a été supprimé entre-temps.',
    ]);
  });
});

/** A transport that keeps a message until told to accept it. */
function heldTransport() {
  let arrive: (() => void) | undefined;
  let released = Promise.resolve();
  return {
    kind: 'smtp' as const,
    holdNext() {
      const arrived = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      arrive = arrived.resolve;
      released = release.promise;
      return { arrived: arrived.promise, release: release.resolve };
    },
    async send() {
      arrive?.();
      await released;
      return [];
    },
    close() {},
  };
}

async function state(desk: Desk, id: string) {
  const document = await desk.call(`/api/documents/${id}`);
  const notifications = await desk.call<NotificationListAnswer>('/api/notifications');
  const register = await desk.call<RegisterListAnswer>(`/api/documents/${id}/register`);
  return {
    lastEmail: document.body.lastEmail,
    told: notifications.body.items.map(({ title }) => title).toSorted(),
    kinds: register.body.items.map(({ kind }) => kind).toReversed(),
  };
}
