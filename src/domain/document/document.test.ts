import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conversionOf, convertQuote, statusBeforeConversion } from './conversion.ts';
import { daysBetween } from '#domain/calendar.ts';
import { daysOverdue, defaultDueDate, quoteValidUntil, validityOf } from './dueDate.ts';
import { NO_FACTS } from './facts.ts';
import {
  defaultSubject,
  documentInSentence,
  documentTitle,
  pdfFileName,
  xmlFileName,
  projectFileName,
  zipPath,
} from './names.ts';
import { documentNumber, nextDocumentNumber } from './number.ts';
import { NOT_ISSUED } from './life.ts';
import { LINE_UNITS } from './lineUnits.ts';
import { leavesDraft, STATUSES, statusLabel } from './status.ts';
import { UNITS, unitLabel, unitOf, unitSuffix } from './units.ts';
import type { Document } from './types.ts';

const quote: Document = {
  ...NO_FACTS,
  ...NOT_ISSUED,
  id: 'quote-1',
  type: 'quote',
  kind: 'quote',
  clientId: 'client-1',
  number: 'QUO-007',
  date: '2026-10-01',
  dueDate: null,
  prompt: 'Deux étagères',
  amount: 240,
  vat: true,
  vatRate: 10,
  status: 'sent',
  lineItems: [{ description: 'Étagère', quantity: 2, unitPrice: 120, total: 240, unit: 'unit' }],
  content: 'Devis valable un mois.',
  currency: 'EUR',
  purchaseOrder: 'BC-12',
  operationCategory: 'goods',
  validityDays: 60,
  sourceDocumentId: null,
  convertedDocumentId: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T08:00:00.000Z',
};

describe('numbers', () => {
  test('are the prefix and the sequence on three digits', () => {
    expect(documentNumber('INV-', 1)).toBe('INV-001');
    expect(documentNumber('INV-', 1000)).toBe('INV-1000');
    const profile = {
      invoicePrefix: 'INV-',
      quotePrefix: 'QUO-',
      nextInvoiceNumber: 42,
      nextQuoteNumber: 1,
      creditNotePrefix: 'AV-',
      nextCreditNoteNumber: 1,
    };
    expect(nextDocumentNumber(profile, 'invoice')).toBe('INV-042');
    expect(nextDocumentNumber(profile, 'quote')).toBe('QUO-001');
  });

  test('follow their sequence, read back as it, and stay within 35 characters', () => {
    const sequences = fc.integer({ min: 1, max: 999_999_999 });
    const prefixes = fc.stringMatching(/^[A-Za-z0-9+\-_/]{0,20}$/);
    fc.assert(
      fc.property(prefixes, sequences, (prefix, sequence) => {
        const number = documentNumber(prefix, sequence);
        expect(Number(number.slice(prefix.length))).toBe(sequence);
        // The longest number the French e-invoicing rules allow.
        expect(number.length).toBeLessThanOrEqual(35);
        expect(documentNumber(prefix, sequence + 1)).not.toBe(number);
      }),
    );
  });
});

test('statuses have their French names and colours', () => {
  expect(STATUSES.map(({ value }) => statusLabel(value))).toEqual([
    'Brouillon',
    'Envoyé',
    'Payé',
    'Annulé',
  ]);
  expect(leavesDraft('draft', 'sent')).toBe(true);
  expect(leavesDraft('sent', 'paid')).toBe(false);
  expect(leavesDraft('sent', 'draft')).toBe(false);
});

describe('due dates', () => {
  test('an invoice is due in 15 days, a quote never', () => {
    expect(defaultDueDate('invoice', '2026-11-21')).toBe('2026-12-06');
    expect(defaultDueDate('quote', '2026-11-21')).toBeNull();
  });

  test('a quote is valid for thirty days, or for as many as it says', () => {
    expect(quoteValidUntil({ date: '2026-11-21', validityDays: null })).toBe('2026-12-21');
    expect(quoteValidUntil({ date: '2026-11-21' })).toBe('2026-12-21');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 365 }), (validityDays) => {
        const until = quoteValidUntil({ date: '2026-11-21', validityDays });
        expect(daysBetween('2026-11-21', until)).toBe(validityDays);
      }),
    );
    expect([validityOf('quote', 60), validityOf('invoice', 60)]).toEqual([60, null]);
  });

  test('only a sent invoice past its day is overdue', () => {
    const invoice = { kind: 'invoice', status: 'sent', dueDate: '2026-11-19' } as const;
    expect(daysOverdue(invoice, '2026-11-21')).toBe(2);
    expect(daysOverdue(invoice, '2026-11-19')).toBe(0);
    for (const status of ['draft', 'paid', 'cancelled'] as const) {
      expect(daysOverdue({ ...invoice, status }, '2026-11-21')).toBe(0);
    }
    expect(daysOverdue({ ...invoice, kind: 'quote' }, '2026-11-21')).toBe(0);
  });
});

