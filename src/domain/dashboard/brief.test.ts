import { expect, test } from 'vitest';
import { type Awaited, briefOf } from './brief.ts';

const NOTHING: Awaited = {
  owed: 0,
  late: 0,
  toReceive: 0,
  overdue: 0,
  received: 0,
  currency: 'EUR',
};

const said = (books: Partial<Awaited>) =>
  briefOf({ ...NOTHING, ...books })
    .map(({ text }) => text)
    .join('')
    .replaceAll('\u00A0', ' ');

test.each<[Partial<Awaited>, string]>([
  [{}, 'Rien n’est attendu pour l’instant.'],
  [{ received: 120 }, 'Rien n’est attendu : tout ce qui est émis est réglé.'],
  [{ owed: 1, toReceive: 120 }, '1 facture attend 120,00 €, aucune n’est en retard.'],
  [
    { owed: 4, toReceive: 9855.88, late: 1, overdue: 1368 },
    '4 factures attendent 9 855,88 €, et une autre est en retard, pour 1 368,00 €.',
  ],
  [
    { owed: 4, toReceive: 9855.88, late: 2, overdue: 1368 },
    '4 factures attendent 9 855,88 €, et 2 autres sont en retard, pour 1 368,00 €.',
  ],
  [{ late: 2, overdue: 1368 }, '2 factures sont en retard, pour 1 368,00 €.'],
])('the dashboard opens on what the books say', (books, sentence) => {
  expect(said(books)).toBe(sentence);
});

test('each figure leads to the list it counts', () => {
  const parts = briefOf({ ...NOTHING, owed: 4, toReceive: 10, late: 2, overdue: 20 });
  expect(parts.flatMap(({ view }) => view ?? [])).toEqual(['owed', 'owed', 'late', 'late']);
});
