import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ManyAct } from '#domain/document/many.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { smtpMail } from '#server/mail/smtp.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { openSmtpServer } from '#testing/doubles/smtpServer.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { unzip } from '#testing/unzip.ts';
import type { ManyReviewAnswer } from './answers.ts';

let server: Awaited<ReturnType<typeof openSmtpServer>>;
let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  server = await openSmtpServer();
  const mail = smtpMail({ url: server.url, from: 'ne-pas-repondre@encrier.example', timeout: 300 });
  app = await openTestApp({ deps: { mail } });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  app.clock.set('2026-11-22T09:00:00Z');
  server.behave('accept');
  server.accepted.length = 0;
  desk = await openDesk(app);
});

const review = async (act: ManyAct, ids: string[]) =>
  desk.call<ManyReviewAnswer>('/api/documents/review', 'POST', { act, ids });
const firstLetter = (id: string) => desk.call(`/api/documents/${id}/first-letter`, 'POST');
const EARLIER = { date: '2026-11-20', dueDate: '2026-12-05' };

it('is told before what will be done, what not and why, the oldest first', async () => {
  const later = await desk.create();
  const earlier = await desk.create(EARLIER);
  const blank = await desk.create({
    lineItems: [{ description: '', quantity: 1, unitPrice: 0 }],
  });
  const { status, body } = await review('email', [
    later.id,
    blank.id,
    earlier.id,
    later.id,
    crypto.randomUUID(),
  ]);
  expect(status).toBe(200);
  expect(body.gone).toBe(1);
  expect(body.items.map(({ document }) => document.id)).toEqual([earlier.id, later.id, blank.id]);
  expect(body.items[0]).toMatchObject({
    aside: null,
    alongside: 'à helene@brasserie-lune.example, émise d’abord',
  });
  expect(body.items[2]).toMatchObject({ aside: expect.stringMatching(/./), alongside: null });
});

it('a letter leaves once, however often and at once it is asked for, with the number it took', async () => {
  const later = await desk.create();
  const earlier = await desk.create(EARLIER);
  expect([later.number, earlier.number]).toEqual(['INV-001', 'INV-002']);
  // Sent by date, the second draft takes the first number and the first one moves.
  const answers = await Promise.all([1, 2, 3].map(() => firstLetter(earlier.id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await firstLetter(later.id)).status).toBe(200);
  expect(server.accepted.map(({ subject }) => subject)).toEqual([
    'Facture #INV-001',
    'Facture #INV-002',
  ]);
  expect(server.accepted[1]?.text).toContain('la facture INV-002');
  const again = await firstLetter(later.id);
  expect([again.status, again.body.error]).toEqual([
    409,
    'Un message est déjà parti à helene@brasserie-lune.example.',
  ]);
  const { body } = await review('email', [later.id]);
  expect(body.items[0]?.aside).toContain('Déjà envoyée');
});

it('a letter of which nobody knows whether it left is not sent again by itself', async () => {
  const { id } = await desk.create();
  server.behave('silent');
  expect((await firstLetter(id)).status).toBe(502);
  server.behave('accept');
  const again = await firstLetter(id);
  expect([again.status, (again.body as { code?: string }).code]).toEqual([409, 'perhaps_sent']);
  expect((await review('email', [id])).body.items[0]?.aside).toContain('peut-être parti');
  // One that was refused for certain may be.
  const refused = await desk.create();
  server.behave('refuse');
  expect((await firstLetter(refused.id)).status).toBe(502);
  server.behave('accept');
  expect((await firstLetter(refused.id)).status).toBe(200);
});

it('each is marked in turn by the version it was reviewed in, and no later one', async () => {
  const ids = [(await desk.create()).id, (await desk.create(EARLIER)).id];
  const { items } = (await review('sent', ids)).body;
  app.clock.advance(1000);
  const mark = (at: number) =>
    desk.call(
      `/api/documents/${items[at]!.document.id}`,
      'PATCH',
      { status: 'sent' },
      { 'if-match': `"${items[at]!.version}"` },
    );
  // The number of the second moves with the first: it is the same version all the same.
  expect([(await mark(0)).status, (await mark(1)).status]).toEqual([200, 200]);
  expect((await mark(0)).status).toBe(412);
  expect((await review('sent', ids)).body.items.map(({ aside }) => aside)).toEqual([
    'Déjà envoyée',
    'Déjà envoyée',
  ]);
  expect((await review('paid', ids)).body.items.map(({ aside }) => aside)).toEqual([null, null]);
});

it('the late ones are reminded by the letter of their turn, and the others left aside', async () => {
  app.clock.set('2026-12-09T09:00:00Z');
  const lateOnes = [await desk.create(EARLIER), await desk.create()];
  const current = await desk.create({ dueDate: '2026-12-20' });
  const ids = [...lateOnes, current].map(({ id }) => id);
  for (const id of ids) expect((await firstLetter(id)).status).toBe(200);
  const { items } = (await review('remind', ids)).body;
  expect(items.map(({ aside, stage }) => [aside === null, stage])).toEqual([
    [true, 'first'],
    [true, 'first'],
    [false, null],
  ]);
  const path = `/api/documents/${lateOnes[0]!.id}`;
  const { body: letter } = await desk.call<{ subject: string; message: string }>(
    `${path}/reminder-letter?stage=first`,
  );
  const { subject, message } = letter;
  const remind = () => desk.call(`${path}/reminders`, 'POST', { subject, message, stage: 'first' });
  expect([(await remind()).status, (await remind()).status]).toEqual([200, 409]);
  expect(server.accepted.at(-1)?.subject).toBe(subject);
  expect((await review('remind', ids)).body.items[0]?.aside).toContain('partie aujourd’hui');
});

it('an archive holds the chosen ones and no others, or is refused whole', async () => {
  const chosen = await desk.create({ type: 'quote', dueDate: null });
  await desk.create();
  const archive = (ids: string[]) =>
    app.request('/api/documents/export', { as: desk.user, method: 'POST', body: { ids } });
  const zip = await unzip(Buffer.from(await (await archive([chosen.id])).arrayBuffer()));
  expect([...zip.keys()].toSorted()).toEqual(['devis/Devis_QUO-001.pdf', 'rapport.txt']);
  expect((await archive([chosen.id, crypto.randomUUID()])).status).toBe(404);
  const tooMany = Array.from({ length: 101 }, () => crypto.randomUUID());
  expect((await archive(tooMany)).status).toBe(400);
  expect((await review('paid', tooMany)).status).toBe(400);
  expect((await desk.call<DocumentAnswer>(`/api/documents/${chosen.id}`)).body.status).toBe(
    'draft',
  );
});
