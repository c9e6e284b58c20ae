import { expect, test } from 'vitest';
import { duplicateFileName, duplicateLetter } from './duplicate.ts';

const letter = { subject: 'Facture #INV-007', message: 'Bonjour,' };

test('a file sent again is called a duplicate around it, not in it', () => {
  expect(duplicateLetter(letter, { number: 'INV-007' })).toEqual({
    subject: 'Duplicata – Facture #INV-007',
    message:
      'Bonjour,\n\nDuplicata\u00A0: le fichier joint est la copie exacte de la facture INV-007 déjà envoyée. Il ne s’agit pas d’une nouvelle facture.',
  });
});

test('a subject that says so already stays as it was written', () => {
  const said = { ...letter, subject: 'Votre DUPLICATA' };
  expect(duplicateLetter(said, { number: 'INV-007' }).subject).toBe('Votre DUPLICATA');
  const other = { ...letter, subject: 'Nos duplicatas' };
  expect(duplicateLetter(other, { number: 'INV-007' }).subject).toBe('Duplicata – Nos duplicatas');
});

test('the name of its file says it too', () => {
  const name = duplicateFileName({ kind: 'invoice', number: 'INV.pdf-7' });
  expect(name).toBe('Facture_INV.pdf-7_duplicata.pdf');
});
