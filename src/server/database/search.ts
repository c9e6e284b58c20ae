import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from './types.ts';

/**
 * The condition « number or client contains what was typed », whatever the case or accents, for a
 * query on `documents`. Rare texts are found through indexes (migration 0010); for common ones
 * the list is read by date, where a page of them is soon together. `strpos`, because the planner
 * takes a LIKE for rarer than it is and would sort all the user's documents; `unnest`, because it
 * takes an array of ids for so common that it would read the list by date.
 */
export async function documentsMatching(
  tx: Transaction<Tables>,
  search: string,
): Promise<RawBuilder<boolean>> {
  const term = search.trim();
  // As one text, which the driver hands back unread: a thousand ids as an array cost it 10 ms.
  const { rows } = await sql<{ ids: string | null }>`
    select array_to_string(rare_matches(${term}), ',') as ids`.execute(tx);
  const ids = rows[0]?.ids ?? null;
  if (ids !== null)
    return sql<boolean>`documents.id in (select unnest(string_to_array(${ids}, ',')))`;
  return sql<boolean>`strpos(documents.search_key, fold(${term})) > 0`;
}
