import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type { RegisterListAnswer } from '#server/register/answers.ts';
import type { ClientPageAnswer } from './clientPage/answers.ts';

const REFUSED = { validityDays: 'La validité d’un devis va de 1 à 365\u00A0jours' };

describeOnBothDatabases('how long a quote is valid', (open) => {
  let app: TestApp;
  let desk: Desk;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
    desk = await openDesk(app);
    return () => app.close();
  });

  const quote = (overrides: object = {}) =>
    desk.create({ type: 'quote', dueDate: null, ...overrides });
  const patch = (id: string, change: object) =>
    desk.call<{ validityDays: number | null; state: string; fields?: object }>(
      `/api/documents/${id}`,
      'PATCH',
      change,
    );

  it('is said when it is made, and changed afterwards; nothing is thirty days', async () => {
    expect(await quote()).toMatchObject({ validityDays: null });
    const made = await quote({ validityDays: 60 });
    expect(made.validityDays).toBe(60);
    expect((await patch(made.id, { validityDays: '15' })).body.validityDays).toBe(15);
    expect((await patch(made.id, { content: 'Merci' })).body.validityDays).toBe(15);
    expect((await patch(made.id, { validityDays: '' })).body.validityDays).toBeNull();
    const { body } = await desk.call<RegisterListAnswer>('/api/register');
    expect(JSON.stringify(body)).toContain('validité du devis');
  });

  it.each([0, 366, -3, 1.5, 'longtemps'])(
    'is refused beside its field: %s',
    async (validityDays) => {
      const { id } = await quote();
      const changed = await patch(id, { validityDays });
      expect([changed.status, changed.body.fields]).toEqual([400, REFUSED]);
      const body = { type: 'quote', clientId: desk.clientId, date: '2026-11-22', validityDays };
      const made = await desk.call<{ fields: object }>('/api/documents', 'POST', body);
      expect([made.status, made.body.fields]).toEqual([400, REFUSED]);
    },
  );

  it('is of a quote alone: the invoice it becomes has none, an amendment keeps it', async () => {
    expect((await desk.create({ validityDays: 60 })).validityDays).toBeNull();
    const turned = await quote({ validityDays: 60 });
    const asInvoice = { type: 'invoice', dueDate: '2026-12-07' };
    expect((await patch(turned.id, asInvoice)).body.validityDays).toBeNull();
    const { id } = await quote({ validityDays: 60 });
    await patch(id, { acceptance: 'accepted' });
    expect((await patch(id, { validityDays: 90 })).status).toBe(409);
    const at = `/api/documents/${id}`;
    expect((await desk.call(`${at}/amendments`, 'POST')).body.validityDays).toBe(60);
    expect((await desk.call(`${at}/conversion`, 'POST')).body.validityDays).toBeNull();
  });

  it('decides whether it has expired, here and on its client’s page', async () => {
    const page = async (id: string) => {
      await patch(id, { status: 'sent' });
      const at = `/api/documents/${id}/client-page`;
      const { body } = await desk.call<ClientPageAnswer>(at, 'POST');
      return (await app.request(new URL(body.page!.address).pathname)).text();
    };
    const long = await quote({ date: '2026-10-01', validityDays: 60 });
    expect(await page(long.id)).toContain('À accepter jusqu’au 30 novembre 2026');
    const short = await quote({ date: '2026-11-10', validityDays: 7 });
    expect(await page(short.id)).toContain('Expiré, il était valable jusqu’au 17 novembre 2026');
    expect((await desk.call(`/api/documents/${short.id}`)).body.state).toBe('expired');
    const { body } = await patch(short.id, { validityDays: 30 });
    expect(body.state).toBe('sent');
    // What its client read is no longer what is offered, until it is sent again.
    const { pathname } = new URL(
      (await desk.call<ClientPageAnswer>(`/api/documents/${short.id}/client-page`)).body.page!
        .address,
    );
    expect(await (await app.request(pathname)).text()).toContain('En cours de modification');
  });
});
