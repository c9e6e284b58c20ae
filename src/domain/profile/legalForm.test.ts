import { expect, test } from 'vitest';
import { buildProfile } from '#testing/world/builders.ts';
import { LEGAL_FORM_ROWS } from './choices.ts';
import { formAndCapital, formName, isSoleTrader, mustHaveCapital } from './legalForm.ts';
import { LEGAL_FORMS } from './types.ts';

test('every form of the list is offered once, under the name it prints', () => {
  expect(LEGAL_FORM_ROWS.map(({ value }) => value).toSorted()).toEqual([...LEGAL_FORMS].toSorted());
  const unnamed = LEGAL_FORM_ROWS.filter(({ printed }) => printed === '');
  expect(unnamed.map(({ value }) => value)).toEqual(['other']);
});

test('a form wants a capital or is a sole trader’s, never both', () => {
  expect(LEGAL_FORMS.filter(isSoleTrader)).toEqual(['EI', 'micro']);
  expect(LEGAL_FORMS.filter((form) => isSoleTrader(form) && mustHaveCapital(form))).toEqual([]);
  expect([mustHaveCapital(null), isSoleTrader(null)]).toEqual([false, false]);
});

test('a form out of the list is printed in the seller’s own words', () => {
  const seller = buildProfile({ legalForm: 'other', legalFormName: ' GFA ' });
  expect(formName(seller)).toBe('GFA');
  expect(formAndCapital(seller)).toBe('GFA au capital de 8\u00A0000\u00A0€');
});

test.each([
  [{ legalForm: 'SELARL' } as const, 'SELARL au capital de 8\u00A0000\u00A0€'],
  [{ shareCapital: 1000.5 }, 'SARL au capital de 1\u00A0000,50\u00A0€'],
  [{ variableCapital: true }, 'SARL au capital variable'],
  [{ inLiquidation: true }, 'SARL au capital de 8\u00A0000\u00A0€, en liquidation'],
  [{ legalForm: 'EI' } as const, 'Entrepreneur individuel'],
  [{ legalForm: 'association', shareCapital: null } as const, 'Association'],
  [{ legalForm: null } as const, 'au capital de 8\u00A0000\u00A0€'],
])('%o', (change, printed) => {
  expect(formAndCapital(buildProfile(change))).toBe(printed);
});
