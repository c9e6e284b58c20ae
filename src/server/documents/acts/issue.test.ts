import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { DocumentListAnswer } from '#server/documents/answers.ts';
import type { RegisterVerificationAnswer } from '#server/register/answers.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';

interface Refused {
  code: string;
  problems: { code: string; where: string; field: string }[];
}

describeOnBothDatabases('the issue of an invoice', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
    return () => app.close();
  });

  it('is refused with everything that is missing at once, and takes no number', async () => {
    const desk = await openDesk(app);
    await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { address: '' });
    const { id } = await desk.create({
      date: '2026-11-23',
      lineItems: [
        { description: '', quantity: 1, unitPrice: 0 },
        { description: 'Pose', quantity: 1, unitPrice: 0, flags: ['price_to_complete'] },
      ],
    });
    const refused = await desk.call<Refused>(`/api/documents/${id}/issue`, 'POST');
    expect([refused.status, refused.body.code]).toEqual([409, 'not_issuable']);
    expect(refused.body.problems.map(({ code, where, field }) => [code, where, field])).toEqual([
      ['client_address', 'client', 'address'],
      ['line_description', 'document', 'lineItems.0.description'],
      ['line_price', 'document', 'lineItems.1.unitPrice'],
      ['date_to_come', 'document', 'date'],
    ]);
    const whole = await desk.create();
    await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { address: '3 place Bellecour' });
    const issued = await desk.call(`/api/documents/${whole.id}/issue`, 'POST');
    expect(issued.body).toMatchObject({ number: 'INV-001', state: 'issued', provisional: false });
    // Asked again it answers the same.
    const again = await desk.call(`/api/documents/${whole.id}/issue`, 'POST');
    expect([again.status, again.body.version]).toEqual([200, issued.body.version]);
  });

  it('goes forward by date, and on another day keeps its term', async () => {
    const desk = await openDesk(app);
    const first = await desk.create({ date: '2026-11-20' });
    const older = await desk.create({ date: '2026-11-10', dueDate: '2026-11-25' });
    await desk.call(`/api/documents/${first.id}/issue`, 'POST');
    const refused = await desk.call<Refused>(`/api/documents/${older.id}/issue`, 'POST');
    expect(refused.body.problems.map(({ code }) => code)).toEqual(['date_before_last']);
    const date = '2026-11-22';
    const issued = await desk.call(`/api/documents/${older.id}/issue`, 'POST', { date });
    expect(issued.body).toMatchObject({ number: 'INV-002', date, dueDate: '2026-12-07' });
  });

  it('fixes what every later reading says, whatever becomes of the seller and the client', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    await desk.call(`/api/documents/${id}/issue`, 'POST');
    const readings = () =>
      Promise.all(
        [
          `/api/functions/generate-pdf?id=${id}`,
          `/api/documents/${id}/factur-x.xml`,
          `/api/documents/${id}/preview.svg`,
        ].map(async (path) => (await desk.call<string>(path)).body),
      );
    const before = await readings();
    await desk.call('/api/profile', 'PATCH', { company: 'Nouvelle Raison', legalForm: 'SAS' });
    await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { company: 'Autre Société' });
    expect(await readings()).toEqual(before);
    expect((await desk.call(`/api/documents/${id}`)).body.clientName).toBe('Brasserie Lune');
    const list = await desk.call<DocumentListAnswer>('/api/documents');
    expect(list.body.items[0]?.clientName).toBe('Brasserie Lune');
  });

  it('cannot be rewritten, not even by the server’s own role', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    await desk.call(`/api/documents/${id}/issue`, 'POST');
    for (const change of [
      'amount = 1',
      "number = 'INV-900'",
      "snapshot = '{}'",
      'issued_at = now()',
    ]) {
      const rewriting = sql`update documents set ${sql.raw(change)} where id = ${id}`;
      await expect(rewriting.execute(app.database.kysely)).rejects.toThrow(/cannot be rewritten/);
    }
  });

  it('leaves the lists for the archives and comes back, its figures where they were', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    const early = await desk.call<Refused>(`/api/documents/${id}/archive`, 'POST');
    expect([early.status, early.body.code]).toEqual([409, 'not_issued']);
    await desk.call(`/api/documents/${id}/issue`, 'POST');
    const listed = async (query: string) =>
      (await desk.call<DocumentListAnswer>(`/api/documents${query}`)).body.items.length;
    await desk.call(`/api/documents/${id}/archive`, 'POST');
    expect([await listed(''), await listed('?archived=true')]).toEqual([0, 1]);
    await desk.call(`/api/documents/${id}/archive`, 'DELETE');
    expect([await listed(''), await listed('?archived=true')]).toEqual([1, 0]);
  });

  it('numbers without a hole and in order under any interleaving of create, issue, delete', async () => {
    const act = fc.record({
      act: fc.constantFrom('create', 'issue', 'delete', 'take back' as const),
      which: fc.nat({ max: 20 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
        const desk = await openDesk(app);
        for (const { act: wanted, which } of acts) {
          const documents = await all(desk);
          const document = documents[which % Math.max(1, documents.length)];
          if (wanted === 'create' || !document) await desk.create();
          else await actOn(desk, document.id, wanted);
        }
        await expectInLine(desk);
      }),
      { numRuns: 12 },
    );
  });

  it('sixty at once take sixty numbers in a row', async () => {
    const desk = await openDesk(app);
    const drafts = await Promise.all(Array.from({ length: 30 }, () => desk.create()));
    const answers = await Promise.all([
      ...drafts.map(({ id }, index) => actOn(desk, id, index % 3 === 0 ? 'delete' : 'issue')),
      ...Array.from({ length: 30 }, async () => actOn(desk, (await desk.create()).id, 'issue')),
    ]);
    expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
    await expectInLine(desk);
    expect((await all(desk)).filter(({ issuedAt }) => issuedAt)).toHaveLength(50);
  });
});

async function actOn(desk: Desk, id: string, act: 'issue' | 'delete' | 'take back') {
  const path = `/api/documents/${id}`;
  if (act === 'issue') return desk.call(`${path}/issue`, 'POST');
  return act === 'delete'
    ? desk.call(path, 'DELETE')
    : desk.call(path, 'PATCH', { status: 'draft' });
}

/** As they were created. */
async function all(desk: Desk) {
  const { body } = await desk.call<DocumentListAnswer>('/api/documents?limit=200');
  return body.items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Issued numbers from 1 in order of issue, then the drafts in order of creation; all registered. */
async function expectInLine(desk: Desk) {
  const documents = await all(desk);
  const issued = documents
    .filter(({ issuedAt }) => issuedAt !== null)
    .toSorted((one, other) => (one.number < other.number ? -1 : 1));
  const drafts = documents.filter(({ issuedAt }) => issuedAt === null);
  const numbers = [...issued, ...drafts].map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => `INV-${String(index + 1).padStart(3, '0')}`));
  const instants = issued.map(({ issuedAt }) => issuedAt ?? '');
  expect(instants).toEqual(instants.toSorted());
  const { body } = await desk.call<RegisterVerificationAnswer>('/api/register/verification');
  expect(body.problems).toEqual([]);
}
