import { queryOptions } from '@tanstack/react-query';
import { currentSessionId, listMethods, listSessions } from './accountCalls.ts';

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
