import { makeBackup } from '#server/backup/backups.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';

/**
 * The day's copy of the embedded database, unless `keep` is 0. PostgreSQL is backed up by the
 * operator (docs/operations.md): its servers may be many, and its tools elsewhere.
 */
export async function backUpDaily(
  { backUp }: Pick<Database, 'backUp'>,
  backups: Config['backups'],
  now: Date,
): Promise<void> {
  if (backups.keep === 0 || !backUp) return;
  await makeBackup({ backUp, databaseUrl: null, backups }, now);
}
