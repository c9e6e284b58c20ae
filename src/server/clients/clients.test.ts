import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDesk, type Desk } from '#testing/desk.ts';
import { keptSeries } from '#testing/series.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { madameRoche } from '#testing/world/people.ts';
import type { SeriesAnswer } from '#server/documents/recurring/answers.ts';
import type { ClientDetailAnswer, ClientListAnswer } from './answers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const karim = { name: 'Karim Benali', company: 'Studio Pixel', email: 'karim@pixel.example' };

const detail = (desk: Desk, id = desk.clientId) =>
  desk.call<ClientDetailAnswer & { error?: string }>(`/api/clients/${id}`);

describe('clients', () => {
  it('are found by name, company or e-mail, whatever the case or accents', async () => {
    const desk = await openDesk(app);
    for (const person of [madameRoche, karim]) await desk.call('/api/clients', 'POST', person);
    const names = async (search: string) => {
      const path = `/api/clients?search=${encodeURIComponent(search)}`;
      const { body } = await desk.call<ClientListAnswer>(path);
      return body.items.map(({ name }) => name);
    };
    expect(await names('')).toEqual(['Karim Benali', 'Monique Roche', 'Hélène Garnier']);
    expect(await names('HELENE')).toEqual(['Hélène Garnier']);
    expect(await names('pixel')).toEqual(['Karim Benali']);
    expect(await names('@example.org')).toEqual(['Monique Roche']);
    for (const literal of ['%', '_', '\\']) expect(await names(literal)).toEqual([]);
  });

  it('carry the figures of their documents, one currency beside the other', async () => {
    const desk = await openDesk(app);
    const first = await desk.create();
    await desk.create({ type: 'quote', dueDate: null });
    await desk.call(`/api/documents/${first.id}`, 'PATCH', { status: 'paid' });
    await desk.call('/api/profile', 'PATCH', { currency: 'CHF' });
    await desk.create();
    expect((await detail(desk)).body.statistics).toEqual({
      documents: 3,
      invoices: 2,
      credits: 0,
      quotes: 1,
      amounts: [
        { currency: 'EUR', total: 2700, unpaid: 0 },
        { currency: 'CHF', total: 1350, unpaid: 1350 },
      ],
    });
  });

  it('stand in the list with what was billed, what is owed and since when it is late', async () => {
    const desk = await openDesk(app);
    const standing = async () =>
      (await desk.call<ClientListAnswer>('/api/clients')).body.items[0]?.standing;
    expect(await standing()).toEqual({ billed: [], owed: [], lateDays: 0, months: [] });
    const date = '2026-11-02';
    const late = await desk.create({ date, dueDate: '2026-11-12' });
    const credited = await desk.create({ date, dueDate: '2026-11-10' });
    const draft = await desk.create();
    for (const { id } of [late, credited]) await desk.call(`/api/documents/${id}/issue`, 'POST');
    const credit = { reason: 'Travail non fait', total: true };
    const { body: avoir } = await desk.call(
      `/api/documents/${credited.id}/credit-notes`,
      'POST',
      credit,
    );
    await desk.call(`/api/documents/${avoir.id}/issue`, 'POST');
    const paid = { day: '2026-11-20', amount: 620, method: 'transfer' };
    await desk.call(`/api/documents/${late.id}/payments`, 'POST', paid);
    expect(draft.status).toBe('draft');
    // 1 350 € HT; the other invoice is credited whole.
    expect(await standing()).toEqual({
      billed: [{ currency: 'EUR', amount: 1620 }],
      owed: [{ currency: 'EUR', amount: 1000 }],
      lateDays: 10,
      months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1620],
    });
  });

  it('edited in two tabs at once keep what the first saved', async () => {
    const desk = await openDesk(app);
    const { updatedAt } = (await detail(desk)).body;
    const seen = { 'if-match': `"${Date.parse(updatedAt)}"` };
    const path = `/api/clients/${desk.clientId}`;
    const both = await Promise.all(
      ['06 11 11 11 11', '06 22 22 22 22'].map((phone) =>
        desk.call<ClientDetailAnswer>(path, 'PATCH', { phone }, seen),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const saved = both.find(({ status }) => status === 200);
    expect((await detail(desk)).body.phone).toBe(saved?.body.phone);
  });

  it('carry a new name into the search of their documents', async () => {
    const desk = await openDesk(app);
    await desk.create();
    await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { company: 'Café Étoile' });
    const found = await desk.call<{ items: { clientName: string }[] }>(
      '/api/documents?search=etoile',
    );
    expect(found.body.items).toMatchObject([{ clientName: 'Café Étoile' }]);
  });

  it('leave for good without documents; with some they leave the list and stay on them', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    const alone = await desk.call<{ id: string }>('/api/clients', 'POST', madameRoche);
    for (const clientId of [alone.body.id, desk.clientId]) {
      expect((await desk.call(`/api/clients/${clientId}`, 'DELETE')).status).toBe(204);
      const gone = await detail(desk, clientId);
      expect([gone.status, gone.body.error]).toEqual([404, 'Client non trouvé']);
    }
    expect((await desk.call<ClientListAnswer>('/api/clients')).body).toMatchObject({
      items: [],
      total: 0,
    });
    const kept = await desk.call(`/api/documents/${id}`);
    expect(kept.body.clientName).toBe('Brasserie Lune');
    const more = await desk.call('/api/documents', 'POST', {
      type: 'quote',
      clientId: desk.clientId,
      date: '2026-11-22',
    });
    expect([more.status, more.body.error]).toEqual([404, 'Client not found']);
  });

  it('say which series bill them; these stop at once when they leave', async () => {
    const desk = await openDesk(app);
    await desk.create();
    const { id } = await keptSeries(desk);
    expect((await detail(desk, desk.clientId)).body.series).toEqual(['Maintenance']);
    await desk.call(`/api/clients/${desk.clientId}`, 'DELETE');
    const kept = await desk.call<SeriesAnswer>(`/api/recurring/${id}`);
    expect(kept.body).toMatchObject({ state: 'paused', reason: 'Ce client a été supprimé.' });
  });

  it('removed while a document is made for them: one of the two wins, nothing breaks', async () => {
    const desk = await openDesk(app);
    const made = Array.from({ length: 6 }, () =>
      desk.call('/api/documents', 'POST', {
        type: 'quote',
        clientId: desk.clientId,
        date: '2026-11-22',
      }),
    );
    const removed = desk.call(`/api/clients/${desk.clientId}`, 'DELETE');
    const answers = await Promise.all([...made, removed]);
    expect(answers.filter(({ status }) => ![201, 204, 404].includes(status))).toEqual([]);
    expect((await desk.call('/api/documents')).status).toBe(200);
  });
});
