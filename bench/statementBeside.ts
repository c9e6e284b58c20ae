/**
 * `node bench/statementBeside.ts [lines] [embedded|postgresql]`: one user's list of documents alone, and
 * beside a user who drops a statement of so many lines, has it matched, and drops it again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { identified } from '#domain/statements/identity.ts';
import { LINES_A_CALL } from '#domain/statements/schema.ts';
import { onEachDatabase } from './databaseEnvironment.ts';
import { quantiles, row, shown } from './measure.ts';
import { signUp, type Visitor } from './visitors.ts';

const lines = Number(process.argv[2] ?? 10_000);
/** One after the other, as a person scrolling would ask. */
const PAUSE_MS = 20;
const ALONE_CALLS = 100;

const credits = Array.from({ length: lines }, (_, at) => ({
  day: `2026-11-${String((at % 20) + 1).padStart(2, '0')}`,
  cents: 1000 + at,
  currency: 'EUR',
  label: `VIR SEPA BRASSERIE LUNE FACTURE INV-${at}`,
  payer: '',
  bankId: `REF${at}`,
}));

await onEachDatabase(process.argv[3], async (kind, server) => {
  const reader = await signUp(server.url, 'reader');
  const owner = await signUp(server.url, 'owner');
  console.log(`\n${kind}: GET /api/documents of another user, milliseconds\n`);
  console.log(row('beside', 'calls', 'p50 / p95', 'longest', 'took'));
  console.log(row(...Array.from({ length: 5 }, () => '---')));
  await beside(reader, 'nobody', null);
  await beside(reader, `${lines} lines dropped`, () => drop(owner));
  await beside(reader, 'proposals of them all', () => propose(owner));
  await beside(reader, 'the same file again', () => drop(owner));
});

async function beside(reader: Visitor, name: string, work: (() => Promise<void>) | null) {
  const start = performance.now();
  let working = true;
  const worked = work?.().finally(() => (working = false));
  const times: number[] = [];
  while (work ? working : times.length < ALONE_CALLS) {
    const { status, milliseconds } = await reader.ask('GET', '/api/documents?limit=50');
    if (status !== 200) throw new Error(`the list answered ${status}`);
    times.push(milliseconds);
    await sleep(PAUSE_MS);
  }
  await worked;
  const took = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    row(name, times.length, shown(quantiles(times)), Math.max(...times).toFixed(1), `${took} s`),
  );
}

async function drop(owner: Visitor): Promise<void> {
  const importId = crypto.randomUUID();
  const known = identified(credits, 'FR76').map(
    ({ identity, day, cents, currency, label, payer }) => ({
      identity,
      day,
      amount: cents / 100,
      currency,
      label,
      payer,
    }),
  );
  for (let at = 0; at < known.length; at += LINES_A_CALL) {
    await need(owner, 'POST', '/api/bank-credits', {
      importId,
      lines: known.slice(at, at + LINES_A_CALL),
    });
  }
}

async function propose(owner: Visitor): Promise<void> {
  await need(owner, 'GET', '/api/bank-credits/proposals?limit=100');
}

async function need(owner: Visitor, method: string, path: string, body?: unknown): Promise<void> {
  const { status, text } = await owner.ask(method, path, body);
  if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`);
}
