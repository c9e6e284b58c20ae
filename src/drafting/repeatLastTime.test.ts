import { expect, it } from 'vitest';
import { asLastTime } from './lastTime.ts';
import { repeatLastTime } from './repeatLastTime.ts';

const last = [
  { description: 'Développement', quantity: 3, unitPrice: 450, total: 1350 },
  { description: 'Hébergement', quantity: 1, unitPrice: 15, total: 15 },
];

it.each([
  'comme la dernière fois',
  'Même chose que le mois dernier',
  'pareil que la dernière fois stp',
  'comme d’habitude',
])('understands « %s »', (prompt) => {
  expect(asLastTime(prompt)).toBe(true);
  expect(repeatLastTime(prompt, last)).toEqual({ lines: last, changes: [], notFollowed: '' });
});

it('does not take a comparison for a request', () => {
  expect(asLastTime('trois portes comme sur le plan')).toBe(false);
  expect(asLastTime('une porte pareil que celle du salon 300 €')).toBe(false);
});

it.each([
  ['comme la dernière fois, plus 2 h de réunion à 60 €', [1350, 15, 120]],
  ['comme la dernière fois sans l’hébergement', [1350]],
  ['Comme d’habitude mais passe le développement à 4 jours', [1800, 15]],
])('follows what « %s » says besides', (prompt, totals) => {
  const { lines, changes, notFollowed } = repeatLastTime(prompt, last);
  expect(lines.map(({ total }) => total)).toEqual(totals);
  expect(changes).toHaveLength(1);
  expect(notFollowed).toBe('');
});

it('says what it could not follow', () => {
  const { lines, notFollowed } = repeatLastTime('comme la dernière fois, couleur verte', last);
  expect(lines).toEqual(last);
  expect(notFollowed).toBe('couleur verte');
});
