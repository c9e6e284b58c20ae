import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const YEAR = 'from=2026-01-01&to=2026-12-31';

describe('the tables for the accountant', () => {
  it('hold the figures of the screen to the cent, and their lines add up to the same', async () => {
    const desk = await openDesk(app);
    const made = [
      await desk.create({
        lineItems: [
          { description: 'Pose', quantity: 1.5, unitPrice: 33.335, vatRate: 10 },
          { description: 'Fourniture', quantity: 3, unitPrice: 0.0375, unit: 'm2' },
          { description: 'Remise', quantity: 1, unitPrice: -12.5, vatRate: 10 },
        ],
      }),
      await desk.create({ vat: false, lineItems: [], amount: 199.99 }),
      await desk.create({ type: 'quote', dueDate: null }),
    ];
    const documents = await table(desk, `documents.csv?${YEAR}`);
    for (const { number, totals } of made) {
      const row = documents.find((found) => found['Numéro'] === number);
      expect(row).toMatchObject({
        'Total HT': inFrench(totals.net),
        'Total TVA': inFrench(totals.vat),
        'Total TTC': inFrench(totals.gross),
      });
      for (const share of totals.byRate) {
        expect(row?.[`Base HT à ${share.rate} %`]).toBe(inFrench(share.net));
        expect(row?.[`TVA à ${share.rate} %`]).toBe(inFrench(share.vat));
      }
    }
    const lines = await table(desk, `lines.csv?${YEAR}`);
    expect(cents(lines, 'Total HT')).toBe(cents(documents, 'Total HT'));
    expect(lines.map((line) => line['Prix unitaire HT'])).toEqual([
      '33,335',
      '0,0375',
      '-12,5',
      '199,99',
      '450',
    ]);
    expect(documents[0]).toMatchObject({ Date: '22/11/2026', Échéance: '07/12/2026' });
    expect(documents[2]).toMatchObject({ Type: 'Devis', Statut: 'Brouillon', Devise: 'EUR' });
  });

  it('say of a document what its screen says: an invoiced quote is not paid, nor an issued invoice sent', async () => {
    const desk = await openDesk(app);
    const quote = await desk.create({ type: 'quote', dueDate: null });
    await desk.call(`/api/documents/${quote.id}/deposits`, 'POST', { percent: 30 });
    const balance = await desk.call(`/api/documents/${quote.id}/conversion`, 'POST', {});
    await desk.call(`/api/documents/${balance.body.id}/issue`, 'POST', {});
    for (const file of ['documents.csv', 'lines.csv']) {
      const rows = await table(desk, `${file}?${YEAR}`);
      expect(rows.map((row) => [row['Type'], row['Statut']])).toEqual([
        ['Devis', 'Accepté et facturé'],
        ['Demande d’acompte', 'Brouillon'],
        ['Facture', 'Émise'],
      ]);
    }
  });

  it('take an avoir away from the sums of its day', async () => {
    const desk = await openDesk(app);
    const invoice = await desk.create();
    await desk.call(`/api/documents/${invoice.id}/issue`, 'POST', {});
    const credit = await desk.call(`/api/documents/${invoice.id}/credit-notes`, 'POST', {
      reason: 'Retour',
      lineItems: [{ creditedLine: 0, quantity: 1 }],
    });
    await desk.call(`/api/documents/${credit.body.id}/issue`, 'POST', {});
    const documents = await table(desk, `documents.csv?${YEAR}`);
    const row = documents.find((found) => found['Type'] === 'Avoir');
    expect(row).toMatchObject({
      'Total HT': '-450,00',
      'Base HT à 20 %': '-450,00',
      'TVA à 20 %': '-90,00',
      'Total TVA': '-90,00',
      'Total TTC': '-540,00',
    });
    const lines = await table(desk, `lines.csv?${YEAR}`);
    expect(cents(lines, 'Total HT')).toBe(cents(documents, 'Total HT'));
  });

  it('tell what bears no VAT, and why', async () => {
    const desk = await openDesk(app);
    const lineItems = [
      { description: 'Formalités', quantity: 1, unitPrice: 100 },
      { description: 'Greffe', quantity: 1, unitPrice: 86, vatCase: 'disbursement' },
    ];
    await desk.create({ lineItems });
    await desk.create({ vat: false, vatExemption: 'training', lineItems });
    const documents = await table(desk, `documents.csv?${YEAR}`);
    expect(documents.map((row) => [row['Base sans TVA'], row['Exonération']])).toEqual([
      ['86,00', 'Débours'],
      ['186,00', 'Formation et enseignement, Débours'],
    ]);
    const lines = await table(desk, `lines.csv?${YEAR}`);
    expect(lines.map((row) => [row['Taux de TVA'], row['Exonération']])).toEqual([
      ['20', ''],
      ['0', 'Débours'],
      ['0', 'Formation et enseignement'],
      ['0', 'Débours'],
    ]);
  });

  it('hold the days asked for, ends included, and nothing that was deleted', async () => {
    const desk = await openDesk(app);
    const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'];
    for (const date of days) await desk.create({ date, dueDate: date });
    const deleted = await desk.create({ date: '2026-06-01' });
    await desk.call(`/api/documents/${deleted.id}`, 'DELETE');
    const rows = await table(desk, `documents.csv?${YEAR}`);
    expect(rows.map((row) => row.Date)).toEqual(['01/01/2026', '31/12/2026']);
    expect((await desk.call('/api/accounting/years')).body).toEqual({ years: [2027, 2026, 2025] });
  });

  it('are read page after page, no document twice or never', async () => {
    const desk = await openDesk(app);
    const first = await desk.create();
    const { userId, ...row } = await app.database.kysely
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 450 }, (_, index) => ({
      ...row,
      userId,
      id: `${row.id}-${String(index).padStart(3, '0')}`,
      number: `COPY-${index}`,
      lineItems: JSON.stringify(row.lineItems),
      snapshot: null,
      references: '[]',
      copiedVat: null,
      situation: null,
      alreadyPaid: null,
      orderDeposit: null,
    }));
    await app.database.kysely.insertInto('documents').values(copies).execute();
    const rows = await table(desk, `documents.csv?${YEAR}`);
    expect(new Set(rows.map((found) => found['Numéro'])).size).toBe(451);
    expect(rows).toHaveLength(451);
  });

  it('let no text be run as a formula, and leave negative amounts figures', async () => {
    const desk = await openDesk(app);
    await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { company: '=HYPERLINK("x";"y")' });
    await desk.create({
      purchaseOrder: '@SUM(A1)',
      lineItems: [
        { description: '+33 1; "bis"\n-2', quantity: 1, unitPrice: 10 },
        { description: 'Remise', quantity: 1, unitPrice: -5 },
      ],
    });
    const documents = await text(desk, `documents.csv?${YEAR}`);
    expect(documents.startsWith('\uFEFF"Type";"Numéro";"Date"')).toBe(true);
    expect(documents).toContain(`"'=HYPERLINK(""x"";""y"")"`);
    expect(documents).toContain(`"'@SUM(A1)"`);
    const lines = await text(desk, `lines.csv?${YEAR}`);
    expect(lines).toContain(`"'+33 1; ""bis""\n-2";1;"unité";10;10,00;`);
    expect(lines).toContain('"Remise";1;"unité";-5;-5,00;');
  });

  it('refuse days that are none and a period that ends before it begins', async () => {
    const desk = await openDesk(app);
    for (const period of ['from=2026-02-30&to=2026-12-31', 'from=2026-02-01&to=2026-01-31', '']) {
      const { status } = await desk.call(`/api/accounting/documents.csv?${period}`);
      expect([period, status]).toEqual([period, 400]);
    }
  });
});

async function text(desk: Desk, path: string): Promise<string> {
  const answer = await app.request(`/api/accounting/${path}`, { as: desk.user });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer()).toString('utf8');
}

/** Rows by heading; the texts of these tests hold no semicolon and no line end. */
async function table(desk: Desk, path: string): Promise<Record<string, string>[]> {
  const [heading = '', ...rows] = (await text(desk, path)).trim().split('\r\n').map(cells);
  return rows.map((row) =>
    Object.fromEntries([...heading].map((title, index) => [title, row[index] ?? ''])),
  );
}

function cells(line: string): string[] {
  return line
    .replace('\uFEFF', '')
    .split(';')
    .map((cell) => cell.replaceAll('"', '').replaceAll('\u00A0', ' '));
}

function inFrench(amount: DocumentAnswer['amount']): string {
  return amount.toFixed(2).replace('.', ',');
}

function cents(rows: Record<string, string>[], title: string): number {
  return rows.reduce((sum, row) => sum + Number(row[title]?.replace(',', '')), 0);
}
