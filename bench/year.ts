// `node bench/year.ts [acts] [seed…]`: years of random life, each act held to books kept by hand
// (src/testing/lives), on each database; 2,000 acts and three seeds unless others are given.
import { spawnSync } from 'node:child_process';

const FILE = 'src/server/documents/yearOfLife.test.ts';
const [acts = '2000', ...seeds] = process.argv.slice(2);
for (const seed of seeds.length > 0 ? seeds : ['1', '2', '3']) {
  for (const database of ['embedded', 'postgresql']) {
    console.log(`${database}: ${acts} acts, seed ${seed}`);
    const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', FILE], {
      stdio: 'inherit',
      env: { ...process.env, YEAR_ACTS: acts, YEAR_SEED: seed, TEST_DATABASE: database },
    });
    if (run.status !== 0) process.exitCode = 1;
  }
}
