import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ClientAnswer } from '#server/clients/answers.ts';
import { clientsQuery } from '#web/api/queries.ts';
import { clientLabel } from '#web/sentence/namedClient.ts';

/** The clients found by what is typed in a box that chooses one. */
export function useClientSearch() {
  const [search, setSearch] = useState('');
  const { data, isError, isFetching } = useInfiniteQuery(
    clientsQuery(useDeferredValue(search.trim())),
  );
  return { found: data?.pages.flatMap(({ items }) => items) ?? [], setSearch, isError, isFetching };
}

export function clientOption(client: Pick<ClientAnswer, 'id' | 'name' | 'company'>) {
  return { value: client.id, label: clientLabel(client) };
}
