import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCardApp } from '#testing/cardApp.ts';

type World = Awaited<ReturnType<typeof openCardApp>>;

const PER_ANSWER = new Set(['content-length', 'x-request-id']);
const UNKNOWN = `/dossier/${'A'.repeat(43)}`;

describe('the way from a client’s page to Stripe', () => {
  let world: World;
  beforeAll(async () => {
    world = await openCardApp();
  });
  afterAll(() => world.close());

  it('answers alike whatever keeps its address shut, and asks nothing of Stripe', async () => {
    const desk = await world.openDesk();
    const renewed = await world.shared(desk);
    await world.pageOf(desk, renewed.id);
    const closed = await world.shared(desk);
    await desk.call(`/api/documents/${closed.id}/client-page`, 'DELETE');
    const over = await world.shared(desk);
    await world.app.database.kysely
      .updateTable('clientPages')
      .set({ expiresAt: new Date('2026-11-22T08:59:59Z') })
      .where('documentId', '=', over.id)
      .execute();
    const asked = world.stripe.calls.length;
    for (const method of ['GET', 'POST'] as const) {
      const said = async (address: string) => shapeOf(await ask(world, address, method));
      const unknown = await said(UNKNOWN);
      const shut = await said(renewed.address);
      expect([unknown.status, shut.status]).toEqual([404, 410]);
      expect(await said(closed.address)).toEqual(shut);
      expect(await said(over.address)).toEqual(shut);
      // Nothing but the words of the page tells one from the other.
      expect(unknown.headers).toEqual(shut.headers);
      expect(unknown.tags).toEqual(shut.tags);
    }
    expect(world.stripe.calls).toHaveLength(asked);
    for (const { id } of [renewed, closed, over]) {
      const payments = await desk.call<{ items: unknown[] }>(`/api/documents/${id}/payments`);
      expect(payments.body.items).toEqual([]);
    }
  });

  it('is not played again once it was paid', async () => {
    const desk = await world.openDesk();
    const { address } = await world.shared(desk);
    world.stripe.connect.pay(await world.leaveFor(address));
    expect((await world.visit(`${address}?paiement=retour`)).text).toContain('Réglée');
    const asked = world.stripe.calls.length;
    for (const method of ['GET', 'POST'] as const) {
      const again = await ask(world, address, method);
      expect([again.status, new URL(again.headers.get('location')!, 'http://x').pathname]).toEqual([
        303,
        address,
      ]);
    }
    expect(world.stripe.calls).toHaveLength(asked);
  });
});

it('addresses that are tried, and presses on « Payer », are counted', async () => {
  const world = await openCardApp(undefined, { RATE_LIMITS: 'on' });
  const desk = await world.openDesk();
  const { address } = await world.shared(desk);
  const pressed: number[] = [];
  for (let presses = 0; presses < 20; presses += 1) {
    pressed.push((await ask(world, address, 'POST')).status);
  }
  expect(new Set(pressed)).toEqual(new Set([303]));
  const asked = world.stripe.calls.length;
  const refused = await ask(world, address, 'POST');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.text()).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(world.stripe.calls).toHaveLength(asked);

  const tried: number[] = [];
  for (let tries = 0; tries < 31; tries += 1) {
    const guess = `/dossier/${String(tries).padStart(43, 'B')}`;
    tried.push((await ask(world, guess, tries % 2 === 0 ? 'POST' : 'GET')).status);
  }
  expect(tried.filter((status) => status === 404)).toHaveLength(30);
  expect(tried.at(-1)).toBe(429);
  await world.close();
});

function ask(world: World, address: string, method: 'GET' | 'POST') {
  if (method === 'POST') return world.press(address);
  return world.app.request(`${address}/carte`);
}

async function shapeOf(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => !PER_ANSWER.has(name));
  const text = await answer.text();
  return { status: answer.status, headers, tags: text.match(/<\/?[a-z][^\s>]*/g), text };
}
