import { expect, test } from 'vitest';
import { readable } from './readable.ts';

test.each([
  ['ATELIER DU BOIS', 'Atelier du Bois'],
  ['14 RUE DES OLIVETTES', '14 rue des Olivettes'],
  ['8 BIS AVENUE DE L’EUROPE', '8 bis avenue de l’Europe'],
  ['SAINT-HERBLAIN', 'Saint-Herblain'],
  ['LE MANS', 'Le Mans'],
  ['SNCF VOYAGEURS', 'SNCF Voyageurs'],
  ['MENUISERIE MOREAU SARL', 'Menuiserie Moreau SARL'],
  ['ÉBÉNISTERIE  LÉA', 'Ébénisterie Léa'],
  ['Le Fournil d’Ana', 'Le Fournil d’Ana'],
  ['', ''],
])('« %s » reads « %s »', (capitals, written) => {
  expect(readable(capitals)).toBe(written);
});
