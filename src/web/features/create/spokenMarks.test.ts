import { expect, test } from 'vitest';
import { joined, withSpokenMarks } from './spokenMarks.ts';

test.each([
  [
    'trois jours à 450 euros virgule maquettes offertes point',
    'trois jours à 450 euros, maquettes offertes.',
  ],
  ['pose point à la ligne fourniture', 'pose\nfourniture'],
  ['2 virgule 5 heures', '2,5 heures'],
  ['trois virgule cinq heures', 'trois virgule cinq heures'],
  ['trois points de soudure', 'trois points de soudure'],
  ['deux points lumineux', 'deux points lumineux'],
  ['fournitures deux points', 'fournitures\u00A0:'],
  ['un point d’eau à 80 euros', 'un point d’eau à 80 euros'],
])('« %s » is written « %s »', (heard, written) => {
  expect(withSpokenMarks(heard)).toBe(written);
});

test('what is heard follows what is there, with one space or none before a mark', () => {
  expect(joined('', 'trois jours')).toBe('trois jours');
  expect(joined('trois jours ', 'à 450 euros')).toBe('trois jours à 450 euros');
  expect(joined('trois jours', 'virgule une réunion')).toBe('trois jours, une réunion');
  expect(joined('pose', 'à la ligne fourniture')).toBe('pose\nfourniture');
  expect(joined('pose\n', 'fourniture')).toBe('pose\nfourniture');
  expect(joined('pose', ' ')).toBe('pose');
});
