// `node bench/fuzz.ts 20000 [seed]`: as many requests as asked for against the whole application, and a
// hundredth as many days of random work, on each database, with the checks of the two test files below.
// Each run draws another seed unless one is given.
import { spawnSync } from 'node:child_process';

const FILES = ['src/server/http/fuzz.test.ts', 'src/server/documents/randomWork.test.ts'];

const [requests = '3000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
for (const database of ['embedded', 'postgresql']) {
  console.log(`${database}: ${requests} requests, seed ${seed}`);
  const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...FILES], {
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_REQUESTS: requests,
      FUZZ_DAYS: String(Math.ceil(Number(requests) / 100)),
      FUZZ_SEED: seed,
      TEST_DATABASE: database,
    },
  });
  if (run.status !== 0) process.exitCode = 1;
}
