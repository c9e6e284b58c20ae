// `npm run register:verify`: walks the register of every user and holds it to the signed anchors of
// DATA_DIR/anchors; exit code 1 when anything is wrong.
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import { anchorProblems } from '#server/register/anchors.ts';
import { verifyAllRegisters } from '#server/register/verifyAll.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
let registers = 0;
let problems = 0;
for await (const report of verifyAllRegisters(database)) {
  registers += 1;
  problems += report.problems.length;
  console.log(
    `${report.userId} : ${report.entries} écritures, ${report.problems.length === 0 ? 'intact' : report.problems.join(' ')}`,
  );
}
for (const problem of await anchorProblems(database.kysely, config)) {
  problems += 1;
  console.error(problem);
}
await database.close();
console.log(`${registers} registres, ${problems} anomalies`);
process.exitCode = problems === 0 ? 0 : 1;
