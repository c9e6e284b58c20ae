/**
 * `node bench/database.ts [rows] [embedded|postgresql]`: what a user with one document in twenty waits
 * for among the rows of others (50,000 among one million), on both databases: the calls of the screens
 * through the whole application without the network, one at a time as the rows grow from a
 * thousand on, and 32 at once at the end.
 */
import { row, measure, shown, type Times } from './measure.ts';
import { fillDatabase } from './fillDatabase.ts';
import { openMeasured, type Measured } from './measuredApp.ts';

const rows = Number(process.argv[2] ?? 1_000_000);
const kinds = (['postgresql', 'embedded'] as const).filter(
  (kind) => !process.argv[3] || process.argv[3] === kind,
);
const OTHERS = Array.from({ length: 95 }, (_, index) => `other-${index}`);
const steps = [1_000, 10_000, 100_000, 1_000_000].filter((step) => step < rows).concat(rows);

const began = performance.now();
for (const kind of kinds) {
  const app = await openMeasured(kind);
  if (!app) {
    console.log('\nno PostgreSQL here');
    continue;
  }
  try {
    await report(kind, app);
  } finally {
    await app.close();
  }
}
console.log(`\n${seconds(began)} in all`);

async function report(kind: string, app: Measured): Promise<void> {
  const growth: Record<string, Times>[] = [];
  let before = 0;
  for (const step of steps) {
    const start = performance.now();
    await app.aside((client) =>
      fillDatabase(client, [
        { users: [app.userId], from: before / 20 + 1, to: step / 20 },
        { users: OTHERS, from: before / 100 + 1, to: step / 100 },
      ]),
    );
    before = step;
    console.error(`${kind}: ${step} documents, filled in ${seconds(start)}`);
    growth.push(await measureAll(app, { total: 40, atOnce: 1 }));
  }
  const crowd = await measureAll(app, { total: 160, atOnce: 32 });

  console.log(`\n${kind}; p50 / p95 in ms\n`);
  const heads = steps.map((step) => `${step.toLocaleString('en')} rows`);
  console.log(row('', ...heads, '32 at once', 'calls/s'));
  console.log(row('---', ...heads.map(() => '---'), '---', '---'));
  for (const [name, times] of Object.entries(crowd))
    console.log(
      row(name, ...growth.map((each) => shown(each[name]!)), shown(times), times.rate.toFixed(0)),
    );
}

async function measureAll(app: Measured, load: { total: number; atOnce: number }) {
  const times: Record<string, Times> = {};
  for (const [name, call] of await calls(app, load.total)) times[name] = await measure(call, load);
  return times;
}

type Calls = [string, () => Promise<unknown>][];

async function calls({ call }: Measured, total: number): Promise<Calls> {
  const page = await call<{ items: { id: string; clientId: string }[] }>(
    'GET',
    '/api/documents?limit=1',
  );
  const { id, clientId } = page.items[0]!;
  const facts = { clientId, date: '2026-11-22', dueDate: '2026-12-07' };
  const lineItems = [{ description: 'Développement', quantity: 3, unitPrice: 450 }];
  const make = (type: string) =>
    call<{ id: string }>('POST', '/api/documents', { ...facts, type, lineItems });
  const quotes: string[] = [];
  for (let made = 0; made < total + 3; made += 1) quotes.push((await make('quote')).id);
  const list = (query: string) => () => call('GET', `/api/documents?limit=50${query}`);
  return [
    ['list, first page', list('')],
    ['list, drafts', list('&status=draft')],
    ['search, one number', list('&search=FAC-42')],
    ['search, one client’s name', list('&search=atelier%2042')],
    ['search, every client’s name', list('&search=atelier')],
    ['search, nothing found', list('&search=introuvable')],
    ['clients, first page', () => call('GET', '/api/clients?limit=50')],
    ['dashboard, 90 days', () => call('GET', '/api/dashboard?range=90')],
    ['one document', () => call('GET', `/api/documents/${id}`)],
    ['creation', () => make('invoice')],
    ['conversion', () => call('POST', `/api/documents/${quotes.pop()}/conversion`)],
  ];
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(0)} s`;
}
