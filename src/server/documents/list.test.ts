import { beforeAll, expect, it } from 'vitest';
import { valuesOf } from '#domain/document/choices.ts';
import { STATES } from '#domain/document/state.ts';
import { type DocumentView, DOCUMENT_VIEWS } from '#domain/document/views.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type { DocumentCountsAnswer, DocumentListAnswer } from './answers.ts';

const TODAY = '2026-11-22';

const patch = (desk: Desk, id: string, change: object) =>
  desk.call(`/api/documents/${id}`, 'PATCH', change);

const list = async (desk: Desk, query = '') =>
  (await desk.call<DocumentListAnswer>(`/api/documents?limit=200&${query}`)).body.items;

/** One document of every state there is, as far as a user’s acts bring it there. */
async function oneOfEach(desk: Desk): Promise<void> {
  const sent = async (overrides: object) => {
    const { id } = await desk.create(overrides);
    await patch(desk, id, { status: 'sent' });
    return id;
  };
  const pay = (id: string, amount: number) =>
    desk.call(`/api/documents/${id}/payments`, 'POST', { day: TODAY, amount, method: 'transfer' });
  const credit = async (id: string) => {
    const path = `/api/documents/${id}/credit-notes`;
    const { body } = await desk.call(path, 'POST', { reason: 'Annulée', total: true });
    await desk.call(`/api/documents/${body.id}/issue`, 'POST');
  };

  await sent({ date: '2026-10-01', dueDate: '2026-10-16' });
  await pay(await sent({ date: '2026-10-02', dueDate: '2026-10-16' }), 100);
  await sent({ dueDate: TODAY });
  await pay(await sent({}), 100);
  await pay(await sent({}), 1620);
  await credit(await sent({}));
  const wrong = await sent({});
  const right = await desk.call(`/api/documents/${wrong}/corrections`, 'POST', {
    reason: 'Adresse',
  });
  await desk.call(`/api/documents/${right.body.id}/issue`, 'POST');
  const issued = await desk.create();
  await desk.call(`/api/documents/${issued.id}/issue`, 'POST');
  await desk.create();
  await patch(desk, (await desk.create()).id, { status: 'cancelled' });

  const quote = (overrides: object = {}) =>
    desk.create({ type: 'quote', dueDate: null, ...overrides });
  await quote();
  await patch(desk, (await quote()).id, { status: 'sent' });
  await patch(desk, (await quote({ date: '2026-10-23' })).id, { status: 'sent' });
  await patch(desk, (await quote({ date: '2026-10-22' })).id, { status: 'sent' });
  await patch(desk, (await quote({ date: '2026-09-22', validityDays: 61 })).id, { status: 'sent' });
  await patch(desk, (await quote({ validityDays: 1, date: '2026-11-20' })).id, { status: 'sent' });
  await patch(desk, (await quote()).id, { acceptance: 'accepted' });
  await patch(desk, (await quote()).id, { acceptance: 'refused' });
  await patch(desk, (await quote()).id, { status: 'cancelled' });
  await desk.call(`/api/documents/${(await quote()).id}/conversion`, 'POST');
}

