import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDay, closeLonger } from '#domain/register/closure.ts';
import { receiptsBook } from '#domain/payments/receiptsBook.ts';
import { reminderLetter } from '#domain/reminders/letter.ts';
import { LATE_RATES } from '#domain/reminders/lateRates.ts';
import { latePenalties } from '#domain/reminders/penalties.ts';
import { penaltyRule } from '#domain/reminders/penaltyRule.ts';
import { sumDue } from '#domain/reminders/sums.ts';
import { penaltyStatementView, reminderView } from '#rendering/view/letterView.ts';
import { closuresView } from '#rendering/view/closuresView.ts';
import { receiptsBookView } from '#rendering/view/receiptsBookView.ts';
import { certificateView } from '#rendering/view/certificateView.ts';
import { unpaidView } from '#rendering/view/unpaidView.ts';
import { receiptView } from '#rendering/view/receiptView.ts';
import { mustSkip } from '#testing/validators/available.ts';
import { type Check, runJavaValidators } from '#testing/validators/javaValidators.ts';
import { buildClient, buildDocument, buildProfile } from '#testing/world/builders.ts';
import { createRenderer, type Renderer } from './renderer.ts';

const PAYMENT = {
  id: 'p1',
  documentId: 'd1',
  day: '2026-11-20',
  amount: 2000,
  method: 'card',
  reference: 'CB 4711',
  reason: null,
  reversesId: null,
  split: { shares: [{ rate: 20, gross: 1836, vat: 306 }], excess: 164 },
  recordedAt: '2026-11-21T10:00:00.000Z',
} as const;

const receipt = receiptView({
  seller: buildProfile(),
  client: buildClient(),
  document: buildDocument({ number: 'INV-041' }),
  payment: { ...PAYMENT, split: { ...PAYMENT.split, shares: [...PAYMENT.split.shares] } },
  left: 0,
});

const day = closeDay(
  '2026-11-21',
  [{ ...PAYMENT, split: { ...PAYMENT.split, shares: [...PAYMENT.split.shares] }, currency: 'EUR' }],
  null,
);
const closed = closuresView({
  seller: buildProfile(),
  period: { from: '2026-01-01', to: '2026-12-31' },
  today: '2026-12-02',
  closures: [day, closeLonger('month', '2026-11', [day], null)].map((each) => ({
    ...each,
    at: '2026-12-01T00:10:00.000Z',
  })),
});

const unpaid = unpaidView({
  seller: buildProfile(),
  client: buildClient(),
  document: buildDocument({ number: 'INV-042' }),
  unpaid: [{ rate: 20, gross: 1200, vat: 200 }],
  today: '2026-11-22',
});

const book = receiptsBookView({
  seller: buildProfile(),
  period: { from: '2026-01-01', to: '2026-12-31' },
  today: '2026-11-22',
  rows: receiptsBook(
    Array.from({ length: 40 }, (_, index) => ({
      ...PAYMENT,
      id: `p${index}`,
      documentNumber: `INV-${index}`,
      clientName: 'Brasserie Lune',
      category: 'goods' as const,
      currency: 'EUR',
    })),
  ),
});

const certificate = certificateView(
  {
    seller: buildProfile(),
    client: buildClient({ kind: 'consumer' }),
    document: buildDocument({ type: 'quote', kind: 'quote' }),
  },
  {
    name: 'Clara Delmas',
    quality: 'propriétaire',
    words: 'Bon pour accord.\nJe sais que cette commande m’oblige à payer.',
    sha256: 'ab'.repeat(32),
    agreedAt: '2026-11-24T17:02:00.000Z',
    confirmedAt: '2026-11-24T17:04:12.000Z',
    email: 'clara@posteo.fr',
    address: '192.0.2.7',
    agent: 'Mozilla/5.0',
  },
);

describe('a certificate of acceptance', () => {
  it('says who accepted what, when and how, and what a consumer may still do', () => {
    const facts = Object.fromEntries(
      certificate.facts.map(({ label, value }) => [label, value.replaceAll('\u00A0', ' ')]),
    );
    expect(facts).toMatchObject({
      'Accepté par': 'Clara Delmas',
      'En qualité de': 'propriétaire',
      'Code confirmé': '24 novembre 2026 à 18:04:12 (heure de Paris)',
      'Code envoyé à': 'clara@posteo.fr',
      'Adresse réseau': '192.0.2.7',
      'Empreinte du devis (SHA-256)': `${'ab'.repeat(16)}\n${'ab'.repeat(16)}`,
    });
    const remarks = certificate.remarks.join(' ');
    expect(remarks).toContain('jusqu’au 8 décembre 2026 inclus');
    expect(remarks).toContain('signature électronique simple');
  });
});

const late = latePayment();

