import { expect, it } from 'vitest';
import { draftDocument } from '#drafting/draftDocument.ts';
import { besideReader } from './besideReader.ts';
import type { ProposedLine } from './drafter.ts';

const read = draftDocument({ type: 'invoice', prompt: 'Photos 350 €, retouches 15 x 8 €' });
const doubt = { line: 1, words: '15 x 8 €', reason: 'Relisez.', otherTotal: 358 };
const [photos, retouches] = read.lineItems.map(
  ({ description, quantity, unitPrice, source }): ProposedLine => ({
    description,
    quantity,
    unitPrice,
    kind: 'sale',
    unit: null,
    vatRate: null,
    source,
    flags: [],
  }),
) as [ProposedLine, ProposedLine];

it('a model that comes to the reader’s total keeps the reader’s doubt, on its own line', () => {
  const { doubts, readings } = besideReader([retouches, photos], 470, { ...read, doubts: [doubt] });
  expect(doubts).toEqual([{ ...doubt, line: 0 }]);
  expect(readings.map(({ totalAmount }) => totalAmount)).not.toContain(470);
  expect(besideReader([photos, retouches], 470, { ...read, doubts: [] }).doubts).toEqual([]);
});

it('a model that comes to another total is doubted on the first line the reader has not', () => {
  const wrong = { ...retouches, quantity: 150 };
  const { doubts, readings } = besideReader([photos, wrong], 1550, read);
  expect(doubts).toMatchObject([{ line: 1, words: wrong.source, otherTotal: 470 }]);
  expect(readings[0]?.totalAmount).toBe(470);
});

it('a reader who lacks a price says nothing against a total', () => {
  const open = draftDocument({ type: 'invoice', prompt: 'Photos 350 €, retouches' });
  const lines = [photos, { ...retouches, quantity: 1, unitPrice: 120 }];
  expect(open.flags).toContain('price_to_complete');
  expect(besideReader(lines, 470, open)).toEqual({ doubts: [], readings: [] });
});
