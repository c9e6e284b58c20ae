import { useInfiniteQuery } from '@tanstack/react-query';
import { clientNamed } from '#domain/client/named.ts';
import { foldCase } from '#domain/text/clean.ts';
import type { ClientAnswer } from '#server/clients/answers.ts';
import { clientsQuery } from '#web/api/queries.ts';
import { useSettled } from '#web/ui/useSettled.ts';

/** A client as far as a sentence knows one: enough to name it and to greet it. */
export type NamedInSentence = Pick<ClientAnswer, 'id' | 'name' | 'company'> &
  Partial<Pick<ClientAnswer, 'termsKind' | 'termsDays' | 'kind' | 'country'>>;

/** « Brasserie Lune (Clara Delmas) », or the name alone. */
export function clientLabel({ name, company }: Pick<ClientAnswer, 'name' | 'company'>): string {
  return company && company !== name ? `${company} (${name})` : name;
}

/** The id of a client that a sentence names and that is not among the user's yet. */
export const NEW_CLIENT = 'new';

const REST_MS = 400;

/**
 * The one client of the user's whose name is said; a new one where none answers to it, null where several do
 * or nobody could be asked, and undefined while this is not known.
 */
export function useNamedClient(name: string): NamedInSentence | null | undefined {
  const search = useSettled(name, REST_MS);
  const whole = useFound(search);
  // « Boulangerie Dupain » is said, « Dupain » was written.
  const word = longestWord(search);
  const byWord = useFound(whole?.length === 0 && word !== search ? word : '');
  const settled = search !== '' && search === name;
  if (!settled) return undefined;
  const found = whole?.length === 0 && word !== search ? byWord : whole;
  if (found === null || found === undefined) return found;
  const named = found.filter((client) => isNamed(client, search));
  if (named.length === 0) return { id: NEW_CLIENT, ...clientNamed(search) };
  return named.length === 1 ? (named[0] ?? null) : null;
}

export function isNamed({ name, company }: NamedInSentence, said: string): boolean {
  const words = foldCase(said);
  if (words === '') return false;
  return [name, company].some((each) => {
    const own = foldCase(each);
    return own !== '' && (own.includes(words) || words.includes(own));
  });
}

/** Null where the answer did not come, undefined before it does. */
function useFound(search: string): readonly NamedInSentence[] | null | undefined {
  const { data, isError } = useInfiniteQuery({ ...clientsQuery(search), enabled: search !== '' });
  const found = search === '' ? undefined : data?.pages[0]?.items;
  return found ?? (isError ? null : undefined);
}

function longestWord(name: string): string {
  return name.split(/[^\p{L}\d]+/u).reduce((a, b) => (b.length > a.length ? b : a), '');
}
