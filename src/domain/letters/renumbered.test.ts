import { expect, it } from 'vitest';
import { renumbered } from './renumbered.ts';

const LETTER = {
  subject: 'Facture #INV-047',
  message: 'La facture INV-047, et non INV-0471 ni MINV-047.',
};

it('a letter names the number that its invoice took, and leaves the others as they are', () => {
  expect(renumbered(LETTER, 'INV-047', 'INV-048')).toEqual({
    subject: 'Facture #INV-048',
    message: 'La facture INV-048, et non INV-0471 ni MINV-047.',
  });
});

it('reads a prefix as it is written, and writes the number as it is', () => {
  const letter = { subject: 'F+(1).001', message: 'FA-001' };
  expect(renumbered(letter, 'F+(1).001', '$&-002').subject).toBe('$&-002');
  expect(renumbered(letter, 'F.-001', 'X')).toEqual(letter);
});

it('stays as it is where no number was to come', () => {
  expect(renumbered(LETTER, null, 'INV-048')).toBe(LETTER);
  expect(renumbered(LETTER, 'INV-047', null)).toBe(LETTER);
});