describeOnBothDatabases('the list of documents', (open) => {
  let app: TestApp;
  let desk: Desk;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
    desk = await openDesk(app);
    await oneOfEach(desk);
    return () => app.close();
  });

  it('finds by state exactly what it shows in that state, whatever the database computes', async () => {
    const all = await list(desk);
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(valuesOf(STATES)));
    for (const state of valuesOf(STATES)) {
      const found = await list(desk, `state=${state}`);
      const shown = all.filter((document) => document.state === state);
      expect(found.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
    }
  });

  it('counts in each view what the view lists, and « en retard » is what is past its day', async () => {
    const all = await list(desk);
    const { body: counts } = await desk.call<DocumentCountsAnswer>('/api/documents/counts');
    expect(counts.all).toBe(all.length);
    for (const view of DOCUMENT_VIEWS as readonly DocumentView[]) {
      const listed = await list(desk, `view=${view.value}`);
      const expected = all.filter(
        ({ kind, state, heldBack, owedOn }) =>
          view.kinds.includes(kind) &&
          (view.states ?? [state]).includes(state) &&
          !(view.dated && heldBack > 0 && owedOn === null),
      );
      expect(listed.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      expect(counts[view.value as keyof DocumentCountsAnswer]).toBe(listed.length);
    }
    const late = await list(desk, 'view=late');
    expect(late.map(({ dueDate }) => dueDate)).toEqual(['2026-10-16', '2026-10-16']);
  });

  it('is owed what the dashboard says is « à encaisser », and no retention without a day', async () => {
    const works = await openDesk(app);
    const { id } = await works.create({ retention: 5 });
    await patch(works, id, { status: 'sent' });
    const paid = { day: TODAY, amount: 1539, method: 'transfer' };
    await works.call(`/api/documents/${id}/payments`, 'POST', paid);
    const owed = async () => ({
      listed: (await list(works, 'view=owed')).length,
      cash: (await works.call<DashboardAnswer>('/api/dashboard?range=7')).body.cash.toReceive,
    });
    expect(await list(works)).toMatchObject([{ amountDue: 81, heldBack: 81, owedOn: null }]);
    expect(await owed()).toEqual({ listed: 0, cash: 0 });
    await works.call(`/api/documents/${id}/works-acceptance`, 'PUT', { day: TODAY });
    expect(await owed()).toEqual({ listed: 1, cash: 81 });
  });

  it('adds up each month whole, as its rows show it, whatever page it is on', async () => {
    const seen = await list(desk);
    const signed = ({ kind, gross }: (typeof seen)[number]) =>
      kind === 'credit_note' ? -gross : gross;
    const counted = seen.filter(
      ({ issuedAt, status }) => issuedAt !== null && status !== 'cancelled',
    );
    const invoicedIn = (month: string) =>
      counted
        .filter(({ date }) => date.startsWith(month))
        .reduce((sum, row) => sum + signed(row), 0);
    const months = async (query: string) =>
      (await desk.call<DocumentListAnswer>(`/api/documents?${query}`)).body.months;
    const whole = await months('limit=200');
    expect(whole.filter(({ of }) => of === 'invoiced')).toEqual([
      {
        month: '2026-11',
        currency: 'EUR',
        of: 'invoiced',
        amount: invoicedIn('2026-11'),
        lessCredits: true,
      },
      {
        month: '2026-10',
        currency: 'EUR',
        of: 'invoiced',
        amount: invoicedIn('2026-10'),
        lessCredits: false,
      },
    ]);
    expect(await months('limit=1')).toEqual(whole.filter(({ month }) => month === '2026-11'));
    const quotes = await months('view=quotes');
    expect(new Set(quotes.map(({ of }) => of))).toEqual(new Set(['quoted']));
    expect(await months('search=introuvable')).toEqual([]);
  });

  it('finds by period and by amount, bounds counted', async () => {
    const days = (await list(desk, 'from=2026-10-02&to=2026-10-22')).map(({ date }) => date);
    expect(days).toEqual(['2026-10-22', '2026-10-02']);
    const small = await desk.create({
      lineItems: [{ description: 'Vis', quantity: 1, unitPrice: 10 }],
    });
    expect((await list(desk, 'max=12')).map(({ id }) => id)).toEqual([small.id]);
    expect((await list(desk, 'min=12&max=12')).map(({ id }) => id)).toEqual([small.id]);
    expect(await list(desk, 'min=100000')).toEqual([]);
  });

  it('refuses what is no day, no amount, no state', async () => {
    for (const query of ['from=hier', 'min=x', 'state=perdue', 'view=tout']) {
      expect((await desk.call(`/api/documents?${query}`)).status).toBe(400);
    }
  });
});
