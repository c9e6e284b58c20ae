import { expect, test } from 'vitest';
import { actsOf, correctionsOf } from './actsOf.ts';

const ACCEPTED = {
  kind: 'quote',
  status: 'sent',
  state: 'accepted',
  issuedAt: null,
  amountDue: 0,
  paidAmount: 0,
  creditedAmount: 0,
  gross: 2844,
  vat: true,
  acceptance: 'accepted',
  convertedDocumentId: null,
  lots: null,
  retention: null,
  sentAt: null,
  lastEmail: null,
} as const;

const deposit = (issued: boolean) => ({
  relation: 'deposit' as const,
  documentId: 'request',
  number: 'FAC-002',
  kind: 'deposit' as const,
  issued,
  gross: 853.2,
  credited: 0,
});

test.each([
  ['nothing was asked: it is invoiced, or a deposit is asked', [], 'convert', 'ask_deposit'],
  ['its deposit is asked for: it is looked at', [deposit(false)], 'open_request', 'convert'],
  ['its deposit was received: the balance is left', [deposit(true)], 'convert', null],
] as const)('on an accepted quote of which %s', (_, links, main, second) => {
  expect(actsOf({ ...ACCEPTED, links: [...links] })).toMatchObject({ main, second });
});

test.each([
  ['nothing was asked', [], true],
  ['its deposit is asked for', [deposit(false)], false],
  ['its deposit was received', [deposit(true)], false],
] as const)('a deposit is said to be received on a quote of which %s', (_, links, offered) => {
  for (const state of ['accepted', 'sent', 'draft', 'expired'] as const) {
    const { second, more } = actsOf({ ...ACCEPTED, state, links: [...links] });
    expect(more.includes('received')).toBe(offered);
    expect([second, ...more]).toContain('ask_deposit');
  }
});

test('a request for a deposit is sent, then its money is awaited', () => {
  const request = { ...ACCEPTED, kind: 'deposit', state: 'draft', acceptance: null } as const;
  expect(actsOf({ ...request, links: [] })).toMatchObject({ main: 'send', second: 'receipt' });
  const sent = { ...request, links: [], lastEmail: { ok: true } };
  expect(actsOf(sent)).toMatchObject({ main: 'receipt', second: 'send_again' });
});

const ISSUED = {
  ...ACCEPTED,
  kind: 'invoice',
  state: 'sent',
  issuedAt: '2026-11-27T09:00:00Z',
  sentAt: '2026-11-27T09:01:00Z',
  amountDue: 2844,
  acceptance: null,
  links: [],
} as const;

test.each([
  ['paid before it was sent', { state: 'paid' as const, amountDue: 0, sentAt: null }, 'send'],
  ['paid in part before it was sent', { state: 'partly_paid' as const, sentAt: null }, 'send'],
  ['late and never sent', { state: 'overdue' as const, sentAt: null }, 'send'],
  ['late and sent', { state: 'overdue' as const }, 'send_again'],
] as const)('an invoice %s may be sent, « again » only where it was', (_, change, act) => {
  const { more } = actsOf({ ...ISSUED, ...change, links: [] });
  expect(more.filter((one) => one.startsWith('send'))).toEqual([act]);
});

test('a quote that was accepted without being sent is sent for the first time', () => {
  const unsent = { ...ACCEPTED, status: 'draft' as const, links: [] };
  expect(actsOf(unsent).more).toContain('send');
  expect(actsOf({ ...unsent, status: 'sent' }).more).toContain('send_again');
});

test.each([
  ['untouched is credited, replaced or made again', {}, ['credit', 'rectify', 'again']],
  ['paid in part is no longer replaced', { paidAmount: 100 }, ['credit', 'again']],
  ['credited whole has nothing left to correct', { creditedAmount: 2844 }, []],
  ['for a deposit is credited only', { kind: 'deposit' as const }, ['credit']],
  ['that is an avoir is not corrected', { kind: 'credit_note' as const }, []],
] as const)('an issued invoice %s', (_, change, corrections) => {
  const document = { ...ISSUED, ...change, links: [] };
  expect(correctionsOf(document)).toEqual(corrections);
  expect(actsOf(document).quiet.includes('correct')).toBe(corrections.length > 0);
});
