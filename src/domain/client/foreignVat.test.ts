import { expect, test } from 'vitest';
import { proposedExemption } from './foreignVat.ts';

test.each([
  ['business', 'Belgique', 'reverse_charge'],
  ['business', 'États-Unis', 'services_outside_eu'],
  ['business', 'France', null],
  ['business', 'Monaco', null],
  ['business', 'La Réunion', null],
  ['business', 'Narnia', null],
  ['consumer', 'Belgique', null],
] as const)('a %s in %s is proposed %s', (kind, country, exemption) => {
  expect(proposedExemption({ kind, country })).toBe(exemption);
});

test('nothing is proposed of a client whose card is not at hand', () => {
  expect(proposedExemption({})).toBeNull();
});
