import { expect, test } from 'vitest';
import {
  countriesLike,
  countryCode,
  countryName,
  isEuropeanUnion,
  isFrenchVatTerritory,
} from './country.ts';
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

test('a country has one French name, however it is written', () => {
  expect(['germany', 'DE', 'allemagne', 'Narnia'].map(countryName)).toEqual([
    'Allemagne',
    'Allemagne',
    'Allemagne',
    null,
  ]);
});

test('what is typed finds the countries that begin so, then those it is another name or word of', () => {
  expect(countriesLike('alle')).toEqual(['Allemagne']);
  expect(countriesLike('etats')).toEqual([
    'États-Unis',
    'Îles mineures éloignées des États-Unis',
    'Îles Vierges des États-Unis',
  ]);
  expect(countriesLike('holl')).toEqual(['Pays-Bas']);
  expect(countriesLike('DE')[0]).toBe('Allemagne');
  expect(countriesLike('Narnia')).toEqual([]);
});

test('all countries stand in the order of a French dictionary, France before them', () => {
  const all = countriesLike('');
  expect(all.slice(0, 3)).toEqual(['France', 'Afghanistan', 'Afrique du Sud']);
  expect(all).toHaveLength(Object.keys(COUNTRY_NAMES).length);
});
