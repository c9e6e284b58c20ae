import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SEQUENCE } from '#domain/reminders/stages.ts';
import type { RegisterListAnswer } from '#server/register/answers.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { sentInvoice } from '#testing/lateInvoice.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { madameRoche } from '#testing/world/people.ts';
import type {
  DueRemindersAnswer,
  ReminderLetterAnswer,
  RemindersAnswer,
  ReminderSettingsAnswer,
} from './answers.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const ACCOUNT = { automatic: false, alsaceMoselle: false, sequence: DEFAULT_SEQUENCE, rates: [] };
const RATES_OF_2027 = [
  { from: '2026-07-01', refinancing: null, legal: 2.6 },
  { from: '2027-01-01', refinancing: null, legal: 2.5 },
];

/** What is asked and done on one invoice. */
const calls = (desk: Desk, id: string) => ({
  read: async () => (await desk.call<RemindersAnswer>(`/api/documents/${id}/reminders`)).body,
  letter: async (query = '') =>
    (await desk.call<ReminderLetterAnswer>(`/api/documents/${id}/reminder-letter${query}`)).body,
  send: (body: object) =>
    desk.call<RemindersAnswer & { code?: string; error?: string }>(
      `/api/documents/${id}/reminders`,
      'POST',
      body,
    ),
});

