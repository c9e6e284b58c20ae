import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientBase } from 'pg';
import { createApp } from '#server/app.ts';
import { readConfig, type Config } from '#server/config.ts';
import { openDatabase, type Database } from '#server/database/connect.ts';
import { openEmbedded } from '#server/database/embedded/open.ts';
import { systemClock, uuidIds } from '#server/books/clock.ts';
import { createLog } from '#server/log.ts';
import { openMail } from '#server/mail/openMail.ts';
import { createRenderer } from '#rendering/renderer/renderer.ts';
import { AS_SHIPPED, startPostgres } from '#testing/databases/postgresProgram.ts';
import { signUpDemonstration } from '#testing/world/openDemonstration.ts';

export type Measured = NonNullable<Awaited<ReturnType<typeof openMeasured>>>;

/**
 * The whole application over a database of its own that keeps its promises (fsync, autovacuum), with
 * one signed-in user; null without PostgreSQL.
 */
export async function openMeasured(kind: Database['kind']) {
  const postgres = kind === 'postgresql' ? await startPostgres(AS_SHIPPED) : null;
  if (postgres && 'missing' in postgres) return null;
  const dataDir = mkdtempSync(join(tmpdir(), 'encrier-bench-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    DATABASE_URL: postgres?.url('postgres'),
  });
  let app = await openApp(config);
  const call = await signUpDemonstration(
    { request: (...asked) => app.http.request(...asked) },
    config.publicUrl,
  );
  const { user } = await call<{ user: { id: string } }>('GET', '/api/me');

  return {
    call,
    userId: user.id,
    /** Works on the database by itself, while the application is closed. */
    async aside(work: (client: ClientBase) => Promise<void>) {
      await app.close();
      await (config.databaseUrl ? onPostgres(config.databaseUrl, work) : onEmbedded(dataDir, work));
      app = await openApp(config);
    },
    async close() {
      await app.close();
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openApp(config: Config) {
  const database = await openDatabase(config);
  const parts = { config, database, clock: systemClock, ids: uuidIds, log: createLog('error') };
  const mail = openMail(parts);
  const renderer = createRenderer();
  const app = await createApp({ ...parts, mail, renderer });
  return {
    http: app.http,
    async close() {
      app.beginStop();
      await app.finishStop();
      mail.close();
      renderer.close();
      await database.close();
    },
  };
}

async function onPostgres(url: string, work: (client: ClientBase) => Promise<void>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function onEmbedded(dataDir: string, work: (client: ClientBase) => Promise<void>) {
  const { pool, server, close } = await openEmbedded(dataDir);
  const client = await pool.connect();
  try {
    await server.patiently(() => work(client));
  } finally {
    client.release();
    await pool.end();
    await close();
  }
}
