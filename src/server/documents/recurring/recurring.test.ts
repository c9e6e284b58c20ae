import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, openDesk } from '#testing/desk.ts';
import { keptSeries } from '#testing/series.ts';
import { series } from '#testing/world/series.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type { SeriesAnswer, SeriesListAnswer } from './answers.ts';

type Refused = { error: string; code: string; fields?: Record<string, string> };

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set('2027-01-10T09:00:00Z');
  desk = await openDesk(app);
});
afterAll(() => app.close());

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const read = async (id: string) => (await desk.call<SeriesAnswer>(`/api/recurring/${id}`)).body;
const put = (id: string, wanted: object) =>
  desk.call<SeriesAnswer & Refused>(`/api/recurring/${id}`, 'PUT', wanted);

describe('a series', () => {
  it('shows its next twelve invoices: days, words and amounts', async () => {
    const { upcoming, nextDay, clientName } = await keptSeries(desk);
    expect(upcoming).toHaveLength(12);
    expect(upcoming.slice(0, 4).map(({ day, subject, gross }) => [day, subject, gross])).toEqual([
      ['2027-01-31', 'Maintenance de janvier 2027', 240],
      ['2027-02-28', 'Maintenance de février 2027', 240],
      ['2027-03-31', 'Maintenance de mars 2027', 240],
      ['2027-04-30', 'Maintenance d’avril 2027', 240],
    ]);
    expect([nextDay, clientName]).toEqual(['2027-01-31', 'Brasserie Lune']);
  });

  it('is refused with words beside its fields: past, without end, without e-mail, unknown variable', async () => {
    const refused = async (overrides: object) => {
      const wanted = series(desk.clientId, overrides);
      const { status, body } = await desk.call<Refused>('/api/recurring', 'POST', wanted);
      return [status, ...Object.entries(body.fields ?? {}).flat()].map((text) =>
        plain(String(text)),
      );
    };
    expect(await refused({ start: '2027-01-09', day: 9 })).toEqual([
      '400',
      'start',
      'La première facture ne peut pas être dans le passé',
    ]);
    expect(await refused({ until: '2027-01-30' })).toContain(
      'La série finirait avant sa première facture',
    );
    expect(await refused({ until: '2028-01-30', count: 3 })).toContain('count');
    expect(await refused({ day: 30 })).toContain('day');
    const lineItems = [{ description: 'Maintenance {moi}', quantity: 1, unitPrice: 200 }];
    expect(await refused({ lineItems })).toContain('lineItems.0.description');
    const silent = await desk.call<{ id: string }>('/api/clients', 'POST', {
      name: 'Sans adresse',
    });
    const unaddressed = await refused({ mode: 'send', clientId: silent.body.id });
    expect(unaddressed[2]).toBe(
      'Ce client n’a pas d’adresse e-mail. Ajoutez-la, ou préparez des brouillons.',
    );
  });

  it('skips one turn, gives another its own words, and gives both back', async () => {
    const { id } = await keptSeries(desk);
    const turn = (place: number, method: string, body?: object) =>
      desk.call<SeriesAnswer & Refused>(`/api/recurring/${id}/turns/${place}`, method, body);
    await turn(1, 'PUT', { skipped: true });
    const own = { lineItems: [{ description: 'Audit', quantity: 1, unitPrice: 900 }], content: '' };
    await turn(2, 'PUT', own);
    const changed = (await read(id)).upcoming.slice(0, 3);
    expect(changed.map((each) => [each.skipped, each.own, each.net])).toEqual([
      [false, false, 200],
      [true, false, 200],
      [false, true, 900],
    ]);
    await turn(1, 'DELETE');
    await turn(2, 'DELETE');
    expect((await read(id)).upcoming.some((each) => each.skipped || each.own)).toBe(false);
    expect((await turn(5000, 'PUT', { skipped: true })).status).toBe(404);
  });

  it('has other prices from a day on, until the revision is taken back', async () => {
    const { id } = await keptSeries(desk);
    const revision = {
      from: '2027-03-01',
      sentence: 'augmente de 3 % à partir de mars',
      lineItems: [{ description: 'Maintenance de {période}', quantity: 1, unitPrice: 206 }],
    };
    const revised = await desk.call<SeriesAnswer>(
      `/api/recurring/${id}/revisions`,
      'POST',
      revision,
    );
    expect(revised.body.upcoming.slice(0, 3).map(({ net }) => net)).toEqual([200, 200, 206]);
    expect(revised.body.revisions).toMatchObject([{ from: '2027-03-01', net: 206 }]);
    const path = `/api/recurring/${id}/revisions/2027-03-01`;
    expect((await desk.call<SeriesAnswer>(path, 'DELETE')).body.upcoming[2]?.net).toBe(200);
    expect((await desk.call(path, 'DELETE')).status).toBe(404);
  });

  it('that is written anew keeps its revisions while its lines stay, and its count is of what is to come', async () => {
    const { id } = await keptSeries(desk, { count: 5 });
    await desk.call(`/api/recurring/${id}/revisions`, 'POST', {
      from: '2027-03-01',
      sentence: 'passe à 250 €',
      lineItems: [{ description: 'Maintenance', quantity: 1, unitPrice: 250 }],
    });
    const renamed = await put(id, series(desk.clientId, { name: 'Contrat', count: 4 }));
    expect(renamed.body).toMatchObject({ name: 'Contrat', left: 4, lastDay: '2027-04-30' });
    expect(renamed.body.revisions).toHaveLength(1);
    const lineItems = [{ description: 'Forfait', quantity: 1, unitPrice: 90 }];
    const rewritten = await put(id, series(desk.clientId, { lineItems }));
    expect(rewritten.body.revisions).toEqual([]);
    expect(rewritten.body.upcoming.every(({ net }) => net === 90)).toBe(true);
  });

  it('is paused and goes on with the first turn that is not past', async () => {
    const { id } = await keptSeries(desk);
    const path = `/api/recurring/${id}/pause`;
    expect((await desk.call<SeriesAnswer>(path, 'POST')).body.state).toBe('paused');
    app.clock.set('2027-03-05T09:00:00Z');
    const resumed = await desk.call<SeriesAnswer>(path, 'DELETE');
    expect(resumed.body).toMatchObject({ state: 'active', nextDay: '2027-03-31' });
    app.clock.set('2027-01-10T09:00:00Z');
    const list = await desk.call<SeriesListAnswer>('/api/recurring');
    const listed = list.body.items.find((each) => each.id === id);
    expect(listed?.next).toMatchObject({ day: '2027-03-31', net: 200 });
    expect((await desk.call(`/api/recurring/${id}`, 'DELETE')).status).toBe(204);
    expect((await desk.call(`/api/recurring/${id}`)).status).toBe(404);
  });
});
