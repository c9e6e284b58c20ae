import { expect, test } from 'vitest';
import { saidFirst } from './saidFirst.ts';

test.each([
  ['ana@dupain.example', { field: 'email', value: 'ana@dupain.example' }],
  ['552 100 554 00013', { field: 'siret', value: '55210055400013', kind: 'business' }],
  ['552.100.554', { field: 'siret', value: '552100554', kind: 'business' }],
  ['Mme Perrin', { field: 'name', value: 'Mme Perrin', kind: 'consumer' }],
  ['mairie de Redon', { field: 'name', value: 'Mairie de Redon', kind: 'public' }],
  ['  garage Morin 2000 ', { field: 'name', value: 'Garage Morin 2000' }],
  ['Chez @lice et Bob', { field: 'name', value: 'Chez @lice et Bob' }],
  ['  ', null],
])('« %s » goes to its own field', (typed, said) => {
  expect(saidFirst(typed)).toEqual(said);
});
