import { Pool } from 'pg';
import { Channels, ListeningConnection } from './listening.ts';
import { valueTypes } from './valueTypes.ts';

/** Any PostgreSQL ≥ 15, reached by address. A connection that breaks is replaced by the pool. */
export function openExternal(connectionString: string) {
  const pool = new Pool({
    connectionString,
    max: 20,
    keepAlive: true,
    // Counts the wait for a free connection too: a burst of requests queues rather than fails.
    connectionTimeoutMillis: 120_000,
    types: valueTypes,
    application_name: 'encrier',
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    options: '-c TimeZone=UTC',
    // The running query gets it too; without a listener the event would end the process.
    onConnect: (client) => void client.on('error', () => undefined),
  });
  // An idle connection that broke is gone from the pool already; unheard, this would end the process.
  pool.on('error', () => undefined);
  const channels = new Channels();
  const listening = new ListeningConnection(connectionString, channels);
  return {
    pool,
    async listen(channel: string, handler: (payload: string) => void, onGap?: () => void) {
      const { remove } = channels.add(channel, handler, onGap);
      await listening.listen(channel);
      return remove;
    },
    close: () => listening.close(),
  };
}
