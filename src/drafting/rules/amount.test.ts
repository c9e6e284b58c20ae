import { expect, it } from 'vitest';
import { draftByGrammar } from '../draftByGrammar.ts';

const LIST = 'Dépannage 40 €\nPonçage du parquet\nNettoyage des vitres\nPose de plinthes';

it('shares what an amount leaves in whole cents, and gives the last line the rest', () => {
  expect(pricesWith(140.01)).toEqual([40, 33.33, 33.33, 33.35]);
  expect(pricesWith(140)).toEqual([40, 33.33, 33.33, 33.34]);
  expect(pricesWith(130)).toEqual([40, 30, 30, 30]);
});

function pricesWith(amount: number): number[] {
  const { lineItems } = draftByGrammar({ type: 'invoice', prompt: LIST, amount });
  return lineItems.map(({ unitPrice }) => unitPrice);
}
