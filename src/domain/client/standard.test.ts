import { expect, test } from 'vitest';
import { buildClient } from '#testing/world/builders.ts';
import {
  frenchNumbers,
  isDomesticBusiness,
  isFrench,
  standardCountry,
  vatNumber,
} from './standard.ts';

test('the SIRET field gives both numbers, a SIREN alone only itself', () => {
  expect(frenchNumbers('732 829 320 00074')).toEqual({
    siren: '732829320',
    siret: '73282932000074',
  });
  expect(frenchNumbers('732 829 320')).toEqual({ siren: '732829320', siret: '' });
  for (const typed of ['', '1234', '1234567890', 'A2345678901234', '732829320000741']) {
    expect(frenchNumbers(typed)).toEqual({ siren: '', siret: '' });
  }
});

test('a VAT number is compacted, and is none without the prefix of a country (BR-CO-09)', () => {
  expect(vatNumber(' fr 27 552-100.554 ')).toBe('FR27552100554');
  expect(vatNumber('EL094259216')).toBe('EL094259216');
  expect(vatNumber('')).toBe('');
  expect(['ZQ123', '27552100554', 'FR1', 'FR12#45', 'é!FR123'].map(vatNumber)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

test('a country has the code of the standard, Kosovo its own', () => {
  expect(['France', 'belgique', 'Kosovo', 'Syldavie', ''].map(standardCountry)).toEqual([
    'FR',
    'BE',
    '1A',
    '',
    '',
  ]);
});

test('Monaco and Belgium are not France, its departments overseas are', () => {
  const countries = ['France', 'La Réunion', 'Mayotte', 'Monaco', 'Belgique', ''];
  expect(countries.map(isFrench)).toEqual([true, true, true, false, false, false]);
});

test('only a business in France is a domestic business', () => {
  const business = buildClient({ kind: 'business', country: 'France' });
  expect(isDomesticBusiness(business)).toBe(true);
  expect(isDomesticBusiness({ ...business, country: 'Belgique' })).toBe(false);
  expect(isDomesticBusiness({ ...business, kind: 'consumer' })).toBe(false);
});
