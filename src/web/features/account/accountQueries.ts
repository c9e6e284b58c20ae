import { queryOptions } from '@tanstack/react-query';
import { currentSessionId, type LinkedMethod, listMethods, listSessions } from './accountCalls.ts';

/** All under « account », which every change of the sign-in makes stale. */

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: listSessions,
});

export const currentSessionQuery = queryOptions({
  queryKey: ['account', 'session'],
  queryFn: currentSessionId,
});

export const methodsQuery = queryOptions({
  queryKey: ['account', 'methods'],
  queryFn: listMethods,
});

/**
 * Whether a password opens this account, as most do: someone who only ever came through a provider
 * has none to type, and the second factor goes with it.
 */
export function hasPassword(methods: readonly LinkedMethod[] | undefined): boolean {
  return methods?.some(({ providerId }) => providerId === 'credential') ?? true;
}
