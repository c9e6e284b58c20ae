/** A new database of each kind for server processes, as their environment names it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/database/connect.ts';
import { AS_SHIPPED, startPostgres } from '#testing/databases/postgresProgram.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';

/** Null where there is no PostgreSQL. */
export async function databaseEnvironment(kind: Database['kind']) {
  const postgres = kind === 'postgresql' ? await startPostgres(AS_SHIPPED) : null;
  if (postgres && 'missing' in postgres) return null;
  const dataDir = mkdtempSync(join(tmpdir(), 'encrier-bench-'));
  return {
    postgres,
    environment: {
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      AUTH_SECRET: 'a secret that only benches know, 32+',
      ...(postgres && { DATABASE_URL: postgres.url('postgres') }),
    },
    async close() {
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs a bench against a server of its own on each database, or on the one that `only` names. */
export async function onEachDatabase(
  only: string | undefined,
  bench: (kind: Database['kind'], server: ServerProcess) => Promise<void>,
): Promise<void> {
  for (const kind of ['embedded', 'postgresql'] as const) {
    if (only && only !== kind) continue;
    const database = await databaseEnvironment(kind);
    if (!database) {
      console.log('\nno PostgreSQL here');
      continue;
    }
    const server = await startServer(database.environment);
    try {
      await bench(kind, server);
    } finally {
      await server.stop();
      await database.close();
    }
  }
}
