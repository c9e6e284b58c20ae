// `npm run restore -- FILE`: puts a copy back (the server must be stopped) and walks every register
// before saying that all is well.
import { restoreBackup } from '#server/backup/restore.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import { verifyAllRegisters } from '#server/register/verifyAll.ts';
import { explainStartFailure } from '#server/startFailure.ts';

const file = process.argv[2];
if (!file) {
  console.error('Usage : npm run restore -- FICHIER');
  process.exit(2);
}

try {
  process.exitCode = await restore(file);
} catch (error) {
  console.error((await explainStartFailure(error, process.env)) ?? error);
  process.exit(1);
}

async function restore(backup: string): Promise<number> {
  const config = readConfig(process.env);
  const aside = await restoreBackup(config, backup, new Date());
  if (aside) console.log(`L’ancienne base est gardée dans ${aside}`);

  const database = await openDatabase(config);
  let problems = 0;
  for await (const report of verifyAllRegisters(database)) {
    problems += report.problems.length;
    for (const problem of report.problems) console.error(`${report.userId} : ${problem}`);
  }
  await database.close();
  console.log(
    problems === 0
      ? 'Restauré ; tous les registres sont intacts.'
      : `Restauré, mais les registres montrent ${problems} anomalie(s).`,
  );
  return problems === 0 ? 0 : 1;
}
