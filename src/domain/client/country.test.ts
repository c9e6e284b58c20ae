import { expect, test } from 'vitest';
import { countryCode, isEuropeanUnion, isFrenchVatTerritory } from './country.ts';
import { COUNTRY_NAMES } from './countryNames.ts';

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
  for (const [code, name] of Object.entries(COUNTRY_NAMES)) {
    expect(countryCode(name)).toBe(code);
  }
  expect(Object.keys(COUNTRY_NAMES).length).toBeGreaterThan(240);
});

test('the European Union has 27 members, and Monaco counts as France for VAT', () => {
  const members = Object.keys(COUNTRY_NAMES).filter((code) => isEuropeanUnion(code));
  expect(members).toHaveLength(27);
  expect(isEuropeanUnion('GB')).toBe(false);
  expect(isFrenchVatTerritory('MC')).toBe(true);
  expect(isFrenchVatTerritory('BE')).toBe(false);
});
