import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyEmbeddedTemplate } from '#testing/databases/openTestDatabase.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/connect.ts';
import { explainStartFailure } from './startFailure.ts';

/** What the operator reads when the server is started so. */
async function failureOf(environment: Record<string, string>) {
  try {
    const database = await openDatabase(readConfig(environment));
    await database.close();
    return 'it started';
  } catch (error) {
    return explainStartFailure(error, environment);
  }
}

it('says who holds the database, that the folder cannot be used, that PostgreSQL is away', async () => {
  const dataDir = copyEmbeddedTemplate();
  const first = await openDatabase({ dataDir });
  expect(await failureOf({ DATA_DIR: dataDir })).toContain('est déjà ouverte par un autre');
  await first.close();

  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  expect(await failureOf({ DATA_DIR: file })).toContain('choisissez un autre DATA_DIR');

  const databaseUrl = `postgres://nobody@localhost/none?host=${encodeURIComponent(dataDir)}`;
  expect(await failureOf({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })).toContain(
    'PostgreSQL ne répond pas',
  );
  rmSync(dataDir, { recursive: true, force: true });
});

it('offers no backup that is not there, and takes a folder without its version for damaged', async () => {
  const dataDir = copyEmbeddedTemplate();
  rmSync(join(dataDir, 'postgres', 'PG_VERSION'));
  const told = await failureOf({ DATA_DIR: dataDir });
  expect(told).toContain('est endommagée et ne s’ouvre pas');
  expect(told).toContain('il n’y a pas de sauvegarde');
  expect(told).not.toContain('npm run restore');
  rmSync(dataDir, { recursive: true, force: true });
});

it('names a full disk, and leaves faults of our own with their trace', async () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const environment = { DATA_DIR: '/nowhere' };
  expect(await explainStartFailure(full, environment)).toContain('Le disque de /nowhere est plein');
  expect(await explainStartFailure(new TypeError('ours'), environment)).toBeNull();
});
