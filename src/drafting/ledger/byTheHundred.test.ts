import { expect, it } from 'vitest';
import type { DraftLine } from '../draft.ts';
import { draftDocument } from '../draftDocument.ts';
import { fold } from '../fold.ts';
import { byTheHundred } from './byTheHundred.ts';

/** The first line of a sentence, as if it counted so many. */
function counted(prompt: string, quantity: number): boolean {
  const [line] = draftDocument({ type: 'invoice', prompt }).lineItems;
  return byTheHundred(fold(prompt), [{ ...(line as DraftLine), quantity }]) !== null;
}

it('a price by the thousand, the hundred or the dozen is no price of one', () => {
  expect(counted('500 flyers à 90 € le mille', 500)).toBe(true);
  expect(counted('3 000 flyers à 45 € le mille', 3000)).toBe(true);
  expect(counted('216 œufs à 3,20 € la douzaine', 216)).toBe(true);
});

it('what is counted by as many as the price says is right', () => {
  expect(counted('500 flyers à 90 € le mille', 0.5)).toBe(false);
  expect(counted('216 œufs à 3,20 € la douzaine', 18)).toBe(false);
  expect(counted('12 douzaines d’huîtres à 9 € la douzaine', 12)).toBe(false);
});
