import { expect, it } from 'vitest';
import { buildLine } from '#testing/world/builders.ts';
import { besideReader } from './besideReader.ts';
import type { ProposedLine } from './drafter.ts';

const line = (description: string, quantity: number, unitPrice: number): ProposedLine => ({
  description,
  quantity,
  unitPrice,
  kind: 'sale',
  unit: null,
  vatRate: null,
  source: `${description} à ${unitPrice} €`,
  flags: [],
});
const photos = line('Photos', 1, 350);
const retouches = line('Retouches', 15, 8);
const doubt = { line: 1, words: '15 x 8 €', reason: 'Relisez.', otherTotal: 358 };

/** What the reader made of a sentence, whatever its weights are. */
const readAs = (totalAmount: number, lines: ProposedLine[], flags: ProposedLine['flags'] = []) => ({
  totalAmount,
  flags,
  doubts: [],
  readings: [],
  lineItems: lines.map(({ description, quantity, unitPrice, source }) => ({
    ...buildLine({ description, quantity, unitPrice, total: quantity * unitPrice }),
    unit: null,
    vatRate: null,
    source: source ?? '',
    span: { start: 0, end: 1 },
    flags: [],
    alternatives: [],
  })),
});
const read = readAs(470, [photos, retouches]);

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
  const open = readAs(350, [photos, line('Retouches', 1, 0)], ['price_to_complete']);
  const lines = [photos, { ...retouches, quantity: 1, unitPrice: 120 }];
  expect(besideReader(lines, 470, open)).toEqual({ doubts: [], readings: [] });
});
