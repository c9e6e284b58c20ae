import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import type { Log } from '#server/log.ts';
import { makeBackup } from './backups.ts';

/**
 * SIGUSR2 makes a copy: nobody else may open the embedded database of a running server, so that
 * `npm run backup` asks the server itself. Heard from the first moment; a copy asked for during the
 * start is made once the database is open.
 */
export function backUpOnSignal(
  opening: Promise<Pick<Database, 'backUp'>>,
  { databaseUrl, backups }: Pick<Config, 'databaseUrl' | 'backups'>,
  log: Log,
): void {
  const backUp = async () => {
    const database = await opening;
    return makeBackup({ backUp: database.backUp, databaseUrl, backups }, new Date());
  };
  process.on('SIGUSR2', () => {
    backUp().then(
      (file) => log.info({ file }, 'backup written'),
      (error: unknown) => log.error({ err: error }, 'the backup asked for was not written'),
    );
  });
}
