// `npm run backup`: one consistent copy in DATA_DIR/backups, also while the server works. A running
// server with the embedded database makes it itself (SIGUSR2): nobody else may open its folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listBackups, makeBackup } from '#server/backup/backups.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import { DatabaseInUseError } from '#server/database/embedded/directoryLock.ts';
import { explainStartFailure } from '#server/startFailure.ts';

try {
  console.log(`Sauvegarde écrite : ${await backUp()}`);
} catch (error) {
  console.error((await explainStartFailure(error, process.env)) ?? error);
  process.exit(1);
}

async function backUp(): Promise<string> {
  const { databaseUrl, dataDir, backups } = readConfig(process.env);
  if (databaseUrl) return makeBackup({ backUp: null, databaseUrl, backups }, new Date());
  try {
    const database = await openDatabase({ dataDir });
    const file = await makeBackup({ ...database, databaseUrl, backups }, new Date());
    await database.close();
    return file;
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    return askRunningServer(dataDir, backups.directory);
  }
}

async function askRunningServer(dataDir: string, directory: string): Promise<string> {
  const before = new Set(await listBackups(directory));
  const lock = readFileSync(join(dataDir, 'postgres.lock'), 'utf8');
  process.kill((JSON.parse(lock) as { pid: number }).pid, 'SIGUSR2');
  for (let waited = 0; waited < 600; waited += 1) {
    await sleep(500);
    const made = (await listBackups(directory)).find((file) => !before.has(file));
    if (made) return made;
  }
  throw new Error('Le serveur n’a pas écrit de sauvegarde en cinq minutes : voyez son journal.');
}
