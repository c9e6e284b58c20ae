import { expect, test } from 'vitest';
import { ApiError } from './apiError.ts';
import { mergeWhenStale } from './mergeWhenStale.ts';

const stale = () => Promise.reject(new ApiError(412, 'stale_version', 'Rechargez-le'));
const refused = () => Promise.reject(new ApiError(400, 'invalid', 'Le nom est requis'));
const unexpected = () => Promise.reject(new Error('there is nothing to merge'));

test('someone else’s version comes in before the user is told', async () => {
  const merged: string[] = [];
  const merge = () => Promise.resolve(void merged.push('theirs'));
  await expect(mergeWhenStale(stale, merge)).rejects.toThrow('Votre saisie est gardée');
  expect(merged).toEqual(['theirs']);
});

test('what is saved, and every other refusal, passes as it is', async () => {
  expect(await mergeWhenStale(() => Promise.resolve('saved'), unexpected)).toBe('saved');
  await expect(mergeWhenStale(refused, unexpected)).rejects.toThrow('Le nom est requis');
});
