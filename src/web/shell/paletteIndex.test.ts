import { expect, test } from 'vitest';
import { findIndexed, INDEXED } from './paletteIndex.ts';

const first = (text: string) => findIndexed(text)[0]?.label;

test.each([
  ['relance', 'Factures en retard'],
  ['retard', 'Factures en retard'],
  ['impayes', 'Factures en retard'],
  ['comptable', 'Exports pour le comptable'],
  ['export comptable', 'Exports pour le comptable'],
  ['zip', 'Exports pour le comptable'],
  ['profil', 'Paramètres'],
  ['RIB', 'IBAN et BIC'],
  ['mot de passe', 'Mot de passe et sécurité'],
  ['mot de pase', 'Mot de passe et sécurité'],
  ['numerotaton', 'Numérotation et devise'],
  ['régime de tva', 'Régime de TVA'],
  ['decennale', 'Assurance et médiateur'],
  ['comment faire un avoir', 'Avoirs'],
  ['zzz', undefined],
  ['', undefined],
])('« %s » finds « %s »', (text, label) => {
  expect(first(text)).toBe(label);
});

test('both an avoir and an acompte find their help article', () => {
  expect(findIndexed('avoir').map(({ id }) => id)).toContain('help-correct-invoice');
  expect(findIndexed('acompte').map(({ id }) => id)).toContain('help-request-deposit');
  expect(findIndexed('relence').map(({ id }) => id)).toContain('help-remind-clients');
});

test('each is found by its own name, and once', () => {
  expect(new Set(INDEXED.map(({ id }) => id)).size).toBe(INDEXED.length);
  for (const { label, id } of INDEXED) {
    expect([label, findIndexed(label).some((found) => found.id === id)]).toEqual([label, true]);
  }
});
