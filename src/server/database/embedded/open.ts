import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeIdentifier, Pool, type ClientBase } from 'pg';
import { Channels } from '../listening.ts';
import { valueTypes } from '../valueTypes.ts';
import { damagedTables } from './damage.ts';
import { lockDirectory } from './directoryLock.ts';
import { prepareFolder } from './folder.ts';
import { EmbeddedServer } from './server.ts';
import { EmbeddedSocket } from './socket.ts';

const HOUR = 3_600_000;

/** PostgreSQL inside this process's worker thread, spoken to by an ordinary pool of one connection. */
export async function openEmbedded(dataDir: string, { statementLimit }: EmbeddedOptions = {}) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(join(dataDir, 'postgres.lock'));
  try {
    const folder = await prepareFolder(dataDir);
    const server = new EmbeddedServer(folder, statementLimit ? { statementLimit } : {});
    await server.start();
    return assemble(server, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

export interface EmbeddedOptions {
  /** Milliseconds one statement may run before the watchdog restarts the worker. */
  statementLimit?: number;
}

function assemble(server: EmbeddedServer, unlock: () => void) {
  const channels = new Channels();
  // One session exists: the pool hands it to one transaction at a time, first come first served.
  const pool = new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    types: valueTypes,
    stream: () => new EmbeddedSocket(server),
    onConnect: (client) => prepareSession(client, channels),
  });
  pool.on('error', () => undefined);

  const upkeep = setInterval(() => void keepUp(pool, server).catch(() => undefined), HOUR);
  upkeep.unref();

  return {
    pool,
    server,
    async listen(channel: string, handler: (payload: string) => void, onGap?: () => void) {
      const { first, remove } = channels.add(channel, handler, onGap);
      if (first) await pool.query(`listen ${escapeIdentifier(channel)}`);
      return remove;
    },
    backUp: (file: string) => backUp(file, pool, server),
    damagedTables: () => damagedTables(pool, server),
    async close() {
      clearInterval(upkeep);
      await server.close();
      unlock();
    },
  };
}

/** Before its first use: a session made after the worker was restarted listens to nothing yet. */
async function prepareSession(client: ClientBase, channels: Channels): Promise<void> {
  // The running query gets it too; without a listener the event would end the process.
  client.on('error', () => undefined);
  client.on('notification', ({ channel, payload }) => channels.deliver(channel, payload ?? ''));
  // The one session outlives its connections, and with it what they prepared.
  await client.query('deallocate all');
  for (const name of channels.names) await client.query(`listen ${escapeIdentifier(name)}`);
  channels.announceGap();
}

/**
 * Writes the folder to `file` (tar.gz), whole or not at all. To restore: stop the server, empty
 * `DATA_DIR/postgres`, unpack the file there, start.
 */
async function backUp(file: string, pool: Pool, server: EmbeddedServer): Promise<void> {
  const client = await pool.connect();
  try {
    await server.patiently(async () => {
      await client.query('checkpoint');
      const draft = `${file}.part`;
      await writeFile(draft, await server.archive(), { mode: 0o600, flush: true });
      await rename(draft, file);
    });
  } finally {
    client.release();
  }
}

/** PGlite has neither autovacuum nor timed checkpoints. VACUUM refuses to share a statement. */
export async function keepUp(pool: Pool, server: EmbeddedServer): Promise<void> {
  await server.patiently(async () => {
    await pool.query('vacuum (analyze)');
    await pool.query('checkpoint');
  });
}
