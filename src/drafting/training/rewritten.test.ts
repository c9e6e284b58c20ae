import { expect, it } from 'vitest';
import type { AnnotatedCase } from './cases.ts';
import { rewritten } from './rewritten.ts';

const EACH: AnnotatedCase = {
  id: 'x1',
  author: 'x',
  type: 'invoice',
  prompt: '2 tables à 2 €, 4 chaises à 4 €',
  lines: [
    { quantity: 2, unitPrice: 2, from: '2 tables à 2 €', quantityFrom: '2', priceFrom: '2 €' },
    { quantity: 4, unitPrice: 4, from: '4 chaises à 4 €', quantityFrom: '4', priceFrom: '4 €' },
  ],
  totalAmount: 20,
};

it('moves every piece with the words it stands in', () => {
  const moved = rewritten(EACH, [{ start: 11, end: 14, text: 'deux euros' }], '-b');
  expect(moved?.id).toBe('x1-b');
  expect(moved?.prompt).toBe('2 tables à deux euros, 4 chaises à 4 €');
  expect(moved?.lines[0]?.priceFrom).toEqual(['deux euros']);
  expect(moved?.lines[1]?.priceFrom).toEqual(['4 €']);
});

it('gives up a sentence whose piece would be found elsewhere', () => {
  const prompt = '20 euros de port, 2 tables à 20 €';
  const line = { quantity: 2, unitPrice: 20, quantityFrom: '2 tables', priceFrom: '20 €' };
  const rewording = { start: prompt.length - 4, end: prompt.length, text: '20 euros' };
  expect(rewritten({ ...EACH, prompt, lines: [line] }, [rewording], '-b')).toBeNull();
});
