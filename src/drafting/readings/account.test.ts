import { expect, it } from 'vitest';
import { accountOf } from './account.ts';
import type { Candidate } from './candidates.ts';
import { prepare } from './prepare.ts';

const sale = (quantity: number, unitPrice: number): Candidate['lines'][number] => ({
  kind: 'sale',
  description: '',
  quantity,
  unitPrice,
});

function candidate(...lines: Candidate['lines']): Candidate {
  const total = lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0);
  const found = { score: null, found: null, byGrammar: true, implied: null, isMade: false };
  return { lines, total, key: '', ...found };
}

const prepared = prepare('quatre lecons a 27 euros la lecon, ca fait 108 euros', null);
const account = (...lines: Candidate['lines']): ReturnType<typeof accountOf> =>
  accountOf(prepared, candidate(...lines), new Map());

it('finds a restated total right where the lines make it', () => {
  expect(account(sale(4, 27))).toMatchObject({ restatedRight: 1, restatedWrong: 0 });
});

it('finds a restated total wrong where it was billed once more', () => {
  expect(account(sale(4, 27), sale(1, 108))).toMatchObject({ restatedRight: 0, restatedWrong: 1 });
});

it('finds the price of one restated right where as many make the line', () => {
  const pack = prepare('coaching 6 seances 1800 euros, soit 300 euros la seance', null);
  expect(accountOf(pack, candidate(sale(1, 1800)), new Map())).toMatchObject({ restatedWrong: 0 });
  expect(accountOf(pack, candidate(sale(1, 1700)), new Map())).toMatchObject({ restatedWrong: 1 });
});
