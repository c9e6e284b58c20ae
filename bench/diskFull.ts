/**
 * `node bench/diskFull.ts [embedded|postgresql]`, as root: fills the disk under a running server (a
 * tmpfs of its own), counts what it answers, gives the space back and looks for what it acknowledged.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AS_SHIPPED, startPostgres } from '#testing/databases/postgresProgram.ts';
import { startServer } from './serverProcess.ts';
import { signUp, type Visitor } from './visitors.ts';

const kind = process.argv[2] ?? 'embedded';
const disk = mkdtempSync(join(tmpdir(), 'encrier-disk-'));
const ballast = join(disk, 'ballast');
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'encrier', disk]);
chmodSync(disk, 0o755);
try {
  await watch();
} finally {
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
}

async function watch(): Promise<void> {
  const postgres = kind === 'postgresql' ? await postgresOnDisk() : null;
  const server = await startServer({
    DATA_DIR: join(disk, 'data'),
    RATE_LIMITS: 'off',
    BACKUPS_KEPT: '0',
    ...(postgres && { DATABASE_URL: postgres.url('postgres') }),
  });
  const visitor = await signUp(server.url, 'plein');
  fill();

  const told = new Map<string, number>();
  let acknowledged = 1;
  for (let refused = 0; refused < 40;) {
    const { status, text } = await visitor.create('x'.repeat(4000));
    const heard = status === 201 ? '201' : `${status} ${text}`;
    told.set(heard, (told.get(heard) ?? 0) + 1);
    if (status === 201) acknowledged += 1;
    else refused += 1;
  }
  print(told);
  await exhaustLog(visitor);
  await read(visitor, 'while full', acknowledged);

  rmSync(ballast);
  const start = performance.now();
  while ((await visitor.create('')).status !== 201) await sleep(200);
  acknowledged += 1;
  console.log(`served again ${(performance.now() - start).toFixed(0)} ms after space was back`);
  await read(visitor, 'afterwards', acknowledged);

  await server.stop();
  await postgres?.stop();
}

/** What finds room in its page still writes PostgreSQL's log, whose next file finds none. */
async function exhaustLog(visitor: Visitor): Promise<void> {
  const told = new Map<string, number>();
  const { text } = await visitor.ask('GET', '/api/documents?limit=1');
  const { items } = JSON.parse(text) as { items: { id: string }[] };
  const work = async (worker: number) => {
    for (let turn = 0; turn < 100; turn += 1) {
      const notes = `${worker} ${turn} `.repeat(300);
      const answer = await visitor.ask('PATCH', `/api/documents/${items[0]?.id}`, {
        content: notes,
      });
      const heard = answer.status === 200 ? '200' : `${answer.status} ${answer.text}`;
      told.set(heard, (told.get(heard) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, worker) => work(worker)));
  print(told);
}

function print(told: Map<string, number>): void {
  for (const [heard, times] of told) console.log(`${times} × ${heard}`);
}

async function postgresOnDisk() {
  process.env['TMPDIR'] = disk;
  const postgres = await startPostgres({ ...AS_SHIPPED, shared_buffers: '32MB' });
  if ('missing' in postgres) throw new Error(postgres.missing);
  return postgres;
}

/** Takes what space there is. */
function fill(): void {
  const file = openSync(ballast, 'a');
  try {
    for (const size of [1 << 20, 1 << 12]) takeAll(file, Buffer.alloc(size));
  } finally {
    closeSync(file);
  }
}

function takeAll(file: number, piece: Buffer): void {
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

async function read(visitor: Visitor, when: string, acknowledged: number): Promise<void> {
  let documents = 0;
  let cursor: string | null = '';
  let status = 200;
  while (cursor !== null && status === 200) {
    const answer = await visitor.ask(
      'GET',
      `/api/documents?limit=200${cursor && `&cursor=${cursor}`}`,
    );
    status = answer.status;
    const page = JSON.parse(answer.text) as { items?: unknown[]; nextCursor?: string | null };
    documents += page.items?.length ?? 0;
    cursor = page.nextCursor ?? null;
  }
  const verified = await visitor.ask('GET', '/api/register/verification');
  console.log(
    `${when}: list ${status}, ${documents} documents of ${acknowledged} acknowledged; register ${verified.status} ${verified.text.slice(0, 120)}`,
  );
}
