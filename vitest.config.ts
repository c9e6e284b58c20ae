import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: ['src/testing/databases/globalSetup.ts'],
    setupFiles: ['src/testing/fixedSeed.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Generous: a crowded machine is slow, not wrong. Nothing here measures time.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    // A second try is counted and named by scripts/test.ts: it never hides.
    retry: process.env['CI'] ? 1 : 0,
  },
});
