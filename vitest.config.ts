import { defineConfig } from 'vitest/config';

/** Files whose tests open a database: both are made ready once, before the first of them. */
const NEEDS_DATABASES = [
  'src/server/**/*.test.ts',
  'src/testing/{doubles,world}/**/*.test.ts',
  'scripts/{demonstrationFolder,registerVerify}.test.ts',
];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // A second try is counted and named by scripts/test.ts: it never hides.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: NEEDS_DATABASES,
          ...common(),
        },
      },
      {
        extends: true,
        test: {
          name: 'databases',
          include: NEEDS_DATABASES,
          globalSetup: ['src/testing/databases/globalSetup.ts'],
          ...common(),
        },
      },
    ],
  },
});

function common() {
  return {
    setupFiles: ['src/testing/fixedSeed.ts'],
    // Generous: a crowded machine is slow, not wrong. Nothing here measures time.
    testTimeout: 90_000,
    hookTimeout: 180_000,
  };
}
