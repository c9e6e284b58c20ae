import { expect, test } from 'vitest';
import { LEGAL_FORMS } from '#domain/profile/types.ts';
import { directoryQuery, writtenSiret } from './foundCompany.ts';
import { isPublicCategory, legalFormOf } from './legalCategory.ts';

test('a code of INSEE is a legal form of our list, or is asked', () => {
  const codes = ['1000', '5499', '5498', '5710', '5720', '6540', '9220', '5800', ''];
  const forms = codes.map(legalFormOf);
  expect(forms).toEqual(['EI', 'SARL', 'EURL', 'SAS', 'SASU', 'SCI', 'association', null, null]);
  expect(forms.every((form) => form === null || LEGAL_FORMS.includes(form))).toBe(true);
  expect(['7210', '4110', '5710', '1000'].map(isPublicCategory)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('the spaces of a SIRET are left out, those of a name are one', () => {
  expect(directoryQuery(' 732 829 320 00074 ')).toBe('73282932000074');
  expect(directoryQuery('732.829.320')).toBe('732829320');
  expect(directoryQuery('  Atelier   Morel ')).toBe('Atelier Morel');
  expect(directoryQuery('3 Suisses')).toBe('3 Suisses');
});

test('a SIRET is written in its four groups, one being typed as it is', () => {
  expect(writtenSiret('73282932000074')).toBe('732\u00A0829\u00A0320\u00A000074');
  expect(writtenSiret('732 829')).toBe('732 829');
});
