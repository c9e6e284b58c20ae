import { expect, test } from 'vitest';
import { profileRules } from './rules.ts';
import { reasonMissing, seriesMoved } from './seriesMoved.ts';

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
  expect(reasonMissing(BEFORE, { ...moved, numberingReason: ' ' })).toContain('Dites pourquoi');
  expect(reasonMissing(BEFORE, { ...moved, numberingReason: 'Reprise' })).toBe(null);
  expect(reasonMissing(BEFORE, BEFORE)).toBe(null);
});

test('it is refused together with what else is wrong in the profile', async () => {
  const rules = await profileRules(() => BEFORE)();
  const typed = {
    ...BEFORE,
    nextInvoiceNumber: '50',
    country: 'France',
    postalCode: '690',
    iban: 'x',
  };
  const refused = rules.safeParse(typed).error?.issues.map(({ path }) => path.join('.'));
  expect(refused).toEqual(expect.arrayContaining(['iban', 'postalCode', 'numberingReason']));
});
