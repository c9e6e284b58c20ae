import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { buildClient, buildProfile } from '#testing/world/builders.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const EXCLUSIVE =
  'TVA et exonération s’excluent\u00A0: décochez la TVA ou retirez le motif d’exonération.';

describe('the VAT of a document', () => {
  it('is not charged together with a reason for not charging it', async () => {
    const desk = await openDesk(app);
    const both = { vat: true, vatExemption: 'training' };
    const { date, dueDate, type } = await desk.create();
    const refused = await desk.call('/api/documents', 'POST', {
      ...both,
      type,
      date,
      dueDate,
      clientId: desk.clientId,
    });
    expect(refused).toMatchObject({ status: 400, body: { fields: { vatExemption: EXCLUSIVE } } });
    const exempt = await desk.create({ vatExemption: 'training' });
    expect(exempt).toMatchObject({ vat: false, vatExemption: 'training' });
    const edited = await desk.call(`/api/documents/${exempt.id}`, 'PATCH', { vat: true });
    expect(edited).toMatchObject({ status: 400, body: { fields: { vatExemption: EXCLUSIVE } } });
    const charged = await desk.call(`/api/documents/${exempt.id}`, 'PATCH', {
      vat: true,
      vatExemption: null,
    });
    expect(charged).toMatchObject({ status: 200, body: { vat: true, vatExemption: null } });
  });

  it('leaves out the lines that say why, and adds up rate by rate', async () => {
    const desk = await openDesk(app);
    const document = await desk.create({
      lineItems: [
        { description: 'Formalités', quantity: 1, unitPrice: 1000 },
        { description: 'Greffe', quantity: 1, unitPrice: 86, vatCase: 'disbursement' },
      ],
    });
    expect(document.totals).toEqual({
      net: 1086,
      vat: 200,
      gross: 1286,
      byRate: [
        { rate: 20, net: 1000, vat: 200 },
        { rate: 0, net: 86, vat: 0 },
      ],
    });
    expect(document.lineItems.map(({ vatCase }) => vatCase)).toEqual([null, 'disbursement']);
    expect(document.facturX).toBe(true);
    const unknown = { description: 'x', quantity: 1, unitPrice: 1, vatCase: 'because' };
    const refused = await desk.call<{ fields: Record<string, string> }>(
      `/api/documents/${document.id}`,
      'PATCH',
      { lineItems: [unknown] },
    );
    expect(refused.status).toBe(400);
    expect(Object.values(refused.body.fields)).toEqual(['Veuillez choisir un motif de la liste']);
  });

  it.each(['franchise', 'exempt', 'not_taxable'] as const)(
    'is never charged by a seller who is %s, even when asked',
    async (vatRegime) => {
      const desk = await openDesk(app);
      await profile(desk, { vatRegime, vatExemption: 'health' });
      const document = await desk.create({ vat: true });
      expect(document).toMatchObject({ vat: false, totals: { vat: 0 } });
      const edited = await desk.call(`/api/documents/${document.id}`, 'PATCH', { vat: true });
      expect(edited).toMatchObject({ status: 200, body: { vat: false, facturX: true } });
    },
  );

  it('is proposed to who never said, and asked about before issue', async () => {
    const desk = await openDesk(app);
    await profile(desk, { vatRegime: null });
    const document = await desk.create();
    expect(document.vat).toBe(true);
    expect(asked(document)).toContain('vat_regime');
    await profile(desk, { vatRegime: 'standard' });
    const { body } = await desk.call(`/api/documents/${document.id}`);
    expect(asked(body as DocumentAnswer)).not.toContain('vat_regime');
  });
});

it('an invoice issued before a field was known is read as saying nothing of it', async () => {
  const desk = await openDesk(app);
  const { id } = await desk.create();
  const { userId, ...row } = await app.database.kysely
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { electronicAddress: _, ...client } = buildClient();
  const { registrationNote: __, ...seller } = buildProfile();
  const snapshot = JSON.stringify({ seller, client, document: {} });
  await app.database.kysely
    .insertInto('documents')
    .values({
      ...row,
      userId,
      id: 'old',
      number: 'OLD-1',
      status: 'sent',
      lineItems: JSON.stringify(row.lineItems),
      references: '[]',
      copiedVat: null,
      situation: null,
      alreadyPaid: null,
      orderDeposit: null,
      issuedAt: row.createdAt,
      snapshot,
    })
    .execute();
  const old = await desk.call('/api/documents/old');
  expect(old).toMatchObject({ status: 200, body: { facturX: true } });
});

async function profile(desk: Desk, change: object): Promise<void> {
  const { status } = await desk.call('/api/profile', 'PATCH', change);
  expect(status).toBe(200);
}

function asked(document: DocumentAnswer): string[] {
  return document.missing.map(({ id }) => id);
}
