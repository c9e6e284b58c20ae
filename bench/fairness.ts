/**
 * `node bench/fairness.ts [documents] [embedded|postgresql]`: how long one user's list of documents
 * takes alone, beside a user who seals documents of 60 lines one after the other, and beside one who
 * seals them all at once. Load generator, server, renderers and database share the machine: the
 * processor time of the server tells its own part.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { onEachDatabase } from './databaseEnvironment.ts';
import { quantiles, row, shown } from './measure.ts';
import type { ServerProcess } from './serverProcess.ts';
import { signUp, type Visitor } from './visitors.ts';

const documents = Number(process.argv[2] ?? 20);
/** One after the other, as a person scrolling would ask. */
const PAUSE_MS = 20;
const ALONE_CALLS = 100;
const BUDGET_MS = 100;

await onEachDatabase(process.argv[3], async (kind, server) => {
  const reader = await signUp(server.url, 'reader');
  const sealer = await signUp(server.url, 'sealer');
  // Renderers are started and the list's first calls made before anything counts.
  await seal(sealer, await draft(sealer));
  await readUntil(reader, calls(10));
  console.log(`\n${kind}: GET /api/documents of one user, milliseconds\n`);
  console.log(row('beside', 'calls', 'p50 / p95', 'longest', 'sealing took', 'server’s cores'));
  console.log(row(...Array.from({ length: 6 }, () => '---')));

  await level(server, reader, 'nobody', null);
  const oneByOne = await level(server, reader, `${documents} sealed in turn`, async () => {
    for (const id of await drafts(sealer)) await seal(sealer, id);
  });
  const atOnce = await level(server, reader, `${documents} sealed at once`, async () => {
    await Promise.all((await drafts(sealer)).map((id) => seal(sealer, id)));
  });
  const kept = Math.max(oneByOne, atOnce) < BUDGET_MS;
  console.log(`\np95 below ${BUDGET_MS} ms beside the sealing user: ${kept ? 'yes' : 'no'}`);
});

/** Answers the p95 of the reader's calls while `work` lasts; without any, of a number of calls. */
async function level(
  server: ServerProcess,
  reader: Visitor,
  name: string,
  work: (() => Promise<void>) | null,
): Promise<number> {
  const start = performance.now();
  const processor = server.processor();
  let working = true;
  const worked = work?.().finally(() => (working = false));
  const times = await readUntil(reader, work ? () => working : calls(ALONE_CALLS));
  await worked;
  const lasted = (performance.now() - start) / 1000;
  const { p50, p95 } = quantiles(times);
  console.log(
    row(
      name,
      times.length,
      shown({ p50, p95 }),
      Math.max(...times).toFixed(1),
      work ? `${lasted.toFixed(1)} s` : '',
      ((server.processor() - processor) / lasted).toFixed(2),
    ),
  );
  return p95;
}

async function readUntil(reader: Visitor, goesOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (goesOn()) {
    const { status, milliseconds } = await reader.ask('GET', '/api/documents?limit=50');
    if (status !== 200) throw new Error(`the list answered ${status}`);
    times.push(milliseconds);
    await sleep(PAUSE_MS);
  }
  return times;
}

function calls(count: number): () => boolean {
  let left = count;
  return () => (left -= 1) >= 0;
}

async function drafts(sealer: Visitor): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < documents; made += 1) ids.push(await draft(sealer));
  return ids;
}

async function draft(sealer: Visitor): Promise<string> {
  const { status, text } = await sealer.create('', 60);
  if (status !== 201) throw new Error(`a creation answered ${status}: ${text}`);
  return (JSON.parse(text) as { id: string }).id;
}

async function seal(sealer: Visitor, id: string): Promise<void> {
  const { status, text } = await sealer.ask('PATCH', `/api/documents/${id}`, { status: 'sent' });
  if (status !== 200) throw new Error(`a sealing answered ${status}: ${text}`);
}
