import { expect, test } from 'vitest';
import { draftDocument } from '#drafting/draftDocument.ts';
import { doubtedOf } from './doubted.ts';

const shelves = { description: 'Étagères', quantity: 3, unitPrice: 90, total: 270 };
const trip = { description: 'Déplacement', quantity: 1, unitPrice: 35, total: 35 };
const together = { ...shelves, quantity: 1, total: 90 };

/** A sentence read as the first lines, which could be the others. */
function doubtful(ours: (typeof trip)[], other: (typeof trip)[], otherTotal: number) {
  return doubtedOf({
    doubts: [{ line: 0, words: '', reason: 'À l’unité ?', otherTotal }],
    readings: [{ totalAmount: otherTotal, lineItems: other.map((line) => ({ ...line })) }],
    lineItems: ours,
    totalAmount: ours.reduce((sum, { total }) => sum + total, 0),
  });
}

test('two readings that one line parts are told by that line, whatever it is called', () => {
  const renamed = { ...together, description: '3 étagères' };
  expect(doubtful([shelves, trip], [renamed, trip], 125)?.apart).toMatchObject({
    ours: { quantity: 3, total: 270 },
    other: { quantity: 1, total: 90 },
  });
});

test('readings that more than a line parts, or that part one in two, are told by their totals', () => {
  const dearer = { ...trip, unitPrice: 70, total: 70 };
  expect(doubtful([shelves, trip], [together, dearer], 160)?.apart).toBeNull();
  const pose = { description: 'Pose', quantity: 1, unitPrice: 10, total: 10 };
  expect(doubtful([shelves, trip], [together, pose, trip], 135)?.apart).toBeNull();
});

test('what the embedded reader doubts most is told by its line', () => {
  const read = draftDocument({ type: 'invoice', prompt: '2 séances 80 €', clientName: '' });
  expect(doubtedOf(read)?.apart).toMatchObject({ ours: { total: 160 }, other: { total: 80 } });
});
