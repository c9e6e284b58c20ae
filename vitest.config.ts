import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that open a database: both databases are made ready once, before the first of them. */
const NEEDS_DATABASES = [
  'src/server/**/*.test.ts',
  'src/testing/{doubles,world}/**/*.test.ts',
  'scripts/{demonstrationFolder,registerVerify}.test.ts',
];

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Generous: a crowded machine is slow, not wrong. Nothing here measures time.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    // A second try is counted and named by scripts/test.ts: it never hides.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...NEEDS_DATABASES],
          setupFiles: ['src/testing/fixedSeed.ts'],
          pool: 'forks',
        },
      },
      {
        extends: true,
        test: {
          name: 'databases',
          include: NEEDS_DATABASES,
          globalSetup: ['src/testing/databases/globalSetup.ts'],
          setupFiles: ['src/testing/fixedSeed.ts'],
          pool: 'forks',
        },
      },
    ],
  },
});
