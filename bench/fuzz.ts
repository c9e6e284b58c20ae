// `node bench/fuzz.ts 3000 [seed]`: as many requests as asked for against the whole application, and a
// twentieth as many days of random work, with the checks of the two test files below. Each run draws
// another seed unless one is given.
import { spawnSync } from 'node:child_process';

const FILES = ['src/server/http/fuzz.test.ts', 'src/server/documents/randomWork.test.ts'];

const [requests = '3000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
console.log(`${requests} requests, seed ${seed}`);
const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...FILES], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
});
process.exitCode = run.status ?? 1;
