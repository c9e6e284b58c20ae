import { expect, test } from 'vitest';
import { FACT_WORDS, factsOf, NO_FACTS } from './facts.ts';
import { documentFacts } from './keptFacts.ts';
import { typedFacts } from './typedFacts.ts';

test('what is not given is as when nobody said anything', () => {
  expect(factsOf({})).toEqual(NO_FACTS);
  expect(factsOf({ vat: false, content: 'Merci', purchaseOrder: undefined })).toEqual({
    ...NO_FACTS,
    vat: false,
    content: 'Merci',
  });
});

test('a document of which nothing was said can be kept, and bears VAT at 20 %', () => {
  expect(documentFacts.parse(NO_FACTS)).toEqual(NO_FACTS);
  expect(NO_FACTS).toMatchObject({ vat: true, vatRate: 20 });
});

test('each fact has a word of its own in the register', () => {
  const words = Object.values(FACT_WORDS);
  expect(new Set(words).size).toBe(words.length);
  for (const word of words) expect(word).toMatch(/\S/);
});

test.each([
  ['vat', 'oui', 'Veuillez choisir une valeur de la liste'],
  ['supplyDate', '2026-02-30', 'Veuillez entrer une date de prestation valide'],
  ['supplyEndDate', 7, 'Veuillez entrer une date de prestation valide'],
  ['paymentMethod', 'troc', 'Veuillez choisir une valeur de la liste'],
  ['operationCategory', 'vent', 'Veuillez choisir une valeur de la liste'],
  ['vatExemption', 'parce que', 'Veuillez choisir une valeur de la liste'],
  ['euroRate', 0, 'Veuillez entrer un taux de change supérieur à 0'],
  ['euroRate', 1_000_001, 'Veuillez entrer un taux de change supérieur à 0'],
  ['euroRate', 'beaucoup', 'Veuillez entrer un taux de change supérieur à 0'],
  ['validityDays', 0, 'La validité d’un devis va de 1 à 365\u00A0jours'],
  ['validityDays', 366, 'La validité d’un devis va de 1 à 365\u00A0jours'],
  ['validityDays', 1.5, 'La validité d’un devis va de 1 à 365\u00A0jours'],
  ['validityDays', 'longtemps', 'La validité d’un devis va de 1 à 365\u00A0jours'],
] as const)('%s refuses « %s »', (name, typed, message) => {
  const refused = typedFacts[name].safeParse(typed);
  expect(refused.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('what is left empty is nothing', () => {
  expect(typedFacts.purchaseOrder.parse('  ')).toBeNull();
  expect(typedFacts.purchaseOrder.parse(' BC-12 ')).toBe('BC-12');
  expect(typedFacts.supplyDate.parse(' ')).toBeNull();
  expect(typedFacts.euroRate.parse('')).toBeNull();
  expect(typedFacts.euroRate.parse('0,8625')).toBe(0.8625);
  expect(typedFacts.validityDays.parse('')).toBeNull();
  expect(typedFacts.validityDays.parse('365')).toBe(365);
});
