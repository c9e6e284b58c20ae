// Kills the server with SIGKILL as many times as asked (20 without a number) and starts it again on
// the same folder half a second later, under a parent that never asks for its children's end:
// node bench/restarts.ts 20
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#testing/freePort.ts';

const kills = Number(process.argv[2] ?? 20);
const dataDir = mkdtempSync(join(tmpdir(), 'encrier-restarts-'));
const parents: ReturnType<typeof start>[] = [];
const waits: number[] = [];
let refused = 0;

try {
  for (let round = 0; round <= kills; round += 1) {
    const port = await freePort();
    const started = performance.now();
    const parent = start(port);
    parents.push(parent);
    const ready = await answers(port, parent);
    if (ready) waits.push(performance.now() - started);
    else refused += 1;
    const { pid } = JSON.parse(readFileSync(join(dataDir, 'postgres.lock'), 'utf8'));
    if (ready) process.kill(pid, 'SIGKILL');
    await sleep(500);
  }
} finally {
  for (const parent of parents) parent.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}
const [first = 0, ...again] = waits;
console.log(
  `${kills} kills: ${refused} starts refused; first start ${Math.round(first)} ms, ` +
    `again ${Math.round(Math.min(...again))} to ${Math.round(Math.max(...again))} ms`,
);
process.exitCode = refused > 0 ? 1 : 0;

/** A shell that starts the server and becomes `sleep`: a killed child of its stays a zombie. */
function start(port: number) {
  const server = [process.execPath, '--disable-warning=ExperimentalWarning', 'src/server/main.ts'];
  return spawn('sh', ['-c', '"$@" & exec sleep 3600', 'sh', ...server], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function answers(port: number, parent: ReturnType<typeof start>): Promise<boolean> {
  const said = once(parent.stderr, 'data').then(([text]) => String(text));
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const up = await fetch(`http://127.0.0.1:${port}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return true;
    const words = await Promise.race([said, sleep(50, '')]);
    if (words.includes('déjà ouverte')) return false;
  }
  return false;
}
