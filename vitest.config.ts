import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/browser.mjs';

/** Tests that open a database: both databases are made ready once, before the first of them. */
const NEEDS_DATABASES = [
  'src/server/**/*.test.ts',
  'src/testing/{doubles,world}/**/*.test.ts',
  'scripts/{demonstrationFolder,registerVerify}.test.ts',
];
/** Tests that start processes of their own: renderers, the outside validators. They wait, and are not quick. */
const STARTS_PROCESSES = [
  'src/rendering/renderer/{pages,parentWatch,processPool,renderer}.test.ts',
  'src/rendering/facturx/corpus.test.ts',
];
/** Components, each mounted in a real browser. */
const COMPONENTS = 'src/web/**/*.browser.test.tsx';

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
          exclude: [...configDefaults.exclude, ...NEEDS_DATABASES, ...STARTS_PROCESSES, COMPONENTS],
          setupFiles: ['src/testing/fixedSeed.ts'],
          pool: 'forks',
          // Pure files leave nothing behind: read once a worker, modules serve all of them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: STARTS_PROCESSES,
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
          // Each file opens databases of its own: what modules keep between files is theirs to bear.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [tailwindcss()],
        // Found again at each run: a package met in the middle of one would reload the page.
        optimizeDeps: { force: true },
        test: {
          name: 'components',
          include: [COMPONENTS],
          setupFiles: ['src/testing/components/look.ts'],
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: {
                executablePath: findBrowser() ?? undefined,
                args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
              },
              contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris' },
              actionTimeout: 30_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
