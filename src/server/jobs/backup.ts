import { mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/database/connect.ts';
import type { IsoDate } from '#domain/calendar.ts';

export interface BackupSettings {
  directory: string;
  /** How many days' copies stay; 0 makes none. */
  keep: number;
}

/**
 * A copy of the embedded database for each day, the oldest making room. PostgreSQL is backed up
 * by its own tools. Restoring: see `database/embedded/open.ts`.
 */
export async function backUpDaily(
  database: Database,
  { directory, keep }: BackupSettings,
  today: IsoDate,
) {
  if (keep === 0 || !database.backUp) return;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  await database.backUp(join(directory, `encrier-${today}.tar.gz`));

  const copies = (await readdir(directory)).filter((name) => COPY.test(name)).toSorted();
  for (const name of copies.slice(0, -keep)) await rm(join(directory, name));
}

const COPY = /^encrier-\d{4}-\d{2}-\d{2}\.tar\.gz$/;
