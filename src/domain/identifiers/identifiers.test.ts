import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBic, checkIban } from './bank.ts';
import type { IdentifierCheck } from './check.ts';
import { checkEuVat } from './euVat.ts';
import { checkFrenchVat, frenchVatOf } from './frenchVat.ts';
import { checkSiren, checkSiret, sirenOf } from './siret.ts';

const problemOf = (check: IdentifierCheck) => (check.valid ? null : check.problem);

describe('SIREN and SIRET', () => {
  test('true ones pass, written with or without spaces', () => {
    expect(checkSiren('732 829 320')).toEqual({ valid: true, value: '732829320' });
    expect(checkSiret('732 829 320 00074')).toEqual({ valid: true, value: '73282932000074' });
  });

  test('establishments of La Poste follow their own rule', () => {
    expect(checkSiret('35600000000048').valid).toBe(true);
    expect(checkSiret('35600000049837').valid).toBe(true);
    expect(checkSiret('35600000049838').valid).toBe(false);
  });

  test.each([
    ['732829320000', 'Il manque 2 chiffres au SIRET'],
    ['7328293200007', 'Il manque 1 chiffre au SIRET'],
    ['732829320000741', 'Il y a 1 chiffre de trop dans le SIRET'],
    ['7328293200007A', 'Le SIRET ne contient que des chiffres'],
    [
      '732829320',
      'C’est un SIREN\u00A0: ajoutez les 5 chiffres de l’établissement pour obtenir le SIRET',
    ],
    [
      '73282932000075',
      'Ce SIRET contient une erreur de frappe\u00A0: sa clé de contrôle est fausse',
    ],
  ])('« %s »: %s', (typed, message) => {
    expect(problemOf(checkSiret(typed))).toBe(message);
  });

  test('any single wrong digit is caught', () => {
    const position = fc.integer({ min: 0, max: 13 });
    fc.assert(
      fc.property(position, fc.integer({ min: 1, max: 9 }), (index, shift) => {
        const digits = [...'73282932000074'];
        digits[index] = String((Number(digits[index]) + shift) % 10);
        expect(checkSiret(digits.join('')).valid).toBe(false);
      }),
    );
  });

  test('a SIREN is read from a SIRET', () => {
    expect(sirenOf('732 829 320 00074')).toBe('732829320');
    expect(sirenOf('732829320')).toBe('732829320');
    expect(sirenOf('7328')).toBeNull();
  });
});

describe('VAT numbers', () => {
  test('a French one is checked by its key and against the SIRET', () => {
    expect(checkFrenchVat('FR 44 732829320')).toEqual({ valid: true, value: 'FR44732829320' });
    expect(frenchVatOf('73282932000074')).toBe('FR44732829320');
    expect(frenchVatOf('')).toBeNull();
    expect(problemOf(checkFrenchVat('FR4473282932'))).toBe('Il manque 1 chiffre au numéro de TVA');
    expect(problemOf(checkFrenchVat('BE0123'))).toBe('Un numéro de TVA français commence par FR');
    expect(problemOf(checkFrenchVat('FR4473282A320'))).toBe(
      'Après FR viennent une clé de 2 caractères et les 9 chiffres du SIREN',
    );
    expect(problemOf(checkFrenchVat('FR45732829320'))).toBe(
      'Ce numéro de TVA contient une erreur de frappe\u00A0: sa clé de contrôle est fausse',
    );
    expect(problemOf(checkFrenchVat('FR44732829320', '35600000000048'))).toBe(
      'Ce numéro de TVA ne correspond pas au SIRET\u00A0: il se termine par le SIREN',
    );
  });

  test.each([
    'ATU13585627',
    'BE0428759497',
    'BG175074752',
    'CY10259033P',
    'CZ25123891',
    'DE136695976',
    'DK13585628',
    'EE100931558',
    'EL094259216',
    'ES54362315K',
    'FI20774740',
    'FR40303265045',
    'HR33392005961',
    'HU12892312',
    'IE6433435F',
    'IT00743110157',
    'LT119511515',
    'LU15027442',
    'LV40003521600',
    'MT11679112',
    'NL004495445B01',
    'PL8567346215',
    'PT501964843',
    'RO18547290',
    'SE123456789701',
    'SI50223054',
    'SK2022749619',
  ])('%s is a European one', (number) => {
    expect(checkEuVat(number)).toEqual({ valid: true, value: number });
  });

  test('a wrong one is told apart', () => {
    expect(problemOf(checkEuVat('BE0428759498'))).toBe(
      'Ce numéro de TVA n’a pas la forme d’un numéro BE',
    );
    expect(problemOf(checkEuVat('12345'))).toBe(
      'Un numéro de TVA intracommunautaire commence par les deux lettres de son pays, par exemple BE',
    );
    expect(checkEuVat('GR094259216')).toEqual({ valid: true, value: 'EL094259216' });
  });
});

describe('bank details', () => {
  test('an IBAN is checked by its country, its length and its key', () => {
    expect(checkIban('FR14 2004 1010 0505 0001 3M02 606')).toEqual({
      valid: true,
      value: 'FR1420041010050500013M02606',
    });
    expect(problemOf(checkIban('FR14 2004 1010 0505 0001 3M02 60'))).toBe(
      'Il manque 1 caractère à l’IBAN',
    );
    expect(problemOf(checkIban('FR14 2004 1010 0505 0001 3M02 6066 6'))).toBe(
      'Il y a 2 caractères de trop dans l’IBAN',
    );
    expect(problemOf(checkIban('FR15 2004 1010 0505 0001 3M02 606'))).toBe(
      'Cet IBAN contient une erreur de frappe\u00A0: sa clé de contrôle est fausse',
    );
    expect(problemOf(checkIban('ZZ15 2004'))).toBe('Aucun pays n’a d’IBAN en ZZ');
    expect(problemOf(checkIban('2004 1010'))).toBe(
      'Un IBAN commence par les deux lettres de son pays, par exemple FR76',
    );
  });

  test('a BIC has eight or eleven characters', () => {
    expect(checkBic('agrifrpp')).toEqual({ valid: true, value: 'AGRIFRPP' });
    expect(checkBic('PSSTFRPPLYO').valid).toBe(true);
    expect(problemOf(checkBic('AGRI'))).toBe(
      'Le BIC compte 8 ou 11 caractères, par exemple AGRIFRPP',
    );
  });
});
