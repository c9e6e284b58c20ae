import { expect, it } from 'vitest';
import { hoursWithoutWork } from './hoursWithoutWork.ts';

it.each([
  ['Chez madame Sorel', 'Main d’œuvre (chez madame Sorel)'],
  ['Heures chez Pflieger', 'Main d’œuvre (chez Pflieger)'],
  ['Cette semaine', 'Main d’œuvre'],
  ['Voilà', 'Main d’œuvre'],
])('names hours of « %s » « %s »', (said, name) => {
  expect(hoursWithoutWork(said, 'hour')).toBe(name);
});

it('leaves hours of a named work, and what counts no hours, as they are', () => {
  expect(hoursWithoutWork('Ménage chez madame Sorel', 'hour')).toBe('Ménage chez madame Sorel');
  expect(hoursWithoutWork('Chez madame Sorel', 'day')).toBe('Chez madame Sorel');
});
