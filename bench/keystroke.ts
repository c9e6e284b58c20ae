/**
 * `node bench/keystroke.ts [origin]`: milliseconds from a key's input to the frame that shows the letter,
 * and to the frame that shows its lines and total, on the landing's try-it box and in the wizard's first step of a running server
 * (default http://localhost:3000), at full speed and with the processor four times slower.
 * The budgets are 50, and 100 when slower (docs/performance.md, A keystroke). On a busy machine only the last figure means
 * something: the processor time a key costs the page's main thread.
 */
import { type CDPSession, type Page, chromium } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { atelierMorel, brasserieLune } from '#testing/world/people.ts';

const BUDGET_MS = { desk: 50, phone: 100 };
const SENTENCE = '3 jours de développement à 450 €, hébergement 12 mois à 15 €, remise de 10 %';

interface Spot {
  name: string;
  path: string;
  field: string;
  /** Where the lines and the total are drawn. */
  preview: string;
}

const SPOTS: readonly Spot[] = [
  { name: 'landing', path: '/', field: '#try-it', preview: '[aria-label="Aperçu du document"]' },
  {
    name: 'wizard',
    path: '/app/create',
    field: '#wizard-prompt',
    preview: 'section[aria-labelledby="live-preview"]',
  },
];

const origin = process.argv[2] ?? 'http://localhost:3000';
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
});
try {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await openAccount(page);
  for (const spot of SPOTS) {
    for (const slower of [1, 4]) report(spot.name, slower, await measure(page, spot, slower));
  }
} finally {
  await browser.close();
}

/** Times of all keys, and of those that changed what the preview says; the others change nothing on it. */
async function measure(page: Page, { path, field, preview }: Spot, slower: number) {
  await page.goto(`${origin}${path}`);
  const box = page.locator(field);
  await box.fill('1 jour à 100 €');
  // Once the grammar's code has come, it draws.
  await page.waitForFunction(
    (place) => /100,00/.test(document.querySelector(place)?.textContent ?? ''),
    preview,
  );
  await box.fill('');
  await page.evaluate(watch, preview);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const before = await taskTime(session);
  await box.pressSequentially(SENTENCE, { delay: 120, timeout: 0 });
  await page.waitForTimeout(500);
  const processor = ((await taskTime(session)) - before) / SENTENCE.length;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const seen = await page.evaluate(() => (globalThis as unknown as Watched).seen);
  return { ...seen, processor };
}

/** Processor milliseconds of the page's main thread so far. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

interface Seen {
  letters: number[];
  lines: number[];
}

interface Measured extends Seen {
  processor: number;
}

interface Watched {
  seen: Seen;
}

/** In the page: from the event's own time stamp to just after the frame that shows the change. */
function watch(place: string): void {
  const seen: Seen = { letters: [], lines: [] };
  (globalThis as unknown as Watched).seen = seen;
  // A message is handled after the frame has been painted.
  const keepAfterFrame = (since: number, what: keyof Seen) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => seen[what].push(performance.now() - since));
      port1.start();
      port2.postMessage(null);
    });
  let pressed: number | null = null;
  // Follows the key at once; of « é » and « € » the driver sends no key.
  const press = ({ timeStamp }: Event) => {
    pressed = timeStamp;
    keepAfterFrame(timeStamp, 'letters');
  };
  addEventListener('beforeinput', press, { capture: true });
  const shown = document.querySelector(place);
  if (!shown) throw new Error(`No preview at ${place}`);
  new MutationObserver(() => {
    if (pressed !== null) keepAfterFrame(pressed, 'lines');
    pressed = null;
  }).observe(shown, { childList: true, characterData: true, subtree: true });
}

function report(name: string, slower: number, { letters, lines, processor }: Measured): void {
  const budget = slower > 1 ? BUDGET_MS.phone : BUDGET_MS.desk;
  const said = Object.entries({ letters, lines }).map(([what, times]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
    const verdict = at(0.95) <= budget ? 'within' : 'over';
    return `${what} (${times.length}) p50 ${at(0.5).toFixed(1)} p95 ${at(0.95).toFixed(1)}, ${verdict} ${budget}`;
  });
  console.log(
    `${name.padEnd(8)} CPU ÷${slower}  ${said.join('; ')}; main thread ${processor.toFixed(1)} ms a key`,
  );
}

async function openAccount(page: Page): Promise<void> {
  const call = async (method: 'post' | 'patch', path: string, data: object) => {
    const answer = await page.request[method](`${origin}${path}`, { headers: { origin }, data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  };
  const email = `claire.${crypto.randomUUID()}@atelier-morel.example`;
  const signUp = { email, password: 'un long mot de passe', name: 'Claire Morel', beta: true };
  await call('post', '/api/auth/sign-up/email', signUp);
  await call('patch', '/api/profile', { ...atelierMorel, name: 'Claire Morel' });
  await call('post', '/api/clients', brasserieLune);
}
