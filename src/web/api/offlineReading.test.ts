import { expect, test } from 'vitest';
import {
  clientsQuery,
  documentQuery,
  documentsQuery,
  meQuery,
  outboxQuery,
  registerQuery,
} from './queries.ts';
import { mayBeKept } from './offlineReading.ts';

test('what a user reads every day may be kept: who they are, lists, documents', () => {
  for (const { queryKey } of [meQuery, documentsQuery(), documentQuery('1'), clientsQuery()]) {
    expect(mayBeKept(queryKey)).toBe(true);
  }
});

test('letters, proofs, the account’s own methods and searches are never kept', () => {
  const others = [outboxQuery.queryKey, registerQuery().queryKey, ['account', 'sessions']];
  for (const key of [...others, documentsQuery({ search: 'Lune' }).queryKey]) {
    expect(mayBeKept(key)).toBe(false);
  }
});
