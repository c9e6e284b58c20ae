import { expect, it } from 'vitest';
import { laterMonths } from './laterMonths.ts';

it.each([
  ['Nettoyage des bureaux octobre', 'Nettoyage des bureaux novembre'],
  ['Nettoyage d’octobre', 'Nettoyage de novembre'],
  ['Maintenance de septembre', 'Maintenance d’octobre'],
  ['Loyer Octobre 2026', 'Loyer Novembre 2026'],
  ['Abonnement de novembre', 'Abonnement de décembre'],
])('a month later « %s » says « %s »', (said, wanted) => {
  expect(laterMonths(said, '2026-10-20', '2026-11-23')).toBe(wanted);
});

it('the year turns with its month', () => {
  expect(laterMonths('Loyer décembre 2026', '2026-12-01', '2027-01-04')).toBe('Loyer janvier 2027');
  expect(laterMonths('Loyer de décembre 2025', '2026-01-03', '2026-02-03')).toBe(
    'Loyer de janvier 2026',
  );
});

it.each([
  'Festival de mai',
  'Loyer octobre 2024',
  'Marsouins et maisons',
  'Formation mars',
  'Nettoyage des bureaux',
])('leaves « %s », which speaks of something else', (said) => {
  expect(laterMonths(said, '2026-10-20', '2026-11-23')).toBe(said);
});

it('changes nothing within the month', () => {
  expect(laterMonths('Ménage de novembre', '2026-11-02', '2026-11-23')).toBe('Ménage de novembre');
});
