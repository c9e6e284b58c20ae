import { describe, expect, it } from 'vitest';
import { buildDocument } from '#testing/world/builders.ts';
import { clientStanding } from './clientStanding.ts';
import { owedBy } from './owed.ts';
import { documentState } from './state.ts';
import { documentTotals } from './totals.ts';
import type { Document } from './types.ts';

const issued = { status: 'sent', issuedAt: '2026-11-22T09:00:00.000Z', sentAt: null } as const;

function read(overrides: Partial<Document>, today = '2026-11-25', changed = false) {
  const document = buildDocument(overrides);
  const { gross } = documentTotals(document);
  const state = documentState(document, gross, today);
  const stood = { ...document, state, gross, ...owedBy(document, gross, today) };
  return clientStanding(stood, today, { changed });
}

describe('what a client reads first', () => {
  it('of an invoice is what is left to pay and until when', () => {
    expect(read(issued)).toMatchObject({
      words: 'À régler au plus tard le 7 décembre 2026',
      tone: 'act',
      amount: 1836,
      payable: true,
    });
    expect(read({ ...issued, paidAmount: 500, creditedAmount: 36 })).toMatchObject({
      amount: 1300,
      payable: true,
    });
    expect(read(issued, '2026-12-08')).toMatchObject({
      words: 'À régler depuis le 7 décembre 2026',
      tone: 'late',
    });
    expect(read({ ...issued, dueDate: null }).words).toBe('À régler');
  });

  it('of works leaves out what the client keeps back, until its day', () => {
    const works = { ...issued, kind: 'situation', retention: 5 } as const;
    // 5 % of 1 836 €.
    expect(read(works)).toMatchObject({ amount: 1744.2, payable: true });
    const kept = { ...works, paidAmount: 1744.2 };
    expect(read(kept)).toMatchObject({ amount: 91.8, payable: false });
    const accepted = { ...kept, worksAcceptedOn: '2026-11-24' };
    expect(read(accepted, '2027-11-24')).toMatchObject({ payable: false });
    expect(read(accepted, '2027-11-25')).toMatchObject({
      words: 'À régler depuis le 24 novembre 2027',
      amount: 91.8,
      payable: true,
    });
  });

  it('of what is paid is since when', () => {
    const document = buildDocument({ ...issued, status: 'paid', paidAmount: 1836 });
    const { gross } = documentTotals(document);
    const stood = {
      ...document,
      state: 'paid',
      gross,
      ...owedBy(document, gross, '2026-11-25'),
    } as const;
    expect(clientStanding(stood, '2026-11-25', { settledOn: '2026-11-24' })).toMatchObject({
      words: 'Réglée le 24 novembre 2026',
      settled: true,
    });
  });

  it('of what is over is that nothing is expected', () => {
    const over: [Partial<Document>, string, number][] = [
      [{ ...issued, status: 'paid', paidAmount: 1836 }, 'Réglée', 1836],
      [{ ...issued, creditedAmount: 1836 }, 'Soldée par avoir', 0],
      [{ ...issued, status: 'cancelled' }, 'Remplacée', 1836],
      [{ ...issued, kind: 'credit_note' }, 'À votre crédit', 1836],
    ];
    for (const [document, words, amount] of over) {
      expect(read(document)).toMatchObject({ words, amount, payable: false, answerable: false });
    }
  });

  it('of a quote is until when it may be accepted, and only while it may', () => {
    const quote = { type: 'quote', kind: 'quote', status: 'sent' } as const;
    expect(read(quote)).toMatchObject({
      words: 'À accepter jusqu’au 22 décembre 2026',
      answerable: true,
      payable: false,
    });
    expect(read(quote, '2026-12-23')).toMatchObject({
      words: 'Expiré, il était valable jusqu’au 22 décembre 2026',
      answerable: false,
    });
    expect(read({ ...quote, acceptance: 'accepted' })).toMatchObject({
      words: 'Accepté',
      tone: 'done',
    });
    expect(read({ ...quote, acceptance: 'refused' })).toMatchObject({
      words: 'Refusé',
      tone: 'closed',
    });
    expect(read(quote, '2026-11-25', true)).toMatchObject({
      words: 'En cours de modification',
      answerable: false,
    });
  });

  it('of a deposit that is asked for is that it is to be paid, though no invoice yet', () => {
    expect(read({ kind: 'deposit', status: 'draft' })).toMatchObject({
      words: 'Acompte à régler',
      payable: true,
      amount: 1836,
    });
  });
});
