/**
 * `node bench/journeys.ts`: four journeys on a phone (390 px, processor four times slower) in a real
 * browser: tasks of the main thread above 50 ms of processor, and how far things moved by themselves
 * (layout shift); then once more at full speed, each frame asked whether it shows a screen or only
 * greyed strokes. `node bench/journeys.ts 4` does the first alone. Needs `npm run build` to have run.
 * Durations are the processor's own, from the browser's trace: what else the machine does lengthens
 * them little.
 */
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../scripts/browser.mjs';
import { atelierMorel, brasserieLune } from '#testing/world/people.ts';
import { parisDay } from '#domain/calendar.ts';
import { isOpenDay } from '#domain/reminders/openDays.ts';
import { databaseEnvironment } from './databaseEnvironment.ts';
import { startServer } from './serverProcess.ts';
import { forget, still, tasksOf, tell, watch, type Seen } from './watchedPage.ts';

const SENTENCE = '3 jours de développement à 450 €, hébergement 12 mois à 15 €, remise de 10 %';

const speeds = process.argv.slice(2).map(Number);
/**
 * `TRACES=folder node bench/journeys.ts` keeps the browser's own trace of each press there; with `PROFILE=1`
 * it says in which function, and each task takes twice as long.
 */
const traces = process.env['TRACES'];
const PROFILER = ['disabled-by-default-v8.compile', 'disabled-by-default-v8.cpu_profiler'];
const TASKS = 'disabled-by-default-devtools.timeline';
const CAUSES = ['devtools.timeline', ...(process.env['PROFILE'] ? PROFILER : [])];
/** One press of a person, and what the screen did until `until` was there. */
type Press = (name: string, target: Locator, until: Locator) => Promise<void>;

const database = await databaseEnvironment('embedded');
if (!database) throw new Error('no database');
const server = await startServer(database.environment);
// The address the server takes for its own.
const base = `http://localhost:${server.port}`;
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    serviceWorkers: 'block',
  });
  const clientId = await openAccount(context);
  for (const slower of speeds.length > 0 ? speeds : [4, 1]) {
    console.log(
      slower > 1 ? `processor ${slower} times slower` : 'full speed, each frame looked at',
    );
    for (const [name, journey] of Object.entries(journeysOf(clientId))) {
      const documentId = await issued(context, clientId);
      await walk(context, name, slower, (page, press) => journey(page, press, documentId));
    }
  }
} finally {
  await browser.close();
  await server.stop();
  await database.close();
}

type Journey = (page: Page, press: Press, documentId: string) => Promise<void>;

function journeysOf(clientId: string): Record<string, Journey> {
  return {
    'a sentence becomes a draft': async (page, press) => {
      await page.goto(`${base}/app/create?client=${clientId}`);
      await page.getByLabel('Description').fill(SENTENCE);
      const next = page.getByRole('button', { name: 'Continuer' });
      const generate = page.getByRole('button', { name: 'Générer' });
      await press('Continuer', next, generate);
      const save = page.getByRole('button', { name: 'Enregistrer' });
      await press('Générer', generate, save);
      const open = page.getByRole('button', { name: 'Émettre et envoyer' });
      await press('Enregistrer', save, open);
    },
    'a draft is edited': async (page, press) => {
      await page.goto(`${base}/app/documents?view=drafts`);
      const row = page.getByRole('link', { name: /^Facture/ }).first();
      const edit = page.getByRole('button', { name: 'Modifier' });
      await press('the row', row, edit);
      const save = page.getByRole('button', { name: 'Enregistrer' });
      await press('Modifier', edit, save);
      await page.getByRole('button', { name: /^Modifier la ligne 1/ }).tap();
      const line = page.getByRole('dialog');
      await line.getByLabel('Description').fill('Conseil du mois');
      await line.getByRole('button', { name: 'Terminé' }).tap();
      await line.waitFor({ state: 'detached' });
      await press('Enregistrer', save, edit);
    },
    'an invoice is paid': async (page, press, documentId) => {
      await page.goto(`${base}/app/documents/${documentId}`);
      const collect = page.getByRole('button', { name: 'Encaisser' });
      const record = page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' });
      await press('Encaisser', collect, record);
      const receipt = page.getByRole('button', { name: 'Télécharger le reçu' });
      await press('Enregistrer', record, receipt);
    },
    'a late invoice is reminded of': async (page, press, documentId) => {
      // The dashboard proposes no letter on a Sunday or a holiday: the invoice still leads to it.
      const isOpen = isOpenDay(parisDay(new Date()), { alsaceMoselle: false });
      await page.goto(isOpen ? `${base}/app` : `${base}/app/documents/${documentId}`);
      const remind = isOpen
        ? page.getByRole('link', { name: /^Relancer/ }).first()
        : page.getByRole('button', { name: 'Relancer' });
      const letter = page.getByRole('dialog').getByRole('textbox').first();
      await press('Relancer', remind, letter);
    },
  };
}

