import { expect, test } from 'vitest';
import { NO_FILTER } from './filters.ts';
import { nothingFound } from './nothingFound.ts';

function shown(change: Partial<typeof NO_FILTER>) {
  return nothingFound({ ...NO_FILTER, ...change });
}

test('filters are only spoken of where some are set', () => {
  expect(shown({ search: ' roche ' })).toEqual({
    hint: 'Aucun document ne correspond à «\u00A0roche\u00A0».',
    way: 'Voir tous les documents',
  });
  expect(shown({ search: 'roche', view: 'late' })).toEqual({
    hint: 'Rien dans «\u00A0En retard\u00A0» ne correspond à «\u00A0roche\u00A0».',
    way: 'Voir tous les documents',
  });
  expect(shown({ view: 'late' })).toEqual({
    hint: 'Rien dans «\u00A0En retard\u00A0».',
    way: 'Voir tous les documents',
  });
  expect(shown({ search: 'roche', type: 'quote' }).way).toBe('Effacer les filtres');
});
