import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/database/connect.ts';
import type { DashboardAnswer } from '#server/dashboard/answers.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import type { RegisterVerificationAnswer } from '#server/register/answers.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { openTestDatabase } from '#testing/databases/openTestDatabase.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';

type Answer = DocumentAnswer & { error: string; code: string };
interface Told<Body = Answer> {
  status: number;
  body: Body;
}

/** Where the two clicks go: the same server twice, or two servers of one database. */
type Servers = [TestApp, TestApp];

const PAYMENT = { day: '2026-11-22', amount: 1620, method: 'transfer' };

const ask = async <Body = Answer>(
  server: TestApp,
  desk: Desk,
  { method = 'POST', path, body = {}, headers }: Call,
): Promise<Told<Body>> => {
  const told = await server.request(path, {
    as: desk.user,
    method,
    body,
    ...(headers && { headers }),
  });
  return { status: told.status, body: (await told.json()) as Body };
};
interface Call {
  method?: string;
  path: string;
  body?: object;
  headers?: Record<string, string> | undefined;
}

const statuses = (told: readonly Told<unknown>[]) => told.map(({ status }) => status).toSorted();
const refused = (told: readonly Told[]) => told.find(({ status }) => status >= 400)?.body.error;
const read = async (desk: Desk, id: string) => (await desk.call(`/api/documents/${id}`)).body;
const issued = async (desk: Desk) => {
  const { id } = await desk.create();
  expect((await desk.call(`/api/documents/${id}/issue`, 'POST')).status).toBe(200);
  return id;
};
const avoirOn = async (desk: Desk, id: string) => {
  const body = { reason: 'Retour', total: true };
  return (await desk.call(`/api/documents/${id}/credit-notes`, 'POST', body)).body.id;
};
/** Of one lot of 1 350 € HT; its id. */
const acceptedQuote = async (desk: Desk) => {
  const { id } = await desk.create({ type: 'quote', dueDate: null });
  await desk.call(`/api/documents/${id}`, 'PATCH', { acceptance: 'accepted' });
  return id;
};
const expectKept = async (desk: Desk) => {
  const { body } = await desk.call<RegisterVerificationAnswer>('/api/register/verification');
  expect(body.problems).toEqual([]);
};

