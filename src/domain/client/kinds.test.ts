import { expect, test } from 'vitest';
import { clientBeside, clientTitle } from './kinds.ts';

test('beside a company stands whom one speaks to there', () => {
  const client = { name: 'Clara Delmas', company: 'Brasserie Lune', kind: 'business' } as const;
  expect(clientTitle(client)).toBe('Brasserie Lune');
  expect(clientBeside(client)).toBe('Clara Delmas');
});

test('a company without a contact is not named twice: what it is stands beside it', () => {
  const name = 'Brasserie Lune';
  expect(clientBeside({ name, company: name, kind: 'business' })).toBe('Entreprise');
  expect(clientBeside({ name, company: name, kind: 'public' })).toBe('Secteur public');
});

test('one name alone is a person’s, unless it is said to be an association or a public body', () => {
  const besides = (['business', 'consumer', 'nonprofit', 'public'] as const).map((kind) =>
    clientBeside({ name: 'Les Lilas', company: '', kind }),
  );
  expect(besides).toEqual(['Particulier', 'Particulier', 'Association', 'Secteur public']);
});
