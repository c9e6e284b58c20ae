import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { lockDirectory } from '#server/database/embedded/directoryLock.ts';
import { runPostgresTool, runProgram } from './postgresTool.ts';

type Target = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Puts a copy back in place of the database. An embedded database that was there is moved aside,
 * never removed; PostgreSQL changes in one transaction or not at all. The server must be stopped.
 *
 * @returns where the former embedded database lies; null when there was none.
 * @throws DatabaseInUseError when a server still holds the embedded database.
 */
export async function restoreBackup(
  { dataDir, databaseUrl }: Target,
  file: string,
  now: Date,
): Promise<string | null> {
  if (!existsSync(file)) throw new Error(`Sauvegarde introuvable / No such backup: ${file}`);
  if (!databaseUrl) return restoreEmbedded(dataDir, file, now);
  const options = ['--clean', '--if-exists', '--no-owner', '--single-transaction'];
  await runPostgresTool('pg_restore', [...options, file], databaseUrl);
  return null;
}

async function restoreEmbedded(dataDir: string, file: string, now: Date): Promise<string | null> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(join(dataDir, 'postgres.lock'));
  try {
    const folder = join(dataDir, 'postgres');
    // Unpacked beside its place first: a copy that cannot be read leaves what is there untouched.
    const fresh = `${folder}.restored`;
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh, { mode: 0o700 });
    await runProgram('tar', ['-xzf', file, '-C', fresh]);
    const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
    const aside = existsSync(folder) ? `${folder}.before-${stamp}` : null;
    if (aside) await rename(folder, aside);
    await rename(fresh, folder);
    return aside;
  } finally {
    unlock();
  }
}
