/**
 * `node bench/start.ts [times]`: from the process to its first answer, on a new data folder and on
 * one that exists, and the memory it holds at rest. Ports and folders of its own.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#testing/freePort.ts';

const times = Number(process.argv[2] ?? 5);
const REST = 5_000;

const first: Run[] = [];
const again: Run[] = [];
for (let round = 0; round < times; round += 1) {
  const dataDir = mkdtempSync(join(tmpdir(), 'encrier-start-'));
  first.push(await run(dataDir));
  again.push(await run(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
}
print('new data folder', first);
print('existing data folder', again);

interface Run {
  /** Milliseconds until `/ready` says yes. */
  ready: number;
  /** Megabytes, five seconds after. */
  memory: number;
}

async function run(dataDir: string): Promise<Run> {
  const port = await freePort();
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=8', '--disable-warning=ExperimentalWarning', 'src/server/main.ts'],
    {
      env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
      stdio: 'ignore',
    },
  );
  const url = `http://127.0.0.1:${port}/ready`;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) break;
    if (child.exitCode !== null) throw new Error(`the server left with code ${child.exitCode}`);
    await sleep(20);
  }
  const ready = performance.now() - start;
  await sleep(REST);
  const [, pages] = readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ');
  child.kill('SIGTERM');
  await once(child, 'close');
  return { ready, memory: (Number(pages) * 4096) / 1e6 };
}

function print(name: string, runs: Run[]): void {
  const ready = median(runs.map((each) => each.ready));
  const memory = median(runs.map((each) => each.memory));
  console.log(
    `${name.padEnd(22)} ready after ${ready} ms, at rest ${memory} MB (medians of ${runs.length})`,
  );
}

function median(values: number[]): string {
  return (values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0).toFixed(0);
}
