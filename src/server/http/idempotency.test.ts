import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const draft = (clientId: string) => ({ type: 'quote', clientId, date: '2026-11-22' });

it('a double click makes one document, takes one number and writes one line', async () => {
  const desk = await openDesk(app);
  const key = { 'idempotency-key': 'double-click' };
  const create = () => desk.call('/api/documents', 'POST', draft(desk.clientId), key);
  const answers = await Promise.all([create(), create(), create()]);
  // Whoever comes while the first is at work is told so; later ones get its answer.
  expect(answers.map(({ status }) => status).every((s) => s === 201 || s === 409)).toBe(true);
  const again = await create();
  expect(again.status).toBe(201);
  const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
  expect(new Set([...made, again.body.id]).size).toBe(1);
  const list = await desk.call<{ total: number; items: DocumentAnswer[] }>('/api/documents');
  expect(list.body).toMatchObject({ total: 1, items: [{ number: 'QUO-001' }] });
  const register = await desk.call<{ items: unknown[] }>('/api/register');
  expect(register.body.items).toHaveLength(1);
});

it('a letter sent twice by mistake leaves once', async () => {
  const desk = await openDesk(app);
  const { id } = await desk.create();
  const before = app.mail.sent.length;
  const letter = { subject: 'Facture', message: 'Bonjour' };
  const key = { 'idempotency-key': 'sent-twice' };
  await desk.call(`/api/documents/${id}/email`, 'POST', letter, key);
  const again = await desk.call(`/api/documents/${id}/email`, 'POST', letter, key);
  expect([again.status, again.body.status]).toEqual([200, 'sent']);
  expect(app.mail.sent.length - before).toBe(1);
});

it('keys belong to their user', async () => {
  const [one, other] = [await openDesk(app), await openDesk(app)];
  const key = { 'idempotency-key': 'the-same-key' };
  const first = await one.call('/api/documents', 'POST', draft(one.clientId), key);
  const second = await other.call('/api/documents', 'POST', draft(other.clientId), key);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.id).not.toBe(first.body.id);
});

it('a request cut off before its answer may be tried again after a minute', async () => {
  const desk = await openDesk(app);
  const body = draft(desk.clientId);
  const key = { 'idempotency-key': 'was-cut-off' };
  await desk.call('/api/documents', 'POST', body, key);
  // As the process that died in the middle of the work left it.
  await app.database.kysely
    .updateTable('idempotencyKeys')
    .set({ status: null, answer: null })
    .where('userId', '=', desk.user.id)
    .execute();
  const early = await desk.call<{ code: string }>('/api/documents', 'POST', body, key);
  expect([early.status, early.body.code]).toEqual([409, 'request_in_progress']);
  app.clock.advance(61_000);
  expect((await desk.call('/api/documents', 'POST', body, key)).status).toBe(201);
});