async function walk(
  context: BrowserContext,
  name: string,
  slower: number,
  journey: (page: Page, press: Press) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(watch, slower === 1);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  console.log(`  ${name}`);
  try {
    await journey(page, async (pressed, target, until) => {
      await target.waitFor();
      await still(page);
      const place = await middleOf(target);
      await page.evaluate(forget);
      const before = await taskTime();
      await browser.startTracing(page, { categories: [TASKS, ...(traces ? CAUSES : [])] });
      await page.touchscreen.tap(...place);
      await still(page);
      const trace = await browser.stopTracing();
      if (traces) writeFileSync(join(traces, `${slower}-${name}-${pressed}.json`), trace);
      report(pressed, await page.evaluate(tell), tasksOf(trace), (await taskTime()) - before);
      await until.waitFor();
    });
  } finally {
    await page.close();
  }

  async function taskTime(): Promise<number> {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
  }
}

function report(
  pressed: string,
  { shifts, frames, blank }: Seen,
  tasks: number[],
  processor: number,
): void {
  const long = tasks.filter((duration) => duration > 50);
  const longest = long.length > 0 ? `, the longest ${Math.max(...long).toFixed(0)} ms` : '';
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  console.log(
    [
      `    ${pressed.padEnd(12)} ${long.length} tasks above 50 ms${longest}`,
      `${processor.toFixed(0)} ms of processor`,
      `shift ${moved.toFixed(4)}${moved > 0 ? ` (${[...new Set(shifts.map(({ what }) => what))].join(' ')})` : ''}`,
      ...(frames > 0 ? [`${blank} blank of ${frames} frames`] : []),
    ].join(', '),
  );
}

/** Where a finger lands. It is asked before the press: finding it is work of the page, too. */
async function middleOf(target: Locator): Promise<[x: number, y: number]> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function openAccount(context: BrowserContext): Promise<string> {
  const account = {
    email: 'claire@atelier-morel.example',
    password: 'un long mot de passe',
    name: 'Claire Morel',
    beta: true,
  };
  await call(context, 'POST', '/api/auth/sign-up/email', account);
  await call(context, 'PATCH', '/api/profile', { ...atelierMorel, name: account.name });
  const { id } = await call<{ id: string }>(context, 'POST', '/api/clients', brasserieLune);
  return id;
}

/** An invoice of two months ago that is issued, sent and late. */
async function issued(context: BrowserContext, clientId: string): Promise<string> {
  const { id } = await call<{ id: string }>(context, 'POST', '/api/documents', {
    type: 'invoice',
    clientId,
    date: day(60),
    dueDate: day(40),
    lineItems: [{ description: 'Entretien du mois', quantity: 1, unitPrice: 100 }],
  });
  await call(context, 'PATCH', `/api/documents/${id}`, { status: 'sent' });
  return id;
}

function day(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
}

async function call<Answer>(
  { request }: BrowserContext,
  method: string,
  path: string,
  data: unknown,
): Promise<Answer> {
  const ask = () => request.fetch(`${base}${path}`, { method, headers: { origin: base }, data });
  let answer = await ask();
  // On a busy machine the first page takes longer than a page may: once more, then.
  if (answer.status() === 500) answer = await ask();
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
