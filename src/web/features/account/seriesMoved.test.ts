import { expect, test } from 'vitest';
import { refuseWithoutReason, seriesMoved } from './seriesMoved.ts';

const BEFORE = {
  invoicePrefix: 'INV-',
  nextInvoiceNumber: 8,
  quotePrefix: 'QUO-',
  nextQuoteNumber: 1,
  creditNotePrefix: 'AV-',
  nextCreditNoteNumber: 2,
};

test('a series that gave numbers is moved by its prefix or its next number, one that gave none is not', () => {
  expect(seriesMoved(BEFORE, { ...BEFORE, nextInvoiceNumber: '8' })).toBe(false);
  expect(seriesMoved(BEFORE, { ...BEFORE, nextInvoiceNumber: '50' })).toBe(true);
  expect(seriesMoved(BEFORE, { ...BEFORE, creditNotePrefix: 'A-' })).toBe(true);
  expect(seriesMoved(BEFORE, { ...BEFORE, quotePrefix: 'D-', nextQuoteNumber: '12' })).toBe(false);
});

test('moving it without a reason is refused beside its field', () => {
  const moved = { ...BEFORE, nextInvoiceNumber: '50' };
  expect(() => refuseWithoutReason(BEFORE, { ...moved, numberingReason: ' ' })).toThrow(
    'Dites pourquoi',
  );
  expect(() => refuseWithoutReason(BEFORE, { ...moved, numberingReason: 'Reprise' })).not.toThrow();
  expect(() => refuseWithoutReason(BEFORE, BEFORE)).not.toThrow();
});
