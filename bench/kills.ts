// Kills a writing server with SIGKILL as many times as asked (10 without a number) on one folder
// and says how many acknowledged rows were lost: node bench/kills.ts 20
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killDuringWrites } from '#testing/databases/killDuringWrites.ts';

const rounds = Number(process.argv[2] ?? 10);
const dataDir = mkdtempSync(join(tmpdir(), 'encrier-kills-'));
let acknowledged = 0;
let lost = 0;
for (let round = 1; round <= rounds; round += 1) {
  const result = await killDuringWrites(dataDir, 50 + Math.floor(Math.random() * 400));
  acknowledged += result.acknowledged;
  lost += result.lost.length;
  console.log(`round ${round}: ${result.acknowledged} acknowledged, ${result.lost.length} lost`);
}
rmSync(dataDir, { recursive: true, force: true });
console.log(`${rounds} kills: ${lost} of ${acknowledged} acknowledged rows lost`);
process.exitCode = lost > 0 ? 1 : 0;
