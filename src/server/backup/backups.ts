import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { runPostgresTool } from './postgresTool.ts';

export interface BackupDeps {
  /** The embedded database's own copying; null where PostgreSQL's tools do it. */
  backUp: Database['backUp'];
  databaseUrl: string | null;
  backups: Config['backups'];
}

/**
 * Makes one consistent copy while the server works, whole or not at all, and removes the oldest
 * beyond those to keep. The embedded database's queries wait for the time of the copy; those of
 * PostgreSQL do not (`pg_dump` reads one snapshot).
 *
 * @returns the file's path.
 */
export async function makeBackup(
  { backUp, databaseUrl, backups }: BackupDeps,
  now: Date,
): Promise<string> {
  await mkdir(backups.directory, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const file = join(backups.directory, `encrier-${stamp}.${backUp ? 'tar.gz' : 'dump'}`);
  if (backUp) await backUp(file);
  else await dump(databaseUrl ?? '', file);
  await prune(backups);
  return file;
}

/** Copies of this installation, oldest first; none while the folder does not exist. */
export async function listBackups(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names
    .filter((name) => COPY.test(name))
    .toSorted()
    .map((name) => join(directory, name));
}

const COPY = /^encrier-\d{4}-.*\.(tar\.gz|dump)$/;

/** Tables are under row-level security, the owner's own policy lets it read every row. */
async function dump(databaseUrl: string, file: string): Promise<void> {
  const draft = `${file}.part`;
  const options = ['--format=custom', '--no-owner', '--enable-row-security', `--file=${draft}`];
  await runPostgresTool('pg_dump', options, databaseUrl);
  await rename(draft, file);
}

/** Names sort by date: the last ones stay. `keep: 0` stops the daily copies and removes none. */
async function prune({ directory, keep }: Config['backups']): Promise<void> {
  if (keep === 0) return;
  const old = (await listBackups(directory)).slice(0, -keep);
  await Promise.all(old.map((file) => rm(file)));
}
