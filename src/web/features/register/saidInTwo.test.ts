import { expect, test } from 'vitest';
import { saidInTwo } from './saidInTwo.ts';

test('an entry is headed by what it is about, its details below', () => {
  expect(
    saidInTwo('Facture INV-044 émise, datée du 5\u00A0nov.\u00A02026, 312,00\u00A0€ TTC.'),
  ).toEqual({
    heading: 'Facture INV-044 émise',
    detail: 'Datée du 5\u00A0nov.\u00A02026, 312,00\u00A0€ TTC',
  });
  expect(saidInTwo('Devis QUO-001\u00A0: PDF scellé, empreinte SHA-256 9f86d081884c…')).toEqual({
    heading: 'Devis QUO-001',
    detail: 'PDF scellé, empreinte SHA-256 9f86d081884c…',
  });
  expect(saidInTwo('Facture INV-044 envoyée à helene@brasserie-lune.example.')).toEqual({
    heading: 'Facture INV-044 envoyée à helene@brasserie-lune.example',
    detail: '',
  });
});
