import { expect, it } from 'vitest';
import { namedBefore } from './namedBefore.ts';

it.each([
  ['Première énigme', 'Autres', 'Énigme, autres'],
  ['Fiches produit : les premières', 'Suivantes', 'Fiches produit, suivantes'],
  ['Compositions (une)', 'Les deux autres', 'Compositions, les deux autres'],
  ['Volets battants', 'Autres à un vantail', 'Volets battants, autres à un vantail'],
])('behind « %s » names « %s »', (before, description, name) => {
  expect(namedBefore(description, before)).toBe(name);
});

it.each([
  ['Pose de stores', 'Grande jarre'],
  ['Pose de stores', 'Autres frais'],
  ['Pose de stores', 'Reste à payer'],
  ['', 'Autres'],
])('behind « %s » leaves « %s » as it is', (before, description) => {
  expect(namedBefore(description, before)).toBe(description);
});

it('leaves the first line as it is', () => {
  expect(namedBefore('Les suivantes', null)).toBe('Les suivantes');
});
