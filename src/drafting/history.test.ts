import { expect, it } from 'vitest';
import { buildHistory, isUnusualPrice, type PastLine } from './history.ts';

const past: PastLine[] = [
  {
    description: 'Taille de haie',
    unit: 'm',
    unitPrice: 4,
    number: 'INV-003',
    date: '2025-10-02',
    clientName: 'Brasserie Lune',
  },
  {
    description: 'Taille de haies',
    unit: 'm',
    unitPrice: 4.5,
    number: 'INV-009',
    date: '2026-02-11',
    clientName: 'Brasserie Lune',
  },
  {
    description: 'Taille de haie',
    unit: 'm',
    unitPrice: 4.5,
    number: 'INV-012',
    date: '2026-03-20',
    clientName: 'Mairie de Vif',
  },
  {
    description: 'Tonte de pelouse',
    unit: 'm2',
    unitPrice: 0.2,
    number: 'INV-012',
    date: '2026-03-20',
    clientName: 'Mairie de Vif',
  },
  {
    description: 'Remise',
    unit: null,
    unitPrice: -20,
    number: 'INV-012',
    date: '2026-03-20',
    clientName: 'Mairie de Vif',
  },
];

it('suggests a past wording with its unit, usual price and source', () => {
  expect(buildHistory(past).suggest('taille haie')[0]).toEqual({
    description: 'Taille de haie',
    unit: 'm',
    unitPrice: 4.5,
    source: 'INV-012, mars 2026',
  });
});

it('suggests nothing for work never done', () => {
  expect(buildHistory(past).suggest('cours de piano')).toEqual([]);
});

it('points out a price three times the usual, or a third of it', () => {
  const history = buildHistory(past);
  expect(isUnusualPrice({ description: 'Taille de haie', unitPrice: 13.5 }, history)).toBe(true);
  expect(isUnusualPrice({ description: 'Taille de haie', unitPrice: 1.5 }, history)).toBe(true);
  expect(isUnusualPrice({ description: 'Taille de haie', unitPrice: 6 }, history)).toBe(false);
  expect(isUnusualPrice({ description: 'Cours de piano', unitPrice: 900 }, history)).toBe(false);
});

it('compares prices of the same work only, whatever word they share', () => {
  const shoot: PastLine = {
    description: 'Photos retouchées',
    unit: null,
    unitPrice: 2,
    number: 'INV-005',
    date: '2026-04-02',
    clientName: 'Brasserie Lune',
  };
  const history = buildHistory([shoot]);
  expect(history.suggest('Séance photo')).toHaveLength(1);
  expect(isUnusualPrice({ description: 'Séance photo', unitPrice: 600 }, history)).toBe(false);
  expect(isUnusualPrice({ description: 'Photo retouchée', unitPrice: 6 }, history)).toBe(true);
});
