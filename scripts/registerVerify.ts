// `npm run register:verify`: walks the register of every user and holds it to the signed anchors of
// DATA_DIR/anchors. `npm run register:verify -- --witness "encrier1;…"` checks a line of a letter too.
// Exit code 1 when anything is wrong, 2 when nothing could be checked.
import { parseArgs } from 'node:util';
import { accountsOf } from '#server/books/books.ts';
import { readConfig, type Config } from '#server/config.ts';
import { openDatabase, type Database } from '#server/database/connect.ts';
import { systemClock, uuidIds } from '#server/books/clock.ts';
import { anchorProblems } from '#server/register/anchorProblems.ts';
import { verifyAllRegisters } from '#server/register/verifyAll.ts';
import { createWitnesses } from '#server/register/witnesses.ts';
import { explainStartFailure } from '#server/startFailure.ts';

try {
  process.exitCode = await verify();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error((await explainStartFailure(error, process.env)) ?? reason);
  process.exitCode = 2;
}

async function verify(): Promise<number> {
  const { values } = parseArgs({ options: { witness: { type: 'string', multiple: true } } });
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const { registers, problems } = await verifyRegisters(database);
    problems.push(...(await anchorProblems(database.kysely, config, systemClock.today())));
    problems.push(...(await witnessProblems(database, config, values.witness ?? [])));
    for (const problem of problems) console.error(`- ${problem}`);
    console.log(`${registers} registres, ${problems.length} anomalies`);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

async function verifyRegisters(database: Database) {
  let registers = 0;
  const problems: string[] = [];
  for await (const report of verifyAllRegisters(database)) {
    registers += 1;
    const found = report.problems.length === 0 ? 'intact' : 'ALTÉRÉ';
    console.log(`${report.userId} : ${report.entries} écritures, ${found}`);
    problems.push(...report.problems.map((problem) => `${report.userId} : ${problem}`));
  }
  return { registers, problems };
}

async function witnessProblems(
  database: Database,
  config: Pick<Config, 'registerKey'>,
  lines: readonly string[],
): Promise<string[]> {
  const witnesses = createWitnesses({
    accounts: accountsOf({ database, clock: systemClock, ids: uuidIds }),
    config,
  });
  const problems: string[] = [];
  for (const line of lines) {
    const found = await witnesses.check(line);
    const message = found?.message ?? 'Aucun témoin complet dans ce texte.';
    if (found?.verdict === 'kept') console.log(message);
    else problems.push(message);
  }
  return problems;
}
