import { expect, test } from 'vitest';
import { clientOrPersonNamed, isPersonName } from './person.ts';

test.each([
  'Claire Delaunay',
  'claire delaunay',
  'Jean-Pierre Le Gall',
  'Éloïse d’Arcy',
  'Inès Ben Salem',
  'Marie Lesage',
  'Paul Clément',
])('« %s » is a person', (name) => expect(isPersonName(name)).toBe(true));

test.each([
  'Boulangerie Morin',
  'SARL Dupont',
  'Dupont & fils',
  'mairie de Vannes',
  'Garage du Port',
  'Léa Martin Photographie',
  'Camille Couture',
  'Hugo Menuiserie',
  'Delaunay',
  'Claire',
  'Martin Dupont Conseil',
  'Claire 2000',
  'Blue Ocean',
])('« %s » is not known to be one', (name) => expect(isPersonName(name)).toBe(false));

test('a person has no company, a house is its own, and a title or a town hall stays what it is', () => {
  expect(clientOrPersonNamed('claire Delaunay')).toEqual({
    name: 'Claire Delaunay',
    company: '',
    kind: 'consumer',
  });
  expect(clientOrPersonNamed('Léa Martin Photographie')).toMatchObject({
    company: 'Léa Martin Photographie',
    kind: 'business',
  });
  expect(clientOrPersonNamed('Mme Martin')).toMatchObject({ company: '', kind: 'consumer' });
  expect(clientOrPersonNamed('mairie de Vannes')).toMatchObject({ kind: 'public' });
});
