import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { insideSentence } from '#domain/format/words.ts';
import { nextTask } from '#web/nextTask.ts';
import { toast } from '#web/ui/toast.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { ApiError } from '#web/api/apiError.ts';

interface Act<Input, Answer> {
  /** Names the act for `useMutationState`, which lists the acts under way. */
  key?: readonly string[];
  /** Names what is acted on, where one act serves a whole list: each may be under way beside the others. */
  apart?: (input: Input) => string;
  /** The call itself. */
  act: (input: Input) => Promise<Answer>;
  /** Said in a toast that leaves. */
  success?: string | ((answer: Answer, input: Input) => string | null);
  /** What « Annuler » beside the success does; null where there is nothing to take back. */
  undo?: (answer: Answer, input: Input) => (() => void) | null;
  /** Said first in a toast that stays, followed by the server's reason. Without it, or with null, no toast. */
  failure?: string | ((error: unknown, input: Input) => string | null);
  /** Keys of the queries this act makes stale: `['documents', 'dashboard', 'subscription']`. */
  refresh?: readonly string[];
  onSuccess?: (answer: Answer, input: Input) => void;
  onFailure?: (error: unknown, input: Input) => void;
}

/**
 * The one way to change something on the server: what happened is always said, and a press while the
 * act is under way does nothing.
 */
export function useAct<Input = void, Answer = unknown>({
  key,
  apart = ALONE,
  act,
  success,
  undo,
  failure,
  refresh = [],
  onSuccess,
  onFailure,
}: Act<Input, Answer>): UseMutationResult<Answer, unknown, Input> {
  const queries = useQueryClient();
  const lastFailure = useRef<string | null>(null);
  const names = useRef(apart);
  const oneAtATime = useOneAtATime();

  const mutation = useMutation<Answer, unknown, Input>({
    ...(key && { mutationKey: key }),
    mutationFn: act,
    onMutate: () => {
      // Tried again: what failed before is no longer so, whatever comes of it.
      if (lastFailure.current !== null) toast.close(lastFailure.current);
      lastFailure.current = null;
    },
    onSuccess: async (answer, input) => {
      const said = typeof success === 'function' ? success(answer, input) : success;
      const takeBack = undo?.(answer, input);
      if (said && takeBack) toast.undoable(said, takeBack);
      else if (said) toast.success(said);
      // One after the other, and the screen answers between them: what is said, what it changes on the
      // screen, then what was read is asked for again.
      await nextTask();
      onSuccess?.(answer, input);
      await nextTask();
      await Promise.all(refresh.map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
    onError: (error, input) => {
      // The gate leads to /login; a toast would only follow the user there.
      const sessionEnded = error instanceof ApiError && error.status === 401;
      const lead = typeof failure === 'function' ? failure(error, input) : failure;
      if (lead && !sessionEnded) {
        lastFailure.current = toast.failure(failureSentence(lead, error));
      }
      onFailure?.(error, input);
    },
  });
  const { mutateAsync } = mutation;
  const once: typeof mutateAsync = useCallback(
    (...rest) => oneAtATime(names.current(rest[0] as Input), () => mutateAsync(...rest)),
    [oneAtATime, mutateAsync],
  );
  const press: typeof mutation.mutate = useCallback(
    (...rest) => void once(...rest).catch(() => undefined),
    [once],
  );
  return { ...mutation, mutate: press, mutateAsync: once };
}

const ALONE = () => '';

/** « Erreur lors de la mise à jour du profil : le SIRET n’est pas valide » */
export function failureSentence(failure: string, error: unknown): string {
  const reason = error instanceof ApiError ? error.message : '';
  if (reason === '' || reason === failure || reason === 'Une erreur est survenue') return failure;
  if (reason.startsWith(failure)) return reason;
  return `${failure}\u00A0: ${insideSentence(reason)}`;
}
