import { expect, test } from 'vitest';
import { daysOverdue } from './dueDate.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { lineItemSchema } from './lineSchema.ts';
import { pdfFileName } from './names.ts';
import { documentEditSchema } from './editSchema.ts';
import { leavesDraft } from './status.ts';
import { statusBeforeConversion } from './conversion.ts';
import { documentTotals } from './totals.ts';

const item = { description: 'Pose', quantity: 1, unitPrice: 450 };

test('a line may go up to each of its bounds', () => {
  for (const change of [
    { quantity: DOCUMENT_LIMITS.quantity, unitPrice: 1 },
    { unitPrice: DOCUMENT_LIMITS.amount },
    { unitPrice: -DOCUMENT_LIMITS.amount },
    { quantity: 0.1234, unitPrice: 0.1234 },
    { kind: 'deduction', unitPrice: 0 },
  ]) {
    expect(lineItemSchema.safeParse({ ...item, ...change }).success).toBe(true);
  }
});

test('a line past one bound is told so once', () => {
  for (const change of [
    { quantity: DOCUMENT_LIMITS.quantity + 1, unitPrice: DOCUMENT_LIMITS.amount },
    { quantity: DOCUMENT_LIMITS.quantity, unitPrice: -DOCUMENT_LIMITS.amount - 1 },
  ]) {
    expect(lineItemSchema.safeParse({ ...item, ...change }).error?.issues).toHaveLength(1);
  }
});

test.each([
  [{ date: '2026-11-21', dueDate: '2026-11-21' }],
  [{ supplyDate: '2026-11-21', supplyEndDate: '2026-11-21' }],
  [{ supplyDate: '2026-11-21' }],
  [{ supplyEndDate: '2026-11-21' }],
  [{ dueDate: '2026-11-21' }],
  [{ date: '2026-11-21', dueDate: null }],
])('an edit may say %j', (edit) => {
  expect(documentEditSchema.safeParse(edit).success).toBe(true);
});

test('a document keeps at least one line, and its VAT is a yes or a no', () => {
  const kept = { lineItems: [item], content: '', vat: true, vatRate: 20 };
  expect(documentEditSchema.safeParse(kept).success).toBe(true);
  const refused = documentEditSchema.safeParse({ ...kept, lineItems: [] });
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([
    'Un document garde au moins une ligne',
  ]);
});

test('VAT in euros is told of another currency only', () => {
  const sold = { lineItems: [item], vat: true, vatRate: 20, euroRate: 0.5 };
  const told = ['CHF', 'EUR', undefined].map(
    (currency) => documentTotals({ ...sold, ...(currency && { currency }) }).vatTotalInEuros,
  );
  expect(told).toEqual([45, null, null]);
  expect(documentTotals({ ...sold, currency: 'CHF', euroRate: null }).vatTotalInEuros).toBeNull();
});

test('an invoice without a due date is never late, and a draft that stays one leaves nothing', () => {
  expect(daysOverdue({ kind: 'invoice', status: 'sent', dueDate: null }, '2026-11-21')).toBe(0);
  expect(leavesDraft('draft', 'draft')).toBe(false);
});

test('a quote converted twice goes back to what it was before both', () => {
  const facts = [
    { kind: 'status_set', to: 'sent' },
    { kind: 'converted', invoiceId: 'withdrawn' },
    { kind: 'converted', invoiceId: 'second' },
  ] as const;
  expect(statusBeforeConversion(facts, 'second')).toBe('sent');
});

test('what a file name cannot hold becomes one dash', () => {
  expect(pdfFileName({ kind: 'invoice', number: 'F 2026 // 1' })).toBe('Facture_F-2026-1.pdf');
});
