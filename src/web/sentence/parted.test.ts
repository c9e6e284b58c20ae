import { expect, test } from 'vitest';
import { draftDocument } from '#drafting/draftDocument.ts';
import { doubtedOf } from './doubted.ts';
import { partedBy } from './parted.ts';

const shelves = { description: 'Étagères', quantity: 3, unitPrice: 90, total: 270 };
const trip = { description: 'Déplacement', quantity: 1, unitPrice: 35, total: 35 };
const together = { description: '3 étagères', quantity: 1, unitPrice: 90, total: 90 };

test('two readings that one line parts are told by that line, whatever it is called', () => {
  expect(partedBy([shelves, trip], [together, trip])).toEqual({ ours: shelves, other: together });
});

test('readings that more than a line parts, or that part one in two, are told by their totals', () => {
  const dearer = { ...trip, unitPrice: 70, total: 70 };
  const pose = { description: 'Pose', quantity: 1, unitPrice: 10, total: 10 };
  expect(partedBy([shelves, trip], [together, dearer])).toBeNull();
  expect(partedBy([shelves, trip], [together, pose, trip])).toBeNull();
});

test('what the embedded reader doubts most is told by its line', () => {
  const doubted = doubtedOf(
    draftDocument({ type: 'invoice', prompt: '2 séances 80 €', clientName: '' }),
  );
  expect(partedBy(doubted?.lines ?? [], doubted?.other?.lineItems ?? [])).toMatchObject({
    ours: { total: 160 },
    other: { total: 80 },
  });
});
