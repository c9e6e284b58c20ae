import { expect, test } from 'vitest';
import { rowOf } from './paletteCommands.tsx';

const FOUND = {
  id: 'found',
  number: 'AV-001',
  clientName: 'Mme Girard',
  gross: 165,
  currency: 'EUR',
} as Parameters<typeof rowOf>[0];

test.each([
  ['an avoir, below zero, as in the lists', 'credit_note', '−165,00 €'],
  ['an invoice', 'invoice', '165,00 €'],
] as const)('the palette shows what a document comes to: %s', (_, kind, end) => {
  expect(rowOf({ ...FOUND, kind }).end?.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(end);
});
