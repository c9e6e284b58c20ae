import { describe, expect, test } from 'vitest';
import { convertQuote } from './conversion.ts';
import { defaultDueDate, dueDateOf } from './dueDate.ts';
import {
  agreed,
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  isDocumentType,
  isInvoice,
  KINDS,
  kindFacts,
} from './kinds.ts';
import { documentInSentence, documentTitle, zipPath } from './names.ts';
import { buildDocument } from '#testing/world/builders.ts';

describe('kinds of document', () => {
  test('each type names its plain kind, and every kind belongs to a type', () => {
    for (const type of DOCUMENT_TYPES) expect(KINDS[type].type).toBe(type);
    expect(Object.keys(KINDS).toSorted()).toEqual([...DOCUMENT_KINDS].toSorted());
  });

  test('carry the codes of UNTDID 1001, and only an offer is no invoice', () => {
    const codes = DOCUMENT_KINDS.map((kind) => [kind, kindFacts(kind).typeCode]);
    expect(Object.fromEntries(codes)).toEqual({
      invoice: '380',
      quote: null,
      credit_note: '381',
      corrective: '384',
      deposit: '386',
      final: '380',
      situation: '380',
    });
    for (const kind of DOCUMENT_KINDS) {
      expect(isInvoice({ kind })).toBe(!kindFacts(kind).isOffer);
    }
  });

  test('only what the client pays is due on a day', () => {
    for (const kind of DOCUMENT_KINDS) {
      const { owes, hasDueDate } = kindFacts(kind);
      expect(hasDueDate).toBe(owes > 0);
      expect(dueDateOf(kind, '2026-12-01')).toBe(hasDueDate ? '2026-12-01' : null);
      expect(defaultDueDate(kind, '2026-11-22')).toBe(hasDueDate ? '2026-12-07' : null);
    }
  });

  test.each([
    ['invoice', 'Facture N1', 'la facture N1', 'envoyée', 'factures/Facture_N1.pdf'],
    ['quote', 'Devis N1', 'le devis N1', 'envoyé', 'devis/Devis_N1.pdf'],
    ['credit_note', 'Avoir N1', 'l’avoir N1', 'envoyé', 'avoirs/Avoir_N1.pdf'],
    [
      'deposit',
      'Facture d’acompte N1',
      'la facture d’acompte N1',
      'envoyée',
      'factures/Facture_acompte_N1.pdf',
    ],
  ] as const)('%s is named, agreed with and filed in French', (kind, title, words, sent, path) => {
    const named = { kind, number: 'N1' };
    expect(documentTitle(named)).toBe(title);
    expect(documentInSentence(named)).toBe(words);
    expect(agreed('envoyé', kind)).toBe(sent);
    expect(zipPath(named)).toBe(path);
  });

  test('a converted quote is a plain invoice', () => {
    const quote = buildDocument({ type: 'quote' });
    expect(quote.kind).toBe('quote');
    const converted = convertQuote(quote, {
      id: 'i',
      number: 'INV-001',
      date: '2026-11-22',
      now: '2026-11-22T09:00:00.000Z',
    });
    expect(converted.invoice).toMatchObject({ type: 'invoice', kind: 'invoice' });
    expect(converted.quote.kind).toBe('quote');
  });

  test('what is no type is refused', () => {
    expect(['invoice', 'quote'].every(isDocumentType)).toBe(true);
    expect([null, 7, 'credit_note', 'toString'].some(isDocumentType)).toBe(false);
  });
});
