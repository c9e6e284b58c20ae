import { expect, test } from 'vitest';
import { draftByGrammar } from './draftByGrammar.ts';

const optionIn = (prompt: string) => draftByGrammar({ type: 'quote', prompt }).options[0];
const firstLine = (prompt: string) => draftByGrammar({ type: 'invoice', prompt }).lineItems[0];

test('a range counts its upper end, says that the quantity is to be checked and offers the lower one', () => {
  expect(firstLine('taille de haies 25 à 30 ml à 9 € le ml')).toMatchObject({
    quantity: 30,
    total: 270,
    flags: ['quantity_to_check'],
    alternatives: [{ label: 'Retenir 25', quantity: 25, unitPrice: 9, total: 225 }],
  });
});

test('a price that may be of one or of the lot offers the other reading', () => {
  expect(firstLine('slt devis pr 5 prise 40e')).toMatchObject({
    quantity: 5,
    total: 200,
    flags: ['ambiguous_unit_or_lot'],
    alternatives: [{ label: 'C’est le prix du lot', quantity: 1, unitPrice: 40, total: 40 }],
  });
});

test('a price with VAT but without its rate offers the net one at the usual rate', () => {
  expect(firstLine('2 jours de pose à 480 € TTC')).toMatchObject({
    total: 960,
    flags: ['ttc_without_rate'],
    alternatives: [{ quantity: 2, unitPrice: 400, total: 800, vatRate: 20 }],
  });
});

test('an option whose price may be of one or of the lot is as doubtful as a line, with its other figure', () => {
  expect(optionIn('Site vitrine 1200 €, en option 5 pages 80 €')).toMatchObject({
    quantity: 5,
    unitPrice: 80,
    flags: ['ambiguous_unit_or_lot'],
    alternatives: [{ label: 'C’est le prix du lot', quantity: 1, unitPrice: 80, total: 80 }],
  });
  expect(optionIn('Site vitrine 1200 €, en option 5 pages à 80 € pièce')).toMatchObject({
    flags: [],
    alternatives: [],
  });
});
