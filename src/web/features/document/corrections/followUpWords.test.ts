import { expect, test } from 'vitest';
import { followUpWords } from './followUpWords.ts';

const REQUEST = {
  kind: 'deposit',
  number: 'FAC-003',
  issuedAt: null,
  gross: 563.08,
  vat: true,
  currency: 'EUR',
} as const;

test('who says that a deposit was received reads how much, as it was asked', () => {
  const words = followUpWords('receipt', REQUEST).replaceAll(/[\u00A0\u202F]/g, ' ');
  expect(words).toMatch(/^Vous avez reçu 563,08 € TTC\. La facture d’acompte est émise/);
});
