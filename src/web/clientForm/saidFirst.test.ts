import { expect, test } from 'vitest';
import { EMPTY_CLIENT } from '#domain/client/emptyClient.ts';
import { saidFirst, writtenFirst } from './saidFirst.ts';

test.each([
  ['ana@dupain.example', { field: 'email', value: 'ana@dupain.example' }],
  ['552 100 554 00013', { field: 'siret', value: '55210055400013', kind: 'business' }],
  ['552.100.554', { field: 'siret', value: '552100554', kind: 'business' }],
  ['Mme Perrin', { field: 'name', value: 'Mme Perrin', kind: 'consumer' }],
  ['claire Delaunay', { field: 'name', value: 'Claire Delaunay' }],
  ['mairie de Redon', { field: 'company', value: 'Mairie de Redon', kind: 'public' }],
  ['  garage Morin 2000 ', { field: 'company', value: 'Garage Morin 2000' }],
  ['Boulangerie Morin', { field: 'company', value: 'Boulangerie Morin' }],
  ['SARL Dupont', { field: 'company', value: 'SARL Dupont' }],
  ['Dupont & fils', { field: 'company', value: 'Dupont & fils' }],
  ['Léa Martin Photographie', { field: 'company', value: 'Léa Martin Photographie' }],
  ['Chez @lice et Bob', { field: 'company', value: 'Chez @lice et Bob' }],
  ['  ', null],
])('« %s » goes to its own field', (typed, said) => {
  expect(saidFirst(typed, 'business')).toEqual(said);
});

test('a name without a title is a contact’s where the client is said to be a private person', () => {
  expect(saidFirst('Delaunay', 'consumer')).toEqual({ field: 'name', value: 'Delaunay' });
});

const written = (typed: string, kept: Partial<typeof EMPTY_CLIENT> = {}) =>
  writtenFirst(saidFirst(typed, 'business')!, { ...EMPTY_CLIENT, ...kept });

test('a company stands for its contact until one is said, who is then written beside it', () => {
  const company = { company: 'Boulangerie Morin', name: 'Boulangerie Morin' };
  expect(written('Boulangerie Morin')).toEqual(company);
  expect(written('Mme Martin', company)).toEqual({ name: 'Mme Martin' });
  expect(written('Mme Martin')).toEqual({ name: 'Mme Martin', kind: 'consumer' });
});

test('what a field says already stays', () => {
  expect(written('Mme Martin', { name: 'Ana' })).toBeNull();
  expect(written('Boulangerie Morin', { name: 'Ana' })).toEqual({ company: 'Boulangerie Morin' });
});
