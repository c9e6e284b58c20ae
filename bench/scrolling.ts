/**
 * `node bench/scrolling.ts [documents] [scrolled]`: the documents list of a user with 50,000 of them in
 * a real browser: frames, their processor time, long tasks, nodes and memory while the list is
 * scrolled through the first 10,000, with a wheel and by its bar, then the time from a keystroke to the rows of a search. Needs `npm run build`
 * to have run; PostgreSQL when there is one.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { Client } from 'pg';
import { findBrowser } from '../scripts/browser.mjs';
import { atelierMorel } from '#testing/world/people.ts';
import { databaseEnvironment } from './databaseEnvironment.ts';
import { fillDatabase } from './fillDatabase.ts';
import { quantiles } from './measure.ts';
import { startServer } from './serverProcess.ts';

const documents = Number(process.argv[2] ?? 50_000);
const scrolled = Math.min(Number(process.argv[3] ?? 10_000), documents - 100);

/** How far a frame goes: fingers or a wheel, then someone who drags the bar. */
const SPEEDS = [
  { name: 'wheel', pixels: 120, rows: Math.min(scrolled, 2000) },
  { name: 'drag', pixels: 700, rows: scrolled },
] as const;

const database = await databaseEnvironment('postgresql');
if (!database?.postgres) throw new Error('needs PostgreSQL');
const databaseUrl = database.postgres.url('postgres');
const server = await startServer(database.environment);
// The address the server takes for its own.
const base = `http://localhost:${server.port}`;
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await fill(await signUp(page));
  await page.goto(`${base}/app/documents`);
  await page.getByRole('list', { name: 'Documents' }).waitFor();
  console.log(`${documents} documents, scrolled through ${scrolled} of them`);
  const before = await memory(page);
  for (const { name, pixels, rows } of SPEEDS) {
    console.log(`${name}, ${pixels} pixels a frame`);
    await scroll(page, pixels, rows);
  }
  console.log(`memory of the page's script ${before} MB, then ${await memory(page)} MB`);
  console.log(`search to rows              ${await search(page)} ms`);
} finally {
  await browser.close();
  await server.stop();
  await database.close();
}

async function signUp(page: Page): Promise<string> {
  const headers = { origin: base };
  const account = {
    email: 'claire@atelier-morel.example',
    password: 'un long mot de passe',
    name: 'Claire Morel',
    beta: true,
  };
  await page.request.post(`${base}/api/auth/sign-up/email`, { headers, data: account });
  const data = { ...atelierMorel, name: account.name };
  await page.request.patch(`${base}/api/profile`, { headers, data });
  const me = await page.request.get(`${base}/api/me`, { headers });
  return ((await me.json()) as { user: { id: string } }).user.id;
}

async function fill(userId: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await fillDatabase(client, [{ users: [userId], from: 1, to: documents }]);
  await client.end();
}

/**
 * Scrolls one way and tells what a frame took, and of it what the page itself asked for: this machine
 * may have no graphics card, and drawing then waits for the same processors.
 */
async function scroll(page: Page, pixels: number, rows: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  // The thread's own time: what other programs take does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('list', { name: 'Documents' }).getByRole('listitem').first().waitFor();
  const before = await spent(cdp);
  const seen = await page.evaluate(watchScrolling, { pixels, rows });
  const after = await spent(cdp);
  const { p50, p95 } = quantiles(seen.frames);
  const a = (part: keyof typeof before) =>
    (((after[part] - before[part]) * 1000) / seen.frames.length).toFixed(1);
  const frames = [p50, p95, Math.max(...seen.frames)].map((duration) => duration.toFixed(1));
  const share = ((seen.tasks.length / seen.frames.length) * 100).toFixed(1);
  const longest = Math.max(0, ...seen.tasks);
  console.log(
    `frames p50 / p95 / longest  ${frames.join(' / ')} ms, ${seen.frames.length} of them`,
  );
  console.log(
    `processor time of a frame   script ${a('script')}, style ${a('style')}, layout ${a('layout')} ms`,
  );
  console.log(`  all of the main thread    ${a('task')} ms`);
  console.log(
    `long tasks                  ${seen.tasks.length} (${share} %), longest ${longest} ms`,
  );
  console.log(`nodes of the page           ${seen.nodes}`);
}

async function spent(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    script: seconds('ScriptDuration'),
    style: seconds('RecalcStyleDuration'),
    layout: seconds('LayoutDuration'),
    task: seconds('TaskDuration'),
  };
}

async function memory(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return (usedSize / 1_000_000).toFixed(0);
}

/** In the page: scrolls until `rows` of them were passed, and tells what the frames were like. */
async function watchScrolling({ pixels, rows }: { pixels: number; rows: number }) {
  const ROW_HEIGHT = 57;
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
  });
  observer.observe({ entryTypes: ['longtask'] });
  const frames: number[] = [];
  let last = performance.now();
  await new Promise<void>((done) => {
    function onFrame(now: number) {
      const atEnd = document.body.scrollHeight - scrollY <= innerHeight + 1;
      // While the next page is read, frames pass without work: they would flatter.
      if (!atEnd) frames.push(now - last);
      last = now;
      if (scrollY >= rows * ROW_HEIGHT) return done();
      scrollBy(0, pixels);
      requestAnimationFrame(onFrame);
    }
    requestAnimationFrame(onFrame);
  });
  observer.disconnect();
  return { frames, tasks, nodes: document.querySelectorAll('*').length };
}

async function search(page: Page): Promise<string> {
  const rows = page.getByRole('list', { name: 'Documents' });
  const field = page.getByRole('searchbox', { name: 'Rechercher des documents' });
  const start = performance.now();
  const number = `FAC-${documents - 1}`;
  await field.fill(number);
  await rows.getByText(number).first().waitFor();
  return (performance.now() - start).toFixed(0);
}
