import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '#server/database/connect.ts';

interface Round {
  acknowledged: number;
  /** Acknowledged rows that are not there afterwards: must be none. */
  lost: string[];
}

/**
 * Starts a server's worth of writing in another process, kills it with SIGKILL after so many
 * acknowledged rows, opens its folder again and looks for every one of them.
 */
export async function killDuringWrites(dataDir: string, rows: number): Promise<Round> {
  const writer = spawn(
    process.execPath,
    [fileURLToPath(import.meta.resolve('./writer.ts')), dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exit = once(writer, 'exit');
  const acknowledged: string[] = [];
  for await (const id of createInterface({ input: writer.stdout })) {
    acknowledged.push(id);
    if (acknowledged.length === rows) writer.kill('SIGKILL');
  }
  await exit;
  if (acknowledged.length < rows) throw new Error('the writer ended before it was killed');

  const database = await openDatabase({ dataDir });
  try {
    const found = await database.kysely.selectFrom('clients').select('id').execute();
    const kept = new Set(found.map(({ id }) => id));
    return { acknowledged: acknowledged.length, lost: acknowledged.filter((id) => !kept.has(id)) };
  } finally {
    await database.close();
  }
}
