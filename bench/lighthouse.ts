/**
 * `node bench/lighthouse.ts [origin]`: Lighthouse's four scores, phone profile, of the public pages
 * of a running server (default http://localhost:3000), and what keeps a score under its aim.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { findBrowser } from '../scripts/browser.mjs';
import { freePort } from '#testing/freePort.ts';

const AIMS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const PAGES = ['/', '/help', '/login'];

const origin = process.argv[2] ?? 'http://localhost:3000';
const browser = await openBrowser();
try {
  for (const page of PAGES) await judge(page);
} finally {
  await browser.close();
}

async function judge(page: string): Promise<void> {
  const run = await lighthouse(`${origin}${page}`, {
    port: browser.port,
    onlyCategories: Object.keys(AIMS),
    logLevel: 'error',
  });
  if (!run) throw new Error(`Lighthouse says nothing of ${page}`);
  const { categories, audits } = run.lhr;
  const shown = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
  const times = shown.map((id) => `${id} ${audits[id]?.displayValue}`).join(', ');
  // Lighthouse's own measure of the machine: under 1,000, or busy, the times below are pessimistic.
  const pace = run.lhr.environment.benchmarkIndex;
  console.log(`${page}: ${times} (machine's index ${pace})`);
  for (const [id, aim] of Object.entries(AIMS)) {
    const category = categories[id];
    const score = Math.round((category?.score ?? 0) * 100);
    console.log(`  ${id.padEnd(16)} ${String(score).padStart(3)} (aim ${aim})`);
    if (score >= aim) continue;
    for (const { id: audit, weight } of category?.auditRefs ?? []) {
      const failed = audits[audit];
      if (weight > 0 && failed?.score !== null && (failed?.score ?? 1) < 0.9) {
        console.log(`    ${audit}: ${failed?.title} ${failed?.displayValue ?? ''}`);
      }
    }
  }
}

async function openBrowser(): Promise<{ port: number; close: () => Promise<void> }> {
  const program = findBrowser();
  if (!program) throw new Error('No Chromium here: set CHROME_PATH');
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'encrier-lighthouse-'));
  const child = spawn(
    program,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  return {
    port,
    close: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
