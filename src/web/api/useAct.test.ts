import { expect, test } from 'vitest';
import { ApiError } from './apiError.ts';
import { failureSentence } from '#web/acts/useAct.ts';

const failure = 'Erreur lors de la mise à jour du profil';

test('a failure says what failed, then why', () => {
  const error = new ApiError(400, 'invalid', 'Le SIRET n’est pas valide');
  expect(failureSentence(failure, error)).toBe(`${failure}\u00A0: le SIRET n’est pas valide`);
  const initials = new ApiError(400, 'invalid', 'SIRET incomplet');
  expect(failureSentence(failure, initials)).toBe(`${failure}\u00A0: SIRET incomplet`);
});

test('a reason that adds nothing is left out', () => {
  expect(failureSentence(failure, new ApiError(500, 'x', failure))).toBe(failure);
  expect(failureSentence(failure, new ApiError(500, 'x', 'Une erreur est survenue'))).toBe(failure);
  expect(failureSentence(failure, new TypeError('undefined is not a function'))).toBe(failure);
});
