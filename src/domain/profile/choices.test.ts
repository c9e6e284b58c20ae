import { expect, test } from 'vitest';
import { isCompany, isSoleTrader, LEGAL_FORMS } from './choices.ts';

test('a form is a company, a sole trader or neither, never both', () => {
  const forms = LEGAL_FORMS.map(({ value }) => value);
  expect(forms.filter(isSoleTrader)).toEqual(['micro', 'EI']);
  expect(forms.filter((form) => !isCompany(form) && !isSoleTrader(form))).toEqual([
    'association',
    'other',
  ]);
  expect(forms.filter((form) => isCompany(form) && isSoleTrader(form))).toEqual([]);
  expect([isCompany(null), isSoleTrader(null)]).toEqual([false, false]);
});
