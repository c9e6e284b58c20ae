import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Pool, PoolClient } from 'pg';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Any number, as long as every server of this product takes the same. */
const LOCK = 7_204_519;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Brings the database to the newest schema: each file of `migrations/` once, in order, in a
 * transaction of its own. Several servers may start at once: one migrates, the others wait.
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await applyMissing(client);
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    await client.query('reset statement_timeout');
    client.release();
  } catch (error) {
    // Closing the session gives up the lock with it; the embedded database has the one session.
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release(true);
    throw error;
  }
}

async function applyMissing(client: PoolClient): Promise<void> {
  await client.query(
    `create table if not exists schema_migrations
       (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  for (const migration of knownMigrations()) {
    const checksum = applied.get(migration.name);
    applied.delete(migration.name);
    if (checksum === undefined) await apply(client, migration);
    else if (checksum !== migration.checksum)
      throw new Error(
        `migration ${migration.name} was changed after it had been applied; add a new file instead`,
      );
  }
  const unknown = [...applied.keys()];
  if (unknown.length > 0)
    throw new Error(
      `the database was written by a newer version (${unknown.join(', ')}); start that version`,
    );
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

function knownMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(new URL(name, FOLDER), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}
