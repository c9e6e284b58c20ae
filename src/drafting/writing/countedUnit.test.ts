import { expect, it } from 'vitest';
import { isNamedByUnit } from './countedUnit.ts';

it.each([
  [' heures sup à 60', 2],
  [' km supplémentaires', 32],
  [' pages intérieures à 180', 5],
  [' km aller-retour', 26],
  [' PC fixes 689', 2],
  [' min en plus', 45],
])('« %s » names what is counted', (behind, count) => {
  expect(isNamedByUnit(behind, count)).toBe(true);
});

it.each([
  [' heures de ménage', 2],
  [' h relances patients', 2],
  [' pages à 16 €', 52],
  [' page locales', 1],
  [' m² de carrelage', 12],
  [' mots dans les délais', 900],
])('« %s » measures something else', (behind, count) => {
  expect(isNamedByUnit(behind, count)).toBe(false);
});
