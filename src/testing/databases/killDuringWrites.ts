import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '#server/database/connect.ts';
import type { RunningPostgres } from './postgresProgram.ts';

interface Round {
  acknowledged: number;
  /** Acknowledged rows that are not there afterwards: must be none. */
  lost: string[];
}

/**
 * Starts a server's worth of writing in another process, kills it with SIGKILL after so many
 * acknowledged rows, opens its folder again and looks for every one of them.
 */
export function killDuringWrites(dataDir: string, rows: number): Promise<Round> {
  return cutOffDuringWrites({ dataDir }, rows, (writer) => void writer.kill('SIGKILL'));
}

/** The same with PostgreSQL: every process of its is killed, and it recovers by itself. */
export function crashDuringWrites(postgres: RunningPostgres, rows: number): Promise<Round> {
  const where = { dataDir: '', databaseUrl: postgres.url('postgres') };
  return cutOffDuringWrites(where, rows, async (writer) => {
    await postgres.crash();
    writer.kill('SIGKILL');
    await postgres.restart();
  });
}

interface Where {
  dataDir: string;
  databaseUrl?: string;
}

async function cutOffDuringWrites(
  where: Where,
  rows: number,
  cut: (writer: ChildProcess) => void | Promise<void>,
): Promise<Round> {
  const { dataDir, databaseUrl } = where;
  const writer = spawn(
    process.execPath,
    [
      fileURLToPath(import.meta.resolve('./writer.ts')),
      dataDir,
      ...(databaseUrl ? [databaseUrl] : []),
    ],
    // A writer whose PostgreSQL crashed may say so before it is killed too: that is no news.
    { stdio: ['ignore', 'pipe', databaseUrl ? 'ignore' : 'inherit'] },
  );
  const exit = once(writer, 'exit');
  const acknowledged: string[] = [];
  let recovered: unknown;
  for await (const id of createInterface({ input: writer.stdout })) {
    acknowledged.push(id);
    if (acknowledged.length === rows) recovered = cut(writer);
  }
  await exit;
  await recovered;
  if (acknowledged.length < rows) throw new Error('the writer ended before it was killed');

  const database = await openDatabase(where);
  try {
    const found = await database.kysely.selectFrom('clients').select('id').execute();
    const kept = new Set(found.map(({ id }) => id));
    return { acknowledged: acknowledged.length, lost: acknowledged.filter((id) => !kept.has(id)) };
  } finally {
    await database.close();
  }
}