/** What one user does twice at the same instant, whatever answers. */
function races(open: () => Promise<Servers>) {
  let servers: Servers;
  beforeAll(async () => {
    servers = await open();
  });

  /** Both at once, each at its own server. */
  const both = <Body = Answer>(desk: Desk, one: Call, other: Call = one) =>
    Promise.all([ask<Body>(servers[0], desk, one), ask<Body>(servers[1], desk, other)]);

  it('one invoice is issued once, and both are told the same', async () => {
    const desk = await openDesk(servers[0]);
    const { id } = await desk.create();
    const told = await both(desk, { path: `/api/documents/${id}/issue` });
    expect(told.map(({ status, body }) => [status, body.number, body.version])).toEqual([
      [200, 'INV-001', told[0].body.version],
      [200, 'INV-001', told[0].body.version],
    ]);
    expect((await read(desk, id)).sealedVersions).toHaveLength(1);
    await expectKept(desk);
  });

  it('one invoice marked « Payé » twice is paid once', async () => {
    const desk = await openDesk(servers[0]);
    const { id } = await desk.create();
    const call = { method: 'PATCH', path: `/api/documents/${id}`, body: { status: 'paid' } };
    expect(statuses(await both(desk, call))).toEqual([200, 200]);
    const { body } = await desk.call<PaymentsAnswer>(`/api/documents/${id}/payments`);
    expect(body).toMatchObject({ paid: 1620, left: 0, items: [{ amount: 1620 }] });
    await expectKept(desk);
  });

  it('one payment clicked twice is recorded once, with its key or without', async () => {
    const desk = await openDesk(servers[0]);
    for (const headers of [{ 'idempotency-key': crypto.randomUUID() }, undefined]) {
      const id = await issued(desk);
      const call = { path: `/api/documents/${id}/payments`, body: PAYMENT, headers };
      await both(desk, call);
      const { body } = await desk.call<PaymentsAnswer>(call.path);
      expect([body.items.length, body.paid, body.status]).toEqual([1, 1620, 'paid']);
    }
    await expectKept(desk);
  });

  it('a part clicked twice with its key is recorded once', async () => {
    const desk = await openDesk(servers[0]);
    const id = await issued(desk);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const path = `/api/documents/${id}/payments`;
    await both(desk, { path, body: { ...PAYMENT, amount: 400 }, headers });
    const { body } = await desk.call<PaymentsAnswer>(path);
    expect([body.items.length, body.paid, body.left]).toEqual([1, 400, 1220]);
  });

  it('two total avoirs: one is issued, the other told that nothing is left', async () => {
    const desk = await openDesk(servers[0]);
    const id = await issued(desk);
    const avoirs = [await avoirOn(desk, id), await avoirOn(desk, id)] as const;
    const told = await both(
      desk,
      { path: `/api/documents/${avoirs[0]}/issue` },
      { path: `/api/documents/${avoirs[1]}/issue` },
    );
    expect(statuses(told)).toEqual([200, 409]);
    expect(refused(told)).toBe('Cette facture est déjà entièrement créditée.');
    expect(await read(desk, id)).toMatchObject({ creditedAmount: 1620, state: 'credited' });
    await expectKept(desk);
  });

  it('an avoir and a rectificative: one stands, the other says why it cannot', async () => {
    const desk = await openDesk(servers[0]);
    const id = await issued(desk);
    const avoir = await avoirOn(desk, id);
    const wish = { reason: 'Adresse' };
    const { body } = await desk.call(`/api/documents/${id}/corrections`, 'POST', wish);
    const told = await both(
      desk,
      { path: `/api/documents/${avoir}/issue` },
      { path: `/api/documents/${body.id}/issue` },
    );
    expect(statuses(told)).toEqual([200, 409]);
    expect([
      'Un avoir existe déjà sur cette facture : terminez par un avoir total et une nouvelle facture.',
      'Rien n’est plus dû\u00A0: la facture INV-001 a été remplacée.',
    ]).toContain(refused(told));
    expect(['credited', 'replaced']).toContain((await read(desk, id)).state);
    await expectKept(desk);
  });

  it('a payment and a total avoir: what came too much is to be given back, or was refused', async () => {
    const desk = await openDesk(servers[0]);
    const id = await issued(desk);
    const avoir = await avoirOn(desk, id);
    const [paid, credited] = await both(
      desk,
      { path: `/api/documents/${id}/payments`, body: PAYMENT },
      { path: `/api/documents/${avoir}/issue` },
    );
    expect(credited.status).toBe(200);
    const after = await read(desk, id);
    expect(after.amountDue).toBe(paid.status === 201 ? -1620 : 0);
    expect(after.status).toBe(paid.status === 201 ? 'paid' : 'sent');
    await expectKept(desk);
  });

  it('a payment and an issue taken back: no draft is ever paid', async () => {
    const desk = await openDesk(servers[0]);
    const id = await issued(desk);
    const [paid, back] = await both(
      desk,
      { path: `/api/documents/${id}/payments`, body: { ...PAYMENT, amount: 20 } },
      { method: 'PATCH', path: `/api/documents/${id}`, body: { status: 'draft' } },
    );
    expect(statuses([paid, back])[1]).toBe(409);
    const { issuedAt, paidAmount } = await read(desk, id);
    expect([issuedAt !== null, paidAmount]).toEqual(paid.status === 201 ? [true, 20] : [false, 0]);
    await expectKept(desk);
  });

  it('a deposit is received once, and its quote invoiced once', async () => {
    const desk = await openDesk(servers[0]);
    const quote = await desk.create({ type: 'quote', dueDate: null });
    const wish = { percent: 30 };
    const asked = await desk.call(`/api/documents/${quote.id}/deposits`, 'POST', wish);
    const body = { day: '2026-11-22', method: 'card' };
    const told = await both(desk, { path: `/api/documents/${asked.body.id}/receipt`, body });
    expect(statuses(told)).toEqual([200, 409]);
    expect(refused(told)).toBe(
      'Seul un acompte demandé peut être reçu\u00A0: enregistrez un paiement.',
    );
    const made = await both(desk, { path: `/api/documents/${quote.id}/conversion` });
    expect(statuses(made)).toEqual([200, 201]);
    expect(made[0].body.id).toBe(made[1].body.id);
    await expectKept(desk);
  });

  it('a deposit received while the whole is invoiced is never billed twice', async () => {
    const desk = await openDesk(servers[0]);
    const quote = await desk.create({ type: 'quote', dueDate: null });
    const wish = { percent: 30 };
    const asked = await desk.call(`/api/documents/${quote.id}/deposits`, 'POST', wish);
    const invoice = await desk.call(`/api/documents/${quote.id}/conversion`, 'POST');
    const [deposit, whole] = await both(
      desk,
      {
        path: `/api/documents/${asked.body.id}/receipt`,
        body: { day: '2026-11-22', method: 'card' },
      },
      { path: `/api/documents/${invoice.body.id}/issue` },
    );
    expect(whole.status).toBe(200);
    expect(whole.body.gross).toBe(deposit.status === 200 ? 1134 : 1620);
    await expectKept(desk);
  });

  it('the same works are billed by one situation', async () => {
    const desk = await openDesk(servers[0]);
    const quote = await acceptedQuote(desk);
    const body = { progress: [{ place: 0, percent: 60 }] };
    const drafts = await both(desk, { path: `/api/documents/${quote}/situations`, body });
    expect(statuses(drafts)).toEqual([201, 201]);
    const [one, other] = drafts.map((draft) => ({
      path: `/api/documents/${draft.body.id}/issue`,
    })) as [Call, Call];
    const told = await both(desk, one, other);
    expect(statuses(told)).toEqual([200, 409]);
    expect(refused(told)).toMatch(/^Il reste 540,00.€ HT à facturer sur ce lot\.$/);
    expect((await read(desk, quote)).lots).toMatchObject([{ before: 810 }]);
    await expectKept(desk);
  });

  it('a situation issued while the whole is invoiced is never billed twice', async () => {
    const desk = await openDesk(servers[0]);
    const quote = await acceptedQuote(desk);
    const body = { progress: [{ place: 0, percent: 60 }] };
    const draft = await desk.call(`/api/documents/${quote}/situations`, 'POST', body);
    const [situation, whole] = await both(
      desk,
      { path: `/api/documents/${draft.body.id}/issue` },
      { path: `/api/documents/${quote}/conversion` },
    );
    expect(whole.status).toBe(201);
    const last = await desk.call(`/api/documents/${whole.body.id}/issue`, 'POST');
    expect(last.body.gross).toBe(situation.status === 200 ? 648 : 1620);
    await expectKept(desk);
  });

  it('the acceptance of works and a payment leave what is kept back, due once', async () => {
    const desk = await openDesk(servers[0]);
    const { id } = await desk.create({ retention: 5, dueDate: '2026-12-07' });
    await desk.call(`/api/documents/${id}/issue`, 'POST');
    const path = `/api/documents/${id}/works-acceptance`;
    const told = await both(
      desk,
      { method: 'PUT', path, body: { day: '2026-11-20' } },
      { path: `/api/documents/${id}/payments`, body: { ...PAYMENT, amount: 1539 } },
    );
    expect(statuses(told)).toEqual([200, 201]);
    const days = ['2026-11-21', '2026-11-22'] as const;
    const again = await both(
      desk,
      { method: 'PUT', path, body: { day: days[0] } },
      { method: 'PUT', path, body: { day: days[1] } },
    );
    expect(statuses(again)).toEqual([200, 200]);
    const { amountDue, heldBack, worksAcceptedOn } = await read(desk, id);
    expect([amountDue, heldBack, days.some((day) => day === worksAcceptedOn)]).toEqual([
      81,
      81,
      true,
    ]);
    const { cash } = (await desk.call<DashboardAnswer>('/api/dashboard')).body;
    expect(cash).toMatchObject({ toReceive: 81, overdue: 0 });
    await expectKept(desk);
  });
}

describeOnBothDatabases('two tabs at once', (open) => {
  races(async () => {
    const app = await openTestApp({ database: await open() });
    afterAll(() => app.close());
    return [app, app];
  });
});

describe.skipIf(inject('postgres') === null)('two servers at once (needs PostgreSQL)', () => {
  races(async () => {
    const database = await openTestDatabase('postgresql');
    const second = await openDatabase(database);
    const servers: Servers = [
      await openTestApp({ database }),
      await openTestApp({ database: second }),
    ];
    afterAll(async () => {
      for (const server of servers) await server.close();
      await second.close();
      await database.close();
    });
    return servers;
  });
});
