import { describe, expect, test } from 'vitest';
import { cashHint } from './cashLimit.ts';
import {
  byMeans,
  meansAskedFor,
  meansLabel,
  PAYMENT_MEANS,
} from '#domain/document/paymentMeans.ts';
import { paymentKind, stands } from './payment.ts';
import { paymentProblems } from './problems.ts';
import { paymentLine, receiptSentence } from './receipt.ts';
import { bookTotals, receiptsBook, type Receipt } from './receiptsBook.ts';
import { paymentSchema, reversalSchema } from './schema.ts';
import { statusAfterPayment } from './settled.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

function refused(payment: object) {
  const issues = paymentSchema.safeParse(payment).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('a payment as it is typed', () => {
  const typed = { day: '2026-11-20', amount: '500,00', method: 'transfer' };
  test('is read as French writes it', () => {
    expect(paymentSchema.parse(typed)).toEqual({
      day: '2026-11-20',
      amount: 500,
      method: 'transfer',
      reference: null,
      reason: null,
    });
  });

  test('is refused beside each field', () => {
    expect(refused({ day: 'demain', amount: 'x', method: 'troc' })).toEqual({
      day: 'Veuillez entrer la date du paiement',
      amount: 'Veuillez entrer le montant du paiement',
      method: 'Veuillez choisir le moyen de paiement',
    });
    expect(refused({ ...typed, amount: 0 })).toEqual({ amount: 'Le montant ne peut pas être nul' });
    expect(refused({ ...typed, amount: 1.005 })).toHaveProperty('amount');
    expect(refused({ ...typed, amount: 1e12 })).toEqual({ amount: 'Ce montant est trop élevé' });
  });

  test('below 0 says why it is given back', () => {
    expect(refused({ ...typed, amount: -5 })).toEqual({
      reason: 'Dites pourquoi cette somme est rendue',
    });
    expect(paymentSchema.parse({ ...typed, amount: -5, reason: 'Trop-perçu' }).amount).toBe(-5);
    expect(reversalSchema.safeParse({ reason: '  ' }).success).toBe(false);
  });

  test('stays within what is owed, unless the user says that the client paid more', () => {
    const owed = { left: 638.37, paid: 500, currency: 'EUR' };
    const problems = (payment: { day?: string; amount: number; excess?: boolean }) =>
      paymentProblems({ day: '2026-11-20', ...payment }, owed, '2026-11-22').map(
        ({ field, message }) => [field, plain(message)],
      );
    expect(problems({ amount: 638.37 })).toEqual([]);
    expect(problems({ amount: 638.38 })).toEqual([['amount', 'Il ne reste que 638,37 € à régler']]);
    expect(problems({ amount: 700, excess: true })).toEqual([]);
    expect(problems({ amount: -500 })).toEqual([]);
    expect(problems({ amount: -500.01 })).toEqual([
      ['amount', 'Vous n’avez reçu que 500,00 € : vous ne pouvez pas rendre davantage'],
    ]);
    expect(problems({ amount: 1, day: '2026-11-23' })).toEqual([
      ['day', 'Un paiement ne peut pas être daté dans l’avenir'],
    ]);
    expect(problems({ amount: 1, day: '0206-11-22' })).toEqual([
      ['day', 'Vérifiez l’année du paiement'],
    ]);
    const settled = paymentProblems(
      { day: '2026-11-20', amount: 1 },
      { ...owed, left: 0 },
      '2026-11-22',
    );
    expect(settled).toEqual([{ field: 'amount', message: 'Cette facture est déjà réglée' }]);
  });
});

test('every means has its words, and the one asked for comes first', () => {
  for (const { value } of PAYMENT_MEANS) {
    expect(meansLabel(value)).not.toBe('');
    expect(byMeans(value)).toMatch(/^(par|en) /);
  }
  expect([null, 'sepa', 'cash'].map((asked) => meansAskedFor(asked as 'sepa' | null))).toEqual([
    'transfer',
    'direct_debit',
    'cash',
  ]);
});

function cash(amount: number) {
  return { amount, method: 'cash' as const };
}

test('cash above 1,000 € on one invoice is told with the article', () => {
  expect(cashHint([cash(1000)], 'EUR')).toBeNull();
  expect(cashHint([cash(600), { amount: 900, method: 'transfer' }], 'EUR')).toBeNull();
  expect(cashHint([cash(600), cash(400.01)], 'EUR')).toContain('D112-3');
  expect(cashHint([cash(600), cash(600), cash(-600)], 'EUR')).toBeNull();
  expect(cashHint([cash(6000)], 'CHF')).toBeNull();
});

test('a payment stands until it is reversed, and a reversal never does', () => {
  const first = { id: 'a', amount: 5, reversesId: null };
  const second = { id: 'b', amount: -5, reversesId: 'a' };
  const all = [first, second];
  expect(all.map((payment) => stands(payment, all))).toEqual([false, false]);
  expect(stands(first, [first])).toBe(true);
  expect([first, second, { amount: -1, reversesId: null }].map(paymentKind)).toEqual([
    'received',
    'reversed',
    'refunded',
  ]);
});

function after(paidAmount: number, creditedAmount = 0, status: 'sent' | 'cancelled' = 'sent') {
  return statusAfterPayment({ status, paidAmount, creditedAmount }, 100);
}

test('the status follows what was paid and credited', () => {
  expect([after(0), after(99.99), after(100), after(120)]).toEqual([
    'sent',
    'sent',
    'paid',
    'paid',
  ]);
  expect([after(40, 60), after(0, 100), after(100, 0, 'cancelled')]).toEqual([
    'paid',
    'sent',
    'cancelled',
  ]);
});

test('a receipt says what was received, when, how and for what', () => {
  const payment = { day: '2026-12-02', amount: 500, method: 'transfer' as const };
  const document = {
    kind: 'invoice' as const,
    number: 'F-009',
    currency: 'EUR',
    date: '2026-11-20',
  };
  expect(plain(receiptSentence(payment, document, { partial: true }))).toBe(
    'Reçu la somme de 500,00 € le 2 décembre 2026 par virement, en règlement partiel de la facture F-009 du 20 novembre 2026.',
  );
  expect(receiptSentence(payment, document, { partial: false })).toContain(', en règlement de la');
  expect(plain(paymentLine(payment, 'EUR'))).toBe('500,00 € reçus le 2 déc. 2026 par virement');
  expect(plain(paymentLine({ ...payment, amount: -1, method: 'cash' }, 'EUR'))).toBe(
    '1,00 € rendu le 2 déc. 2026 en espèces',
  );
});

describe('the livre des recettes', () => {
  const receipt: Receipt = {
    id: 'a',
    day: '2026-10-02',
    amount: 500,
    method: 'transfer',
    reference: 'VIR 12',
    reason: null,
    reversesId: null,
    recordedAt: '2026-10-02T10:00:00.000Z',
    documentNumber: 'INV-001',
    clientName: 'Brasserie Lune',
    category: 'services',
    currency: 'EUR',
  };
  const rows = receiptsBook([
    { ...receipt, id: 'd', day: '2026-11-01', amount: -30, reversesId: 'c', reason: 'Erreur' },
    { ...receipt, id: 'c', day: '2026-10-03', amount: 30, method: 'cash', category: null },
    receipt,
    { ...receipt, id: 'b', day: '2026-03-31', category: 'goods', reference: null },
  ]);

  test('is in the order of receipt, cash apart, and keeps reversed rows', () => {
    expect(
      rows.map(({ place, id, nature, amount, cash }) => [place, id, nature, amount, cash]),
    ).toEqual([
      [1, 'b', 'Vente', 500, 0],
      [2, 'a', 'Prestation', 500, 0],
      [3, 'c', 'Non précisée', 30, 30],
      [4, 'd', 'Prestation', -30, 0],
    ]);
    expect(rows[3]!.reference).toBe('VIR 12 · Annulation : Erreur');
  });

  test('totals each quarter and currency', () => {
    const dollars = { ...rows[3]!, currency: 'USD', amount: 9 };
    expect(bookTotals([...rows, dollars])).toEqual([
      { quarter: '1er trimestre 2026', currency: 'EUR', amount: 500, cash: 0 },
      { quarter: '4e trimestre 2026', currency: 'EUR', amount: 500, cash: 30 },
      { quarter: '4e trimestre 2026', currency: 'USD', amount: 9, cash: 0 },
    ]);
  });
});
