import { expect, it } from 'vitest';
import { workOfDays } from './daySheet.ts';

it('keeps the work that hours told day by day are for', () => {
  expect(workOfDays('Sous-traitance pose : lundi et, mardi, jeudi sans pause')).toBe(
    'Sous-traitance pose',
  );
});

it('finds no work where nothing but days is said', () => {
  expect(workOfDays('Lundi (mardi)')).toBe('');
});

it('takes one day for a part of the name', () => {
  expect(workOfDays('Séance du lundi soir')).toBeNull();
});
