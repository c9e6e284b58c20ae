// Runs PostgreSQL (PGlite) off the main thread, which it would starve: health answered after
// 5.3 s under load there, after 0.2 ms here. Speaks PostgreSQL's own wire protocol in both
// directions, so that the main thread uses the ordinary `pg` client.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DurableNodeFS } from './durableFileSystem.ts';

/** What the main thread asks. */
export type Request =
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'archive' }
  | { kind: 'syncs' }
  | { kind: 'close' };

/** What it hears: one answer for each request, in order, after the first `ready`. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'syncs'; syncs: number }
  | { kind: 'closed' };

const port = parentPort;
if (!port) throw new Error('worker.ts runs as a worker thread');

capDelays();
const { directory } = workerData as { directory: string };
const files = new DurableNodeFS(directory);
const database = await PGlite.create({
  fs: files,
  extensions: { unaccent, pg_trgm, btree_gin },
  startParams: [
    // `-F` would switch fsync off.
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'shared_buffers=32MB',
    '-c',
    'max_wal_size=128MB',
    '-c',
    'TimeZone=UTC',
  ],
});
port.on('message', (request: Request) => void serve(request));
answer({ kind: 'ready' });

/**
 * PostgreSQL sets its timers by the machine's clock: put back by a month, it asks for a delay longer
 * than Node's longest, which Node takes for a millisecond, again and again.
 */
function capDelays(): void {
  const { setTimeout } = globalThis;
  const capped = (work: () => void, delay = 0) => setTimeout(work, Math.min(delay, 2 ** 31 - 1));
  globalThis.setTimeout = Object.assign(capped, setTimeout);
}

async function serve(request: Request): Promise<void> {
  if (request.kind === 'bytes') {
    answer({ kind: 'bytes', bytes: await exchange(request.bytes) });
  } else if (request.kind === 'archive') {
    const archive = await database.dumpDataDir('gzip');
    answer({ kind: 'bytes', bytes: new Uint8Array(await archive.arrayBuffer()) });
  } else if (request.kind === 'syncs') {
    answer({ kind: 'syncs', syncs: files.syncs });
  } else {
    await database.close();
    answer({ kind: 'closed' });
  }
}

/**
 * Not `execProtocolRaw`: it also parses each answer and keeps every row it ever gave (upstream
 * 0.5.16), 60 kB of memory for a row of 50 kB, until the process dies.
 */
async function exchange(bytes: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  await database.execProtocolRawStream(bytes, {
    syncToFs: false,
    // A view of PostgreSQL's own memory, which the next message overwrites.
    onRawData: (part) => void parts.push(part.slice()),
  });
  return concatenated(parts);
}

function concatenated(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function answer(message: Answer): void {
  const transfer = message.kind === 'bytes' ? [message.bytes.buffer as ArrayBuffer] : [];
  port?.postMessage(message, transfer);
}
