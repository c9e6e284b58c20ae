import { expect, test } from 'vitest';
import { collectRules } from './collectRules.ts';

const TYPED = { day: '2026-11-20', method: 'transfer', reference: '', reason: null };

test('a sum received below 0 is refused beside its amount; one given back is below 0', () => {
  const refused = collectRules.safeParse({ ...TYPED, amount: '-5', direction: 'received' });
  const issues = refused.error?.issues.map(({ path, message }) => [path.join(), message]);
  expect(issues).toContainEqual([
    'amount',
    'Une somme reçue est supérieure à\u00A00. Écrivez-la sans signe moins.',
  ]);
  const returned = { ...TYPED, amount: '-5', reason: 'Trop payé', direction: 'returned' };
  expect(collectRules.parse(returned)).toEqual({
    ...TYPED,
    amount: -5,
    reference: null,
    reason: 'Trop payé',
  });
});
