import type { Database } from '#server/database/connect.ts';
import type { Clock } from '#server/books/clock.ts';
import type { Log } from '#server/log.ts';

interface Deps {
  database: Pick<Database, 'damagedTables'>;
  clock: Pick<Clock, 'today'>;
  log: Log;
}

/** Whether the database's files can be read whole, as far as was seen today. */
export type IntegrityCheck = () => Promise<boolean>;

/**
 * Reads the embedded database whole at the server's start and once a day, and says aloud what is
 * damaged: its own disk is nobody else's to watch. PostgreSQL is its operator's.
 */
export function integrityCheck({ database, clock, log }: Deps): IntegrityCheck {
  let checkedOn = '';
  let whole = true;
  return async () => {
    if (!database.damagedTables || checkedOn === clock.today()) return whole;
    try {
      const damaged = await database.damagedTables();
      checkedOn = clock.today();
      whole = damaged.length === 0;
      if (!whole) log.fatal({ damaged }, DAMAGED);
    } catch (error) {
      log.error({ err: error }, 'the database could not be read whole; tried again soon');
    }
    return whole;
  };
}

const DAMAGED =
  'la base de données est endommagée sur le disque : arrêtez le serveur et remettez la dernière sauvegarde (npm run restore) ; aucune nouvelle copie n’est faite / the database is damaged on the disk: stop the server and restore the newest backup; no new copy is made';
