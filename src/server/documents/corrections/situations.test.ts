import { beforeAll, expect, it } from 'vitest';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';

type Refused = { error: string; code: string; fields?: Record<string, string> };
type Answer = DocumentAnswer & Refused;

const post = (desk: Desk, path: string, body: object = {}) =>
  desk.call<Answer>(`/api/documents/${path}`, 'POST', body);
const patch = (desk: Desk, id: string, body: object) =>
  desk.call<Answer>(`/api/documents/${id}`, 'PATCH', body);
const issue = async (desk: Desk, id: string) => {
  const { status, body } = await post(desk, `${id}/issue`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
};
const at = (...percents: number[]) => ({
  progress: percents.map((percent, place) => ({ place, percent })),
});

async function acceptedQuote(desk: Desk) {
  const quote = await desk.create({
    type: 'quote',
    dueDate: null,
    lineItems: [
      { description: 'Gros œuvre', quantity: 1, unitPrice: 60_000 },
      { description: 'Isolation', quantity: 100, unitPrice: 400, vatRate: 5.5 },
    ],
  });
  await patch(desk, quote.id, { acceptance: 'accepted' });
  return quote;
}

describeOnBothDatabases('situations', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
  });

  it('deposit, two situations and the last invoice come to the quote, deposits taken back on the way', async () => {
    const desk = await openDesk(app);
    const quote = await acceptedQuote(desk);
    const received = { day: '2026-11-22', method: 'transfer' };
    await post(desk, `${quote.id}/deposits`, { percent: 30, received });
    const first = await post(desk, `${quote.id}/situations`, at(25, 0));
    expect(first).toMatchObject({
      status: 201,
      body: {
        kind: 'situation',
        provisional: true,
        // 15 000 done less 30 % of it.
        totals: { net: 10_500, gross: 12_600 },
        lots: [
          { contract: 60_000, cumulated: 15_000, before: 0 },
          { contract: 40_000, cumulated: 0, before: 0 },
        ],
      },
    });
    const situation = await issue(desk, first.body.id);
    expect(situation.number).toBe('INV-002');
    const xml = await desk.call<string>(`/api/documents/${situation.id}/factur-x.xml`);
    expect(xml.body).toContain('<ram:TypeCode>380</ram:TypeCode>');
    expect(xml.body).toContain('<ram:ID>S4</ram:ID>');
    expect(xml.body).toContain(`<ram:IssuerAssignedID>${quote.number}</ram:IssuerAssignedID>`);
    const { body: second } = await post(desk, `${quote.id}/situations`, at(60, 50));
    expect(second.lots).toMatchObject([
      { before: 15_000, cumulated: 36_000 },
      { cumulated: 20_000 },
    ]);
    await issue(desk, second.id);
    const seen = await desk.call<Answer>(`/api/documents/${quote.id}`);
    expect(seen.body).toMatchObject({
      state: 'accepted',
      lots: [{ cumulated: 36_000 }, { cumulated: 20_000 }],
    });
    const { body: last } = await post(desk, `${quote.id}/conversion`);
    expect(last).toMatchObject({ kind: 'final', lots: [{ before: 36_000 }, { before: 20_000 }] });
    await issue(desk, last.id);
    const { body } = await desk.call<{ items: Answer[] }>('/api/documents?type=invoice');
    const gross = body.items.reduce((all, one) => all + Math.round(one.gross * 100), 0);
    expect(gross).toBe(60_000 * 120 + 40_000 * 105.5);
    const { body: check } = await desk.call<{ valid: boolean }>('/api/register/verification');
    expect(check.valid).toBe(true);
  });

  it('is refused beside the lot that goes back, on a quote not accepted, or with nothing new', async () => {
    const desk = await openDesk(app);
    const quote = await acceptedQuote(desk);
    const draft = await desk.create({ type: 'quote', dueDate: null });
    const early = await post(desk, `${draft.id}/situations`, at(10));
    expect(early).toMatchObject({ status: 409, body: { code: 'not_accepted' } });
    const wrong = await post(desk, `${quote.id}/situations`, at(101, 0));
    expect(wrong).toMatchObject({
      status: 400,
      body: { fields: { 'progress.0.percent': 'Entrez un avancement entre 0 et 100' } },
    });
    const { body: first } = await post(desk, `${quote.id}/situations`, at(50, 50));
    await issue(desk, first.id);
    const back = await post(desk, `${quote.id}/situations`, at(60, 40));
    expect(back).toMatchObject({ status: 409, body: { code: 'above_left' } });
    expect(Object.keys(back.body.fields ?? {})).toEqual(['progress.1.percent']);
    const same = await post(desk, `${quote.id}/situations`, at(50, 50));
    expect(same).toMatchObject({
      status: 409,
      body: { fields: { progress: expect.stringMatching(/Rien de nouveau/) as string } },
    });
    const deposit = await post(desk, `${quote.id}/deposits`, { percent: 10 });
    expect(deposit).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/facturé par situations/) as string },
    });
    const withdrawn = await patch(desk, quote.id, { acceptance: null });
    expect(withdrawn.status).toBe(409);
    const invoice = await desk.create();
    const onInvoice = await post(desk, `${invoice.id}/situations`, at(10));
    expect(onInvoice).toMatchObject({ status: 409, body: { code: 'not_a_quote' } });
  });

  it('keeps 5 % back until a year after the works: not late, told, paid, and registered', async () => {
    const desk = await openDesk(app);
    const invoice = await desk.create({
      date: '2026-10-01',
      dueDate: '2026-11-01',
      retention: 5,
      lineItems: [{ description: 'Gros œuvre', quantity: 1, unitPrice: 35_000 }],
    });
    await patch(desk, invoice.id, { status: 'sent' });
    const read = async () => (await desk.call<Answer>(`/api/documents/${invoice.id}`)).body;
    const strip = async () => (await desk.call<DashboardAnswer>('/api/dashboard')).body.cash;
    expect(await read()).toMatchObject({ state: 'overdue', amountDue: 42_000, heldBack: 2_100 });
    expect(await strip()).toMatchObject({ overdue: 39_900, toReceive: 0 });
    const xml = await desk.call<string>(`/api/documents/${invoice.id}/factur-x.xml`);
    expect(xml.body.replaceAll('\u00A0', ' ')).toContain('Net payable à l’échéance : 39 900,00 €.');
    expect(xml.body).toContain('<ram:DuePayableAmount>42000.00</ram:DuePayableAmount>');
    const payment = { day: '2026-11-20', amount: 39_900, method: 'transfer' };
    await post(desk, `${invoice.id}/payments`, payment);
    expect(await read()).toMatchObject({ state: 'partly_paid', amountDue: 2_100, owedOn: null });
    expect(await strip()).toMatchObject({ overdue: 0, toReceive: 0 });
    const listed = await desk.call<{ items: Answer[] }>('/api/documents?view=late');
    expect(listed.body.items).toEqual([]);
    const accept = (day: string | null) =>
      desk.call<Answer>(`/api/documents/${invoice.id}/works-acceptance`, 'PUT', { day });
    expect((await accept('2026-11-23')).body.fields).toHaveProperty('day');
    expect((await accept('2026-11-20')).body).toMatchObject({
      worksAcceptedOn: '2026-11-20',
      owedOn: '2027-11-20',
    });
    expect(await strip()).toMatchObject({ overdue: 0, toReceive: 2_100 });
    const near = async () =>
      (await desk.call<DashboardAnswer>('/api/dashboard')).body.retentions.map((each) => [
        each.number,
        each.clientName,
        each.dueOn,
        each.amount,
      ]);
    expect(await near()).toEqual([]);
    await accept('2025-11-22');
    const { number } = await read();
    expect(await near()).toEqual([[number, 'Brasserie Lune', '2026-11-22', 2_100]]);
    await accept('2025-12-22');
    expect(await near()).toEqual([[number, 'Brasserie Lune', '2026-12-22', 2_100]]);
    expect((await accept('2025-11-20')).body).toMatchObject({ state: 'overdue', heldBack: 0 });
    expect(await strip()).toMatchObject({ overdue: 2_100, toReceive: 0 });
    const plain = await desk.create();
    const refused = await desk.call<Answer>(`/api/documents/${plain.id}/works-acceptance`, 'PUT', {
      day: null,
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'no_retention' } });
    const above = await patch(desk, plain.id, { retention: 5.01 });
    expect(Object.keys(above.body.fields ?? {})).toEqual(['retention']);
    const { body: check } = await desk.call<{ valid: boolean }>('/api/register/verification');
    expect(check.valid).toBe(true);
  });

  it('keeps back 5 % of what an avoir leaves, on the page, the dashboard and the list of what is late', async () => {
    const desk = await openDesk(app);
    const invoice = await desk.create({
      date: '2026-10-01',
      dueDate: '2026-11-01',
      retention: 5,
      lineItems: [{ description: 'Gros œuvre', quantity: 10, unitPrice: 3_500 }],
    });
    await patch(desk, invoice.id, { status: 'sent' });
    const { body: credit } = await post(desk, `${invoice.id}/credit-notes`, {
      reason: 'Métré faux',
      lineItems: [{ creditedLine: 0, quantity: 2 }],
    });
    await issue(desk, credit.id);
    const read = async () => (await desk.call<Answer>(`/api/documents/${invoice.id}`)).body;
    const strip = async () => (await desk.call<DashboardAnswer>('/api/dashboard')).body.cash;
    // 42 000 − 8 400 = 33 600 €, of which 5 %.
    expect(await read()).toMatchObject({ amountDue: 33_600, heldBack: 1_680, state: 'overdue' });
    expect(await strip()).toMatchObject({ overdue: 31_920, toReceive: 0 });
    const payment = { day: '2026-11-20', amount: 31_920, method: 'transfer' };
    await post(desk, `${invoice.id}/payments`, payment);
    expect(await read()).toMatchObject({ amountDue: 1_680, heldBack: 1_680, state: 'partly_paid' });
    const listed = await desk.call<{ items: Answer[] }>('/api/documents?view=late');
    expect(listed.body.items).toEqual([]);
    expect(await strip()).toMatchObject({ overdue: 0, toReceive: 0 });
  });

  it('taken back, an issue takes the acceptance of its works with it', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create({ retention: 5 });
    await issue(desk, id);
    await desk.call(`/api/documents/${id}/works-acceptance`, 'PUT', { day: '2026-11-20' });
    const { status, body } = await patch(desk, id, { status: 'draft' });
    expect([status, body.worksAcceptedOn]).toEqual([200, null]);
    expect(await issue(desk, id)).toMatchObject({ worksAcceptedOn: null });
  });

  it('marked as sent by hand, an invoice has its line in the register', async () => {
    const desk = await openDesk(app);
    const invoice = await desk.create();
    await issue(desk, invoice.id);
    await patch(desk, invoice.id, { status: 'sent' });
    await patch(desk, invoice.id, { status: 'sent' });
    const { body } = await desk.call<{ items: { kind: string }[] }>(
      `/api/documents/${invoice.id}/register`,
    );
    expect(body.items.filter(({ kind }) => kind === 'marked_sent')).toHaveLength(1);
  });

  it('replaced by a rectificative, an invoice is counted once in the sums', async () => {
    const desk = await openDesk(app);
    const invoice = await desk.create();
    await issue(desk, invoice.id);
    const figures = async () => {
      const { body } = await desk.call<DashboardAnswer>('/api/dashboard');
      const client = await desk.call<{ statistics: { amounts: unknown[] } }>(
        `/api/clients/${invoice.clientId}`,
      );
      const { revenue, pending } = body.stats;
      return [revenue.value, pending.value, client.body.statistics.amounts];
    };
    const before = await figures();
    const { body: draft } = await post(desk, `${invoice.id}/corrections`, { reason: 'Adresse' });
    await issue(desk, draft.id);
    expect(await figures()).toEqual(before);
  });

  it('two drafts of the same progress bill it once: the second is refused when it is issued', async () => {
    const desk = await openDesk(app);
    const quote = await acceptedQuote(desk);
    const drafts = await Promise.all(
      [1, 2].map(() => post(desk, `${quote.id}/situations`, at(60, 0))),
    );
    const answers = await Promise.all(drafts.map(({ body }) => post(desk, `${body.id}/issue`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'above_left' });
  });

  it('of all that is left is the quote’s own invoice; credited, a situation may be made again', async () => {
    const desk = await openDesk(app);
    const quote = await acceptedQuote(desk);
    const { body: first } = await post(desk, `${quote.id}/situations`, at(50, 0));
    await issue(desk, first.id);
    const wish = { reason: 'Métré faux', total: true };
    const again = await post(desk, `${first.id}/credit-notes`, { ...wish, andDraft: true });
    expect(again).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/nouvelle situation/) as string },
    });
    const { body: credit } = await post(desk, `${first.id}/credit-notes`, wish);
    await issue(desk, credit.id);
    const { body: second } = await post(desk, `${quote.id}/situations`, at(40, 0));
    expect(second).toMatchObject({ totals: { net: 24_000 } });
    await issue(desk, second.id);
    const { body: last } = await post(desk, `${quote.id}/situations`, at(100, 100));
    expect(last).toMatchObject({ kind: 'final', sourceDocumentId: quote.id });
    expect((await desk.call<Answer>(`/api/documents/${quote.id}`)).body.state).toBe('converted');
    const changed = await patch(desk, quote.id, { content: 'Autre chose' });
    expect(changed).toMatchObject({ status: 409, body: { code: 'accepted' } });
    const over = await patch(desk, last.id, {
      lineItems: [{ ...last.lineItems[0], unitPrice: 36_000.01 }],
    });
    expect(over).toMatchObject({
      status: 409,
      body: {
        fields: {
          'lineItems.0.unitPrice': expect.stringMatching(/Il reste 36.000,00.€ HT/) as string,
        },
      },
    });
    const kept = await desk.call<Answer>(`/api/documents/${last.id}`);
    expect(kept.body.totals.net).toBe(76_000);
  });
});
