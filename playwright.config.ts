import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const base = Number(process.env['E2E_PORT'] ?? 3460);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  // Generous: a crowded machine is slow, not wrong.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A second try is counted and named by scripts/test.ts: it never hides.
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: true,
  use: {
    // Calls a journey intercepts must reach it; the journey about reading offline allows them.
    serviceWorkers: 'block',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'embedded', use: { baseURL: `http://localhost:${base}` } },
    // HTTP tests show every call on both databases. These journeys, which cross many calls, write at
    // the same time, take money or send, run on both too; the others run once.
    {
      name: 'postgres',
      testMatch: [
        '**/clientPage.spec.ts',
        '**/lives.spec.ts',
        '**/mail.spec.ts',
        '**/mainJob.spec.ts',
        '**/payments.spec.ts',
        '**/reminders.spec.ts',
        '**/subscription.spec.ts',
        '**/twoTabs.spec.ts',
        '**/witness.spec.ts',
      ],
      use: { baseURL: `http://localhost:${base + 1}` },
    },
  ],
  globalSetup: './e2e/setup/servers.ts',
});
