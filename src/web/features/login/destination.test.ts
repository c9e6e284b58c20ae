import { expect, test } from 'vitest';
import { destinationOf, isBeta } from './destination.ts';

const nothing = new URLSearchParams();

test('after signing in the user goes back to the page that asked for it', () => {
  const from = { pathname: '/app/documents', search: '?type=quote', hash: '' };
  expect(destinationOf({ from }, nothing)).toBe('/app/documents?type=quote');
  const link = new URLSearchParams('beta=true&from=/app/create');
  expect(destinationOf(null, link)).toBe('/app/create');
});

test('without an origin, or with one outside the app, the destination is /app', () => {
  expect(destinationOf(null, nothing)).toBe('/app');
  for (const pathname of ['//elsewhere.example', 'https://elsewhere.example/app', '/apple']) {
    expect(destinationOf({ from: { pathname } }, nothing)).toBe('/app');
    expect(destinationOf(null, new URLSearchParams({ from: pathname }))).toBe('/app');
  }
});

test('the beta flag comes with the navigation or with the address', () => {
  expect(isBeta({ beta: true }, new URLSearchParams())).toBe(true);
  expect(isBeta(null, new URLSearchParams('beta'))).toBe(true);
  expect(isBeta(null, new URLSearchParams('beta=false'))).toBe(false);
  expect(isBeta(null, new URLSearchParams())).toBe(false);
});
