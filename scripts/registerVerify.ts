// `npm run register:verify`: walks the register of every user; exit code 1 when anything is wrong.
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import { verifyAllRegisters } from '#server/register/verifyAll.ts';

const database = await openDatabase(readConfig(process.env));
let registers = 0;
let problems = 0;
for await (const report of verifyAllRegisters(database)) {
  registers += 1;
  problems += report.problems.length;
  console.log(
    `${report.userId} : ${report.entries} écritures, ${report.problems.length === 0 ? 'intact' : report.problems.join(' ')}`,
  );
}
await database.close();
console.log(`${registers} registres, ${problems} anomalies`);
process.exitCode = problems === 0 ? 0 : 1;
