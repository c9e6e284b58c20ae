import { sql } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { TestDatabase } from './openTestDatabase.ts';

type Tampered = Pick<TestDatabase, 'kysely'> & { databaseUrl?: TestDatabase['databaseUrl'] };

/** As a superuser with every trigger off: more than the application, or its database owner, can do. */
export async function tamper(database: Tampered, statements: string[]): Promise<void> {
  const quiet = ["set local session_replication_role = 'replica'", ...statements];
  const postgres = inject('postgres');
  if (!postgres || !database.databaseUrl) {
    // The embedded database’s only role is its superuser.
    await database.kysely.transaction().execute(async (tx) => {
      for (const statement of quiet) await sql.raw(statement).execute(tx);
    });
    return;
  }
  const name = new URL(database.databaseUrl).pathname.slice(1);
  const client = new Client({
    connectionString: postgres.admin.replace('/postgres?', `/${name}?`),
  });
  await client.connect();
  try {
    await client.query(['begin', ...quiet, 'commit'].join('; '));
  } finally {
    await client.end();
  }
}
