import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { directoryQuery, SHORTEST_QUERY } from '#domain/company/foundCompany.ts';
import type { CompaniesAnswer } from '#server/lookups/answers.ts';
import { api } from '#web/api/client.ts';
import { useSettled } from '#web/ui/useSettled.ts';

const REST_MS = 300;
const NOTHING: CompaniesAnswer['items'] = [];

/** Companies of the public directory as one types. A search that fails is a silence, never an error. */
export function useCompanies(typed: string) {
  const search = directoryQuery(useSettled(typed, REST_MS));
  const enabled = search.length >= SHORTEST_QUERY;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['companies', search],
    queryFn: ({ signal }) => api.get<CompaniesAnswer>('/api/companies', { search }, { signal }),
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const waits = isFetching || search !== directoryQuery(typed);
  return {
    companies: enabled && typed.trim() !== '' ? (data?.items ?? NOTHING) : NOTHING,
    state: stateOf({ enabled, waits, isError, state: data?.state }),
  };
}

type Shown = 'short' | 'searching' | 'found' | 'silent' | 'off';

function stateOf(facts: {
  enabled: boolean;
  waits: boolean;
  isError: boolean;
  state: CompaniesAnswer['state'] | undefined;
}): Shown {
  if (!facts.enabled) return 'short';
  if (facts.waits) return 'searching';
  return facts.isError ? 'silent' : (facts.state ?? 'searching');
}
