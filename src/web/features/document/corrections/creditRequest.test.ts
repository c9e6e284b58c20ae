import { expect, test } from 'vitest';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { typedCredit } from './creditRequest.ts';

type Line = DocumentAnswer['lineItems'][number];

const line = (facts: Partial<Line>): Line => ({
  description: 'Table',
  quantity: 4,
  unitPrice: 12.5,
  total: 50,
  kind: 'sale',
  unit: null,
  vatRate: null,
  vatCase: null,
  inOldHome: false,
  source: null,
  flags: [],
  creditedLine: null,
  depositId: null,
  quotedLine: null,
  option: null,
  ...facts,
});
const LINES = [line({}), line({ kind: 'discount', unitPrice: -5 }), line({ quantity: 1 })];

const offered = (leftToCredit: DocumentAnswer['leftToCredit']) =>
  typedCredit({ lineItems: LINES, leftToCredit }).lineItems.map(({ creditedLine, quantity }) => [
    creditedLine,
    quantity,
  ]);

test('an avoir opens on the sold lines, and on what avoirs before it left of them', () => {
  expect(offered(null)).toEqual([
    [0, '4'],
    [2, '1'],
  ]);
  const left = [
    { place: 0, quantity: 1.5, net: 18.75 },
    { place: 2, quantity: 0, net: 0 },
  ];
  expect(offered(left)).toEqual([[0, '1,5']]);
});
