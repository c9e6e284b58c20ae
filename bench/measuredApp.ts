import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase, type Database } from '#server/database/connect.ts';
import { systemClock, uuidIds } from '#server/http/clock.ts';
import { createLog } from '#server/log.ts';
import { openMail } from '#server/mail/openMail.ts';
import { createRenderer } from '#rendering/renderer/renderer.ts';
import { startPostgres } from '#testing/databases/postgresProgram.ts';
import { signUpDemonstration } from '#testing/world/openDemonstration.ts';

export type Measured = NonNullable<Awaited<ReturnType<typeof openMeasured>>>;

/** The whole application over a database of its own, with one signed-in user; null without PostgreSQL. */
export async function openMeasured(kind: Database['kind']) {
  const postgres = kind === 'postgresql' ? await startPostgres() : null;
  if (postgres && 'missing' in postgres) return null;
  const dataDir = mkdtempSync(join(tmpdir(), 'encrier-bench-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    DATABASE_URL: postgres?.url('postgres'),
  });
  const database = await openDatabase(config);
  const parts = { config, database, clock: systemClock, ids: uuidIds, log: createLog('error') };
  const mail = openMail(parts);
  const renderer = createRenderer();
  const app = await createApp({ ...parts, mail, renderer });
  const call = await signUpDemonstration(app.http, config.publicUrl);
  const { user } = await call<{ user: { id: string } }>('GET', '/api/me');

  return {
    call,
    database,
    userId: user.id,
    async close() {
      app.beginStop();
      await app.finishStop();
      mail.close();
      renderer.close();
      await database.close();
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
