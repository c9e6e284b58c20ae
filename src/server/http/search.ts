import { sql } from 'kysely';

/**
 * « this column contains what was typed », whatever the case or accents. The wildcards of LIKE are
 * taken literally: someone who looks for « 50 % » means a percent sign.
 */
export function containing(column: 'clients.searchKey', search: string) {
  const literal = search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql<boolean>`${sql.ref(column)} like '%' || fold(${literal}) || '%'`;
}
