import { expect, test } from 'vitest';
import { splitPayment } from './split.ts';
import { unpaidMention, unpaidShares } from './unpaid.ts';

const debt = [
  { rate: 20, gross: 1079.98, vat: 180 },
  { rate: 5.5, gross: 58.39, vat: 3.04 },
];

test('what is left unpaid is told without VAT and with it, as the law words it', () => {
  const paid = [splitPayment(500, debt, [])];
  const unpaid = unpaidShares(debt, paid);
  expect(unpaid).toEqual([
    { rate: 20, gross: 605.63, vat: 100.94 },
    { rate: 5.5, gross: 32.74, vat: 1.7 },
  ]);
  expect(unpaidMention(unpaid, { currency: 'EUR' }).replaceAll('\u00A0', ' ')).toBe(
    'Facture demeurée impayée pour la somme de 535,73 € (prix hors taxe) et pour la somme de 102,64 € (taxe correspondante) qui ne peut faire l’objet d’une déduction (CGI, art. 272).',
  );
});

test('what was paid in full leaves nothing', () => {
  expect(unpaidShares(debt, [splitPayment(1138.37, debt, [])])).toEqual([]);
});
