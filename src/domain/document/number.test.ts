import { expect, test } from 'vitest';
import { nextDocumentNumber, seriesOf, withNextNumber } from './number.ts';

const profile = {
  invoicePrefix: 'F-',
  quotePrefix: 'D-',
  nextInvoiceNumber: 42,
  nextQuoteNumber: 7,
  creditNotePrefix: 'AV-',
  nextCreditNoteNumber: 1,
};

test('each type of document has a series of its own', () => {
  expect(seriesOf(profile, 'invoice')).toEqual({ prefix: 'F-', next: 42 });
  expect(seriesOf(profile, 'quote')).toEqual({ prefix: 'D-', next: 7 });
});

test('a series moves without the other', () => {
  const moved = { ...profile, ...withNextNumber('quote', 8) };
  expect(nextDocumentNumber(moved, 'quote')).toBe('D-008');
  expect(nextDocumentNumber(moved, 'invoice')).toBe('F-042');
});
