import type { Pool } from 'pg';
import type { EmbeddedServer } from './server.ts';

/**
 * Reads every page of every table, long values included: PostgreSQL holds each to the checksum it
 * was written with. A page damaged on the disk is otherwise noticed only when somebody needs it.
 * Indexes are not read: one that is damaged fails when it is used, and is made anew from its table.
 *
 * @returns one line for each table that cannot be read whole.
 */
export async function damagedTables(pool: Pool, server: EmbeddedServer): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind = 'r' and c.relpersistence = 'p' order by 1`,
  );
  const damaged: string[] = [];
  for (const { name } of rows) {
    try {
      // A table at a time: others may ask in between. VACUUM alone also reads what no query would.
      await server.patiently(() => pool.query(`vacuum (disable_page_skipping) ${name}`));
    } catch (error) {
      if ((error as { code?: string }).code !== DATA_CORRUPTED) throw error;
      damaged.push(`${name}: ${(error as Error).message}`);
    }
  }
  return damaged;
}

/** PostgreSQL's own code. */
const DATA_CORRUPTED = 'XX001';
