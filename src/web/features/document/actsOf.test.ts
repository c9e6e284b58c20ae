import { expect, test } from 'vitest';
import { actsOf } from './actsOf.ts';

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
} as const;

test.each([
  ['nothing was asked: it is invoiced, or a deposit is asked', [], 'convert', 'ask_deposit'],
  [
    'its deposit is asked for: it is looked at',
    [{ relation: 'deposit', issued: false }],
    'open_request',
    'convert',
  ],
  [
    'its deposit was received: the balance is left',
    [{ relation: 'deposit', issued: true }],
    'convert',
    null,
  ],
] as const)('on an accepted quote of which %s', (_, links, main, second) => {
  expect(actsOf({ ...ACCEPTED, links })).toMatchObject({ main, second });
});