function latePayment() {
  const parts = {
    seller: buildProfile(),
    client: buildClient(),
    document: buildDocument({ number: 'INV-038', date: '2025-10-14', dueDate: '2025-11-01' }),
  };
  const rule = penaltyRule(parts.seller, 'business');
  const asOf = '2026-02-12';
  const payments = [{ day: '2025-12-04', amount: 300 }];
  const debt = { dueDate: '2025-11-01', owed: 1368, payments };
  const penalties = latePenalties({ rule, debt, noticeDay: null, asOf, rates: LATE_RATES });
  const sum = sumDue(1068, penalties, { asOf, currency: 'EUR' });
  const letter = reminderLetter({
    ...parts,
    stage: 'formal_notice',
    tone: 'firm',
    claims: true,
    gross: 1368,
    sum,
    rule,
    written: [],
  });
  return {
    letter: reminderView(parts, { ...letter, registered: true, day: asOf }),
    statement: penaltyStatementView(parts, { late: penalties, rule, sum }),
  };
}

describe('a statement of penalties', () => {
  it('tells each run of days, and adds up with what is left and the indemnity', () => {
    const { rows, sums } = late.statement.table!;
    const told = rows.map((row) => row.slice(1).map((cell) => cell.replaceAll('\u00A0', ' ')));
    expect(told).toEqual([
      ['33', '1 368,00 €', '8,28 %', '10,24 €'],
      ['27', '1 068,00 €', '8,28 %', '6,54 €'],
      ['43', '1 068,00 €', '7,86 %', '9,89 €'],
    ]);
    expect(sums.map(({ value }) => value.replaceAll('\u00A0', ' '))).toEqual([
      '1 068,00 €',
      '26,67 €',
      '40,00 €',
      '1 134,67 €',
    ]);
  });
});

const plain = (rows: string[][]) =>
  rows.map((row) => row.map((cell) => cell.replaceAll('\u00A0', ' ')));

describe('the closures on paper', () => {
  it('say each period with its sums and its digest, and a month by rate and means', () => {
    expect(plain(closed.rows).map((row) => row.slice(0, -1))).toEqual(
      ['Journalière du 21 nov. 2026', 'Mensuelle de novembre 2026'].map((name) => [
        name,
        '1',
        '1',
        '2 000,00 €',
        '0,00 €',
        '2 000,00 €',
        '306,00 €',
        '2 000,00 €',
        '2 000,00 €',
      ]),
    );
    expect(closed.rows[0]!.at(-1)!.replace('\n', '')).toBe(day.digest);
    expect(plain(closed.parts)).toEqual([
      ['Mensuelle de novembre 2026', 'TVA à 20 %', '1 836,00 €', '306,00 €'],
      ['', 'Reçu en trop', '164,00 €', ''],
      ['', 'Carte bancaire', '2 000,00 €', ''],
    ]);
  });
});

describe('the table of a receipt', () => {
  it('adds up to what was received, the part in excess too', () => {
    expect(receipt.shares.map((row) => row.map((cell) => cell.replaceAll('\u00A0', ' ')))).toEqual([
      ['TVA à 20 %', '1 530,00 €', '306,00 €', '1 836,00 €'],
      ['Reçu en trop', '', '', '164,00 €'],
    ]);
  });
});

describe.skipIf(mustSkip('receipts, the book and letters', ['java']))(
  'a receipt, a book, a letter',
  () => {
    let renderer: Renderer;
    beforeAll(() => {
      renderer = createRenderer({ processes: 1, limitMs: 120_000 });
    });
    afterAll(() => renderer.close());

    it('are PDF/A-3b for keeping and PDF/UA-1 for reading aloud, as invoices are', async () => {
      const owner = { owner: 'u' };
      const pages = [
        await renderer.renderPage({ template: 'receipt', sheet: receipt }, owner),
        await renderer.renderPage({ template: 'receipt', sheet: unpaid }, owner),
        await renderer.renderPage({ template: 'receiptsBook', sheet: book }, owner),
        await renderer.renderPage({ template: 'closures', sheet: closed }, owner),
        await renderer.renderPage({ template: 'certificate', sheet: certificate }, owner),
        await renderer.renderPage({ template: 'letter', sheet: late.letter }, owner),
        await renderer.renderPage({ template: 'letter', sheet: late.statement }, owner),
      ];
      const checks = pages.flatMap((content): Check[] => [
        { kind: 'pdf', flavour: '3b', content },
        { kind: 'pdf', flavour: 'ua1', content },
      ]);
      const verdicts = await runJavaValidators(checks);
      expect(verdicts.map(({ failures }) => failures)).toEqual(pages.flatMap(() => [[], []]));
      expect(verdicts.every(({ ran }) => ran > 0)).toBe(true);
    }, 240_000);
  },
);
