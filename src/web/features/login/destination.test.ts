import { expect, test } from 'vitest';
import { destinationOf, isBeta } from './destination.ts';

test('after signing in the user goes back to the page that asked for it', () => {
  const from = { pathname: '/app/documents', search: '?type=quote', hash: '' };
  expect(destinationOf({ from })).toBe('/app/documents?type=quote');
});

test('without an origin, or with one outside the app, the destination is /app', () => {
  expect(destinationOf(null)).toBe('/app');
  expect(destinationOf({ from: { pathname: '//elsewhere.example' } })).toBe('/app');
});

test('the beta flag comes with the navigation or with the address', () => {
  expect(isBeta({ beta: true }, new URLSearchParams())).toBe(true);
  expect(isBeta(null, new URLSearchParams('beta'))).toBe(true);
  expect(isBeta(null, new URLSearchParams('beta=false'))).toBe(false);
  expect(isBeta(null, new URLSearchParams())).toBe(false);
});
