import { expect, it } from 'vitest';
import { percentName } from './percentName.ts';

it.each([
  ['plus ', ' pour l’évacuation des terres', 'Évacuation des terres (8 %)'],
  ['surcharge carburant ', ' sur la prise en charge seulement', 'Surcharge carburant 8 %'],
  ['dorure à chaud +', ' sur les étiquettes', 'Dorure à chaud (8 %)'],
  ['frais de gestion ', ' de l’avitaillement', 'Frais de gestion (8 %)'],
  [
    'cession des droits France 2 ans à ',
    ' du prix de création',
    'Cession des droits France 2 ans (8 %)',
  ],
  ['supplément du dimanche ', '', 'Supplément du dimanche 8 %'],
  ['et le dimanche c’est +', '', 'Dimanche (8 %)'],
  ['+ ', ' sur l’ensemble', 'Majoration 8 %'],
  ['', '', 'Majoration 8 %'],
])('names « %s8 %%%s » by its words', (before, behind, name) => {
  expect(percentName(before, behind, 8, false).replaceAll('\u00a0', ' ')).toBe(name);
});

it.each([
  [
    'ristourne coopérative de ',
    ' sur les pochettes',
    'Ristourne coopérative 2,5 % sur les pochettes',
  ],
  ['moins ', ' sur le placard pour le retard', 'Remise 2,5 % sur le placard'],
  ['- ', ' sur l’ensemble', 'Remise 2,5 %'],
  ['ma commission c’est ', ' que je déduis', 'Commission 2,5 %'],
  ['moins ', '', 'Remise 2,5 %'],
  ['', ' de remise', 'Remise 2,5 %'],
  ['', ' de remise sur le réglage', 'Remise 2,5 % sur le réglage'],
  ['', ' de remise pour client fidèle', 'Remise 2,5 %'],
  ['remise CSE ', ' sur les bouteilles nues', 'Remise CSE 2,5 % sur les bouteilles nues'],
])('calls « %s2,5 %%%s » what it is called', (before, behind, name) => {
  expect(percentName(before, behind, 2.5, true).replaceAll('\u00a0', ' ')).toBe(name);
});
