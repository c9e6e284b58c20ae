import { expect, test } from 'vitest';
import {
  countryCode,
  countryName,
  countryNames,
  isEuropeanUnion,
  isFrenchVatTerritory,
} from './country.ts';

test('countries are known by French name, code and common variants', () => {
  const written = ['France', ' FRANCE ', 'fr', 'Pays-Bas', 'Hollande', 'États Unis', 'ETATS-UNIS'];
  expect(written.map(countryCode)).toEqual(['FR', 'FR', 'FR', 'NL', 'NL', 'US', 'US']);
  expect(['Côte d’Ivoire', "Cote d'Ivoire", 'La Réunion', 'Tchéquie'].map(countryCode)).toEqual([
    'CI',
    'CI',
    'RE',
    'CZ',
  ]);
  expect(['', 'Narnia', '??'].map(countryCode)).toEqual([null, null, null]);
});

test('every French name leads back to its code', () => {
  for (const name of countryNames()) {
    const code = countryCode(name);
    expect(code && countryName(code)).toBe(name);
  }
  expect(countryNames().length).toBeGreaterThan(240);
});

test('the European Union has 27 members, and Monaco counts as France for VAT', () => {
  const members = countryNames().filter((name) => isEuropeanUnion(countryCode(name)!));
  expect(members).toHaveLength(27);
  expect(isEuropeanUnion('GB')).toBe(false);
  expect(isFrenchVatTerritory('MC')).toBe(true);
  expect(isFrenchVatTerritory('BE')).toBe(false);
});
