import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDesk, type Desk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type { SubscriptionAnswer } from './answers.ts';

const FULL =
  'Vous avez atteint la limite de 40 documents par mois de la formule Essentiel. Passez à Premium pour créer des documents sans limite.';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('counts conversions too: at forty none is made, and the quote stays as it is', async () => {
  const desk = await openDesk(app, { tier: 'ESSENTIAL' });
  const quote = await desk.create({ type: 'quote', dueDate: null });
  await use(desk, 40);
  const refused = await desk.call(`/api/documents/${quote.id}/conversion`, 'POST');
  expect([refused.status, refused.body.error]).toEqual([403, FULL]);
  expect((await desk.call(`/api/documents/${quote.id}`)).body).toMatchObject({
    status: 'draft',
    convertedDocumentId: null,
  });
  expect(await usage(desk)).toEqual([40, 40]);
  const { body } = await desk.call<{ nextInvoiceNumber: number }>('/api/profile');
  expect(body.nextInvoiceNumber).toBe(1);
});

it('takes nothing for a creation that is refused, and gives nothing back for a deletion', async () => {
  const desk = await openDesk(app, { tier: 'ESSENTIAL' });
  const unknown = { type: 'quote', clientId: 'nobody', date: '2026-11-22' };
  expect((await desk.call('/api/documents', 'POST', unknown)).status).toBe(404);
  expect(await usage(desk)).toEqual([0, 40]);
  const { id } = await desk.create();
  await desk.call(`/api/documents/${id}`, 'DELETE');
  expect(await usage(desk)).toEqual([1, 40]);
});

it('gives the ten places left to ten of twenty creations at once', async () => {
  const desk = await openDesk(app, { tier: 'ESSENTIAL' });
  await desk.create();
  await use(desk, 30);
  const quote = { type: 'quote', clientId: desk.clientId, date: '2026-11-22' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => desk.call('/api/documents', 'POST', quote)),
  );
  const refused = answers.filter(({ status }) => status === 403);
  expect(refused.map(({ body }) => body.error)).toEqual(Array.from({ length: 10 }, () => FULL));
  const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.number);
  expect(new Set(made).size).toBe(10);
  expect(await usage(desk)).toEqual([40, 40]);
});

it('warns once at 32 and once at 40', async () => {
  const desk = await openDesk(app, { tier: 'ESSENTIAL' });
  const told = async () => {
    const { body } = await desk.call<{ items: { title: string }[] }>('/api/notifications');
    return body.items.map(({ title }) => title).toSorted();
  };
  await desk.create();
  await use(desk, 30);
  await desk.create();
  expect(await told()).toEqual([]);
  await desk.create();
  await desk.create();
  expect(await told()).toEqual(['Limite bientôt atteinte']);
  await use(desk, 39);
  await desk.create();
  expect(await told()).toEqual(['Limite atteinte', 'Limite bientôt atteinte']);
});

it('knows no limit for Premium and Beta', async () => {
  for (const tier of ['PREMIUM', 'beta'] as const) {
    const desk = await openDesk(app, { tier });
    await desk.create();
    await use(desk, 4000);
    await desk.create();
    expect(await usage(desk)).toEqual([4001, null]);
  }
});

/** As after so many documents of this period. */
async function use(desk: Desk, created: number): Promise<void> {
  await app.database.kysely
    .updateTable('documentUsage')
    .set({ created })
    .where('userId', '=', desk.user.id)
    .execute();
}

async function usage(desk: Desk) {
  const { body } = await desk.call<SubscriptionAnswer>('/api/subscription');
  return [body.documentsUsed, body.documentsLimit];
}
