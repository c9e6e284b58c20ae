// Kills with SIGKILL as many times as asked (10 without a number), while rows are written, the server
// on one folder or every process of a PostgreSQL, and says how many acknowledged rows were lost:
// node bench/kills.ts 20 [embedded|postgres]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashDuringWrites, killDuringWrites } from '#testing/databases/killDuringWrites.ts';
import { AS_SHIPPED, startPostgres } from '#testing/databases/postgresProgram.ts';

const rounds = Number(process.argv[2] ?? 10);
const dataDir = mkdtempSync(join(tmpdir(), 'encrier-kills-'));
const postgres = process.argv[3] === 'postgres' ? await startPostgres(AS_SHIPPED) : null;
if (postgres && 'missing' in postgres) throw new Error(postgres.missing);
let acknowledged = 0;
let lost = 0;
for (let round = 1; round <= rounds; round += 1) {
  const rows = 50 + Math.floor(Math.random() * 400);
  const result = await (postgres
    ? crashDuringWrites(postgres, rows)
    : killDuringWrites(dataDir, rows));
  acknowledged += result.acknowledged;
  lost += result.lost.length;
  console.log(`round ${round}: ${result.acknowledged} acknowledged, ${result.lost.length} lost`);
}
await postgres?.stop();
rmSync(dataDir, { recursive: true, force: true });
console.log(`${rounds} kills: ${lost} of ${acknowledged} acknowledged rows lost`);
process.exitCode = lost > 0 ? 1 : 0;
