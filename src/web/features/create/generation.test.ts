import { expect, test } from 'vitest';
import { ApiError } from '#web/api/apiError.ts';
import { failureOf } from './generation.ts';

test('a failed generation says what the server said, else the agreed texts', () => {
  expect(failureOf(new ApiError(404, 'client_not_found', 'Client not found'))?.message).toBe(
    'Client not found',
  );
  expect(failureOf(new ApiError(502, 'unknown', 'Une erreur est survenue'))?.message).toBe(
    'Failed to generate document content',
  );
  expect(failureOf(new TypeError('x is undefined'))?.message).toBe(
    'Une erreur est survenue lors de la génération du document',
  );
});

test('a generation that passes 30 seconds says so, one that the user stops says nothing', () => {
  expect(failureOf(new DOMException('late', 'TimeoutError'))?.message).toContain('30 secondes');
  expect(failureOf(new DOMException('stopped', 'AbortError'))).toBeNull();
});

test('a plan that is used up is told apart: trying again would not help', () => {
  expect(failureOf(new ApiError(403, 'quota_reached', 'Limite atteinte'))?.quota).toBe(true);
});
