import { expect, test } from 'vitest';
import { draftDocument } from '#drafting/draftDocument.ts';
import { FIRST_SENTENCES } from './firstSentences.ts';

test.each(FIRST_SENTENCES)('« $label » is understood to the last word', ({ prompt }) => {
  const { lineItems } = draftDocument({ type: 'invoice', prompt, today: '2026-11-23' });
  expect(lineItems).toHaveLength(2);
  expect(lineItems.flatMap(({ flags }) => flags ?? [])).toEqual([]);
  expect(lineItems.every(({ total }) => total > 0)).toBe(true);
});

test('what a first sentence says beside its lines is read too', () => {
  expect(factsOf(FIRST_SENTENCES[0].prompt)).toContain('vatRate');
  expect(factsOf(FIRST_SENTENCES[2].prompt)).toContain('dueInDays');
});

function factsOf(prompt: string): string[] {
  return Object.keys(draftDocument({ type: 'invoice', prompt, today: '2026-11-23' }).facts);
}
