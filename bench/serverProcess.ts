/** Servers as processes of their own, as `npm start` runs them, for what a bench does to them from outside. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#testing/freePort.ts';

export type ServerProcess = Awaited<ReturnType<typeof startServer>>;

/** Resolves once `/ready` says yes. */
export async function startServer(environment: Record<string, string>) {
  const port = Number(environment['PORT'] ?? (await freePort()));
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=8', '--disable-warning=ExperimentalWarning', 'src/server/main.ts'],
    {
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...environment, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`the server left with code ${child.exitCode}`);
    await sleep(50);
  }
  return {
    port,
    url,
    /** Megabytes resident: this process, and the renderers it started. */
    memory: () => ({ server: residentOf(child.pid), renderers: residentOfChildren(child.pid) }),
    /** Seconds of processor this process has used so far, its threads included, renderers not. */
    processor: () => processorOf(child.pid),
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}

function residentOf(pid: number | undefined): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return (Number(pages) * 4096) / 1e6;
}

function residentOfChildren(pid: number | undefined): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return children.filter(Boolean).reduce((sum, child) => sum + residentOf(Number(child)), 0);
}

/** Seconds of processor a process has used so far, its threads included (Linux). */
export function processorOf(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name in brackets: utime and stime are the 12th and 13th fields, in hundredths.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
