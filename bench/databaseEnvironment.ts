/** A new database of each kind for server processes, as their environment names it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/database/connect.ts';
import { AS_SHIPPED, startPostgres } from '#testing/databases/postgresProgram.ts';

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
