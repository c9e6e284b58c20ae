// `node bench/fuzz.ts 3000 [seed]`: as many requests as asked for against the whole application, with
// the checks of src/server/http/fuzz.test.ts. Each run draws another seed unless one is given.
import { spawnSync } from 'node:child_process';

const [requests = '3000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
console.log(`${requests} requests, seed ${seed}`);
const run = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'src/server/http/fuzz.test.ts'],
  { stdio: 'inherit', env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed } },
);
process.exitCode = run.status ?? 1;
