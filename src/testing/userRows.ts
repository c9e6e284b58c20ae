import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** Every table that holds rows of a user, and the column that names the user. */
const OWNER_COLUMNS = `
  select c.table_name as "table", c.column_name as "column"
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where table_schema = 'public' and t.table_type = 'BASE TABLE'
    and (c.column_name = 'user_id' or (c.table_name = 'profiles' and c.column_name = 'id'))
  order by 1`;

/** All that the database holds of one user, as text: the same text means that nothing changed. */
export async function rowsOf({ kysely }: Database, userId: string): Promise<string> {
  const owned = await sql.raw<{ table: string; column: string }>(OWNER_COLUMNS).execute(kysely);
  const found: string[] = [];
  for (const { table, column } of owned.rows) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.table(table)} t
      where ${sql.ref(column)} = ${userId} order by to_jsonb(t)::text`.execute(kysely);
    found.push(`${table}: ${JSON.stringify(rows)}`);
  }
  return found.join('\n');
}
