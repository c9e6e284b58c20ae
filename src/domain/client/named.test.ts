import { expect, test } from 'vitest';
import { clientNamed } from './named.ts';

test.each([
  ['mme Perrin', { name: 'Mme Perrin', company: '', kind: 'consumer' }],
  ['M. Le Goff', { name: 'M. Le Goff', company: '', kind: 'consumer' }],
  ['mairie de Redon', { name: 'Mairie de Redon', company: 'Mairie de Redon', kind: 'public' }],
  [
    'Association  Sport',
    { name: 'Association Sport', company: 'Association Sport', kind: 'nonprofit' },
  ],
  [
    'Boulangerie Dupain',
    { name: 'Boulangerie Dupain', company: 'Boulangerie Dupain', kind: 'business' },
  ],
  ['Mairiel', { name: 'Mairiel', company: 'Mairiel', kind: 'business' }],
])('« %s » is known by the words of its name', (said, client) => {
  expect(clientNamed(said)).toEqual(client);
});