describeOnBothDatabases('reminders', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
    return () => app.close();
  });

  async function late(instant = '2027-01-26T09:00:00Z', overrides: object = {}) {
    const desk = await openDesk(app);
    const id = await sentInvoice(app, desk, overrides);
    await desk.call('/api/reminder-settings', 'PUT', { ...ACCOUNT, rates: RATES_OF_2027 });
    app.clock.set(instant);
    return { desk, id, ...calls(desk, id) };
  }

  it('say what is owed today, what comes, and write the letter of its turn', async () => {
    const { read, letter } = await late();
    const answer = await read();
    expect(answer).toMatchObject({
      remindable: true,
      letters: [],
      planned: [
        { stage: 'first', day: '2027-01-26' },
        { stage: 'second', day: '2027-02-04' },
        { stage: 'third', day: '2027-02-15' },
        { stage: 'formal_notice', day: '2027-02-25' },
      ],
      // 1 200 × 7.5 % × 11 / 365.
      sum: { left: 1200, penalties: 2.71, fee: 40, total: 1242.71, unknown: null },
    });
    expect(answer.writable.map(({ stage }) => stage)).toEqual([
      'first',
      'second',
      'third',
      'formal_notice',
    ]);
    expect(await letter()).toMatchObject({ stage: 'first', tone: 'cordial', claims: false });
    const third = await letter('?stage=third&tone=neutral');
    expect(plain(third.message)).toContain('2,71 € de pénalités de retard');
  });

  it('leave by hand as they were rewritten, once a stage, and are told in the life of the invoice', async () => {
    const { desk, id, send, read } = await late();
    const written = { subject: 'Votre parquet', message: 'Bonjour Hélène.', stage: 'first' };
    const sent = await send(written);
    expect(sent.status).toBe(200);
    expect(sent.body.letters).toEqual([
      { stage: 'first', state: 'sent', channel: 'email', day: '2027-01-26' },
    ]);
    const message = app.mail.sent.at(-1)!;
    expect(message).toMatchObject({
      to: 'helene@brasserie-lune.example',
      subject: 'Votre parquet',
      attachments: [{ name: 'Facture_INV-001.pdf' }],
    });
    expect(await send(written)).toMatchObject({
      status: 409,
      body: { code: 'already_reminded', error: expect.stringContaining('déjà partie le 26') },
    });
    // Skipping one is a choice; going back is not.
    expect((await send({ ...written, stage: 'third' })).status).toBe(200);
    expect((await send({ ...written, stage: 'second' })).status).toBe(409);
    expect((await read()).planned).toMatchObject([{ stage: 'formal_notice' }]);
    const register = await desk.call<RegisterListAnswer>(`/api/documents/${id}/register`);
    const lives = register.body.items.map(({ life }) => life && plain(life.sentence));
    expect(lives).toContain(
      'Relancée (1re relance) : message pour helene@brasserie-lune.example gardé dans la boîte d’envoi',
    );
    const told = await desk.call<{ items: { title: string; message: string }[] }>(
      '/api/notifications',
    );
    expect(told.body.items[0]?.title).toBe('Relance gardée');
  });

  it('wait while they are held, and go on the day after a promise', async () => {
    const { desk, id, send, read } = await late();
    const path = `/api/documents/${id}/reminder-hold`;
    const refused = await desk.call<{ fields?: object }>(path, 'PUT', {
      kind: 'promise',
      until: null,
      reason: '',
    });
    expect(refused).toMatchObject({ status: 400, body: { fields: { until: expect.any(String) } } });
    const promise = { kind: 'promise', until: '2027-01-29', reason: 'Virement vendredi' };
    expect((await desk.call(path, 'PUT', promise)).status).toBe(200);
    const held = await read();
    expect(plain(held.hold?.sentence ?? '')).toBe(
      'Relances suspendues jusqu’au 29 janv. 2027 : paiement promis (Virement vendredi)',
    );
    expect(held.planned[0]).toMatchObject({ stage: 'first', day: '2027-01-30' });
    const letter = { subject: 'a', message: 'b', stage: 'first' };
    expect(await send(letter)).toMatchObject({ status: 409, body: { code: 'reminders_held' } });
    expect(await due(desk)).toEqual([]);
    expect((await desk.call(path, 'DELETE')).status).toBe(200);
    expect(await due(desk)).toMatchObject([{ documentId: id, stage: 'first', before: 0 }]);
    const dispute = { kind: 'dispute', until: null, reason: '' };
    await desk.call(path, 'PUT', dispute);
    app.clock.set('2027-03-30T09:00:00Z');
    expect((await read()).planned).toEqual([]);
    const { body } = await desk.call<{ problems: object[] }>('/api/register/verification');
    expect(body.problems).toEqual([]);
  });

  it('leave neither on a Sunday nor on a holiday, and on Good Friday outside Alsace only', async () => {
    const { desk, send, read } = await late('2027-03-21T09:00:00Z');
    const letter = { subject: 'a', message: 'b', stage: 'first' };
    const sunday = await send(letter);
    expect([sunday.status, sunday.body.code]).toEqual([409, 'day_off']);
    expect((await read()).openDay).toBe('2027-03-22');
    app.clock.set('2027-03-29T09:00:00Z');
    expect((await send(letter)).body.code).toBe('day_off');
    app.clock.set('2027-03-26T09:00:00Z');
    await desk.call('/api/reminder-settings', 'PUT', { ...ACCOUNT, alsaceMoselle: true });
    expect((await send(letter)).body.code).toBe('day_off');
    await desk.call('/api/reminder-settings', 'PUT', ACCOUNT);
    expect((await send(letter)).status).toBe(200);
  });

  it('stop with what was owed: nothing is written on a paid, credited or drafted invoice', async () => {
    const { desk, id, send, read } = await late();
    expect((await desk.call(`/api/documents/${id}`, 'PATCH', { status: 'paid' })).status).toBe(200);
    expect(await read()).toMatchObject({ remindable: false, planned: [], writable: [], sum: null });
    const letter = { subject: 'a', message: 'b', stage: 'first' };
    expect((await send(letter)).body.code).toBe('nothing_due');
    expect(await due(desk)).toEqual([]);
    const draft = await desk.create();
    const onDraft = await calls(desk, draft.id).send(letter);
    expect(onDraft.body.code).toBe('nothing_due');
    expect((await desk.call(`/api/documents/${draft.id}`)).body.issuedAt).toBeNull();
  });

  it('without the rate of a half-year say which one lacks, until the operator or the user gives it', async () => {
    const { desk, read } = await late();
    await desk.call('/api/reminder-settings', 'PUT', ACCOUNT);
    expect((await read()).sum).toMatchObject({
      penalties: null,
      total: 1240,
      unknown: '1er semestre 2027',
    });
    const settings = await desk.call<ReminderSettingsAnswer>('/api/reminder-settings');
    expect(settings.body.halfYear).toBe('2027-01-01');
    expect(settings.body.known.at(-1)).toMatchObject({ from: '2026-01-01', legal: 2.62 });
  });

  it('follow a client’s own sequence, and leave another alone', async () => {
    const { desk, read } = await late();
    const path = `/api/clients/${desk.clientId}/reminders`;
    const sequence = {
      ...DEFAULT_SEQUENCE,
      first: { on: true, days: 5, tone: 'firm' },
      second: { ...DEFAULT_SEQUENCE.second, on: false },
    };
    const saved = await desk.call(path, 'PUT', { sequence, off: false });
    expect(saved.status).toBe(200);
    expect(await read()).toMatchObject({
      planned: [{ stage: 'first' }, { stage: 'third' }, { stage: 'formal_notice' }],
      writable: [{ tone: 'firm' }, {}, {}, {}],
    });
    const disorder = { ...sequence, third: { ...sequence.third, days: 3 } };
    const refused = await desk.call<{ fields: object }>(path, 'PUT', {
      sequence: disorder,
      off: false,
    });
    expect(refused.body.fields).toMatchObject({
      'sequence.third.days': 'Chaque relance vient après celle qui la précède',
    });
    await desk.call(path, 'PUT', { sequence: null, off: true });
    expect(await due(desk)).toEqual([]);
  });

  it('on paper are a PDF, and the day they were posted is kept', async () => {
    const { desk, id, read } = await late();
    const bytes = async (path: string, body?: object) => {
      const method = body ? 'POST' : 'GET';
      const answer = await app.request(path, { as: desk.user, method, body });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      return Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString();
    };
    const letter = { subject: 'Mise en demeure', message: 'Madame,\n\nMonsieur.' };
    expect(await bytes(`/api/documents/${id}/reminder-letter.pdf`, letter)).toBe('%PDF-');
    expect(await bytes(`/api/documents/${id}/penalties.pdf?day=2027-03-01`)).toBe('%PDF-');

    const post = (day: string) =>
      desk.call(`/api/documents/${id}/posted-reminders`, 'POST', { stage: 'formal_notice', day });
    expect((await post('2027-02-01')).status).toBe(400);
    expect((await post('2027-01-25')).status).toBe(200);
    expect((await post('2027-01-26')).status).toBe(409);
    expect(await read()).toMatchObject({
      letters: [{ stage: 'formal_notice', channel: 'post', day: '2027-01-25' }],
      planned: [],
      writable: [],
    });
  });

  describe('of a consumer', () => {
    it('ask for no indemnity, and for legal interest from the formal notice on', async () => {
      app.clock.set('2027-01-04T09:00:00Z');
      const desk = await openDesk(app);
      const { body: client } = await desk.call<{ id: string }>('/api/clients', 'POST', madameRoche);
      const id = await sentInvoice(app, desk, { clientId: client.id });
      await desk.call('/api/reminder-settings', 'PUT', { ...ACCOUNT, rates: RATES_OF_2027 });
      app.clock.set('2027-02-15T09:00:00Z');
      const { read, letter, send } = calls(desk, id);
      expect((await read()).sum).toMatchObject({ penalties: 0, fee: 0, total: 1200 });
      const { subject, message } = await letter('?stage=formal_notice');
      expect(message).not.toMatch(/40,00|L441/);
      expect((await send({ subject, message, stage: 'formal_notice' })).status).toBe(200);
      app.clock.set('2027-03-17T09:00:00Z');
      // 1 200 × 2.5 % × 30 / 365.
      expect((await read()).sum).toMatchObject({ penalties: 2.47, fee: 0, total: 1202.47 });
    });
  });
});

async function due(desk: Desk) {
  return (await desk.call<DueRemindersAnswer>('/api/reminders')).body.items;
}