describe('conversion', () => {
  const made = convertQuote(quote, {
    id: 'invoice-1',
    number: 'INV-012',
    date: '2026-11-21',
    now: '2026-11-21T10:00:00.000Z',
  });

  test('makes a draft invoice of today, due in 15 days, with what the quote agreed', () => {
    expect(made.invoice).toEqual({
      ...quote,
      id: 'invoice-1',
      type: 'invoice',
      kind: 'invoice',
      number: 'INV-012',
      date: '2026-11-21',
      dueDate: '2026-12-06',
      validityDays: null,
      status: 'draft',
      references: [
        {
          relation: 'quoted',
          documentId: 'quote-1',
          kind: 'quote',
          number: 'QUO-007',
          date: '2026-10-01',
          amounts: { net: 240, vat: 24, gross: 264 },
        },
      ],
      sourceDocumentId: 'quote-1',
      createdAt: '2026-11-21T10:00:00.000Z',
      updatedAt: '2026-11-21T10:00:00.000Z',
    });
  });

  test('leaves the quote paid and linked, and shares nothing with it', () => {
    expect(made.quote).toMatchObject({ status: 'paid', convertedDocumentId: 'invoice-1' });
    expect(quote.status).toBe('sent');
    expect(made.invoice.lineItems[0]).not.toBe(quote.lineItems[0]);
  });

  test('knows what the quote was before, unless its status was set by hand since', () => {
    const sent = { kind: 'status_set', to: 'sent' } as const;
    const converted = { kind: 'converted', invoiceId: 'invoice-1' } as const;
    const byHand = { kind: 'status_set', to: 'paid' } as const;
    expect(statusBeforeConversion([sent, converted], 'invoice-1')).toBe('sent');
    expect(statusBeforeConversion([converted], 'invoice-1')).toBe('draft');
    expect(statusBeforeConversion([sent, converted, byHand], 'invoice-1')).toBeNull();
    expect(statusBeforeConversion([sent, converted], 'invoice-2')).toBeNull();
  });

  test('is offered once, for quotes that are not paid', () => {
    expect(conversionOf(quote)).toBe('convertible');
    expect(conversionOf({ ...quote, status: 'paid' })).toBe('already_paid');
    expect(conversionOf(made.quote)).toBe('already_converted');
    expect(conversionOf(made.invoice)).toBe('not_a_quote');
  });
});

describe('units', () => {
  test('every unit a line may carry has a name and a UN/ECE code', () => {
    expect(UNITS.map(({ value }) => value).toSorted()).toEqual(LINE_UNITS.toSorted());
    for (const unit of UNITS) expect(unit.code).toMatch(/^[A-Z0-9]{2,3}$/);
    expect(unitOf(null).code).toBe('C62');
  });

  test('the plural begins at two', () => {
    expect([0.5, 1, 1.5, 2].map((quantity) => unitLabel('day', quantity))).toEqual([
      'jour',
      'jour',
      'jour',
      'jours',
    ]);
    expect(unitSuffix('hour', 16.25)).toBe('h');
    expect(unitSuffix('lot', 2)).toBe('forfaits');
    expect(unitSuffix('unit', 3)).toBe('');
  });
});

describe('names', () => {
  test('titles, files and ZIP paths are those agreed on', () => {
    expect(documentTitle(quote)).toBe('Devis QUO-007');
    expect(documentInSentence(quote)).toBe('le devis QUO-007');
    expect(pdfFileName({ kind: 'invoice', number: 'INV-001' })).toBe('Facture_INV-001.pdf');
    expect(xmlFileName({ kind: 'invoice', number: 'INV-001' })).toBe('Facture_INV-001.xml');
    expect(zipPath({ kind: 'invoice', number: 'INV-001' })).toBe('factures/Facture_INV-001.pdf');
    expect(zipPath(quote)).toBe('devis/Devis_QUO-007.pdf');
  });

  test('no number leads out of its folder', () => {
    expect(zipPath({ kind: 'invoice', number: '../../2026/1' })).toBe(
      'factures/Facture_.-.-2026-1.pdf',
    );
  });

  test('an e-mail opens with its subject', () => {
    expect(defaultSubject(quote)).toBe('Devis #QUO-007');
    expect(defaultSubject({ kind: 'invoice', number: 'INV-001' })).toBe('Facture #INV-001');
  });
});

test('a draft is a file of its client: it has no number yet, and a request is no invoice', () => {
  const names = (['invoice', 'deposit'] as const).map((kind) =>
    projectFileName({ kind, date: '2026-11-22' }, 'Brasserie Lune'),
  );
  expect(names).toEqual([
    'Projet_facture_Brasserie_Lune_2026-11-22.pdf',
    'Demande_acompte_Brasserie_Lune_2026-11-22.pdf',
  ]);
});
