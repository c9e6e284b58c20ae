import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FullConfig } from '@playwright/test';
import { memoryFolder } from '../../src/testing/databases/memoryFolder.ts';
import { startPostgres } from '../../src/testing/databases/postgresProgram.ts';

interface Running {
  child: ChildProcess;
  output: string[];
}

/**
 * The application as `npm start` serves it, twice: over the embedded database and over PostgreSQL,
 * each with a folder of its own.
 */
export default async function setup(config: FullConfig): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(memoryFolder(), 'encrier-e2e-'));
  const postgres = await startPostgres();
  if ('missing' in postgres && process.env['ENCRIER_CHECKERS'] === 'required') {
    throw new Error(`PostgreSQL is required here: ${postgres.missing}`);
  }
  // For journeys that open a server of their own (ownServer.ts): workers inherit it.
  if ('url' in postgres) process.env['E2E_POSTGRES'] = postgres.url('postgres');
  const servers: Running[] = [];
  for (const { name, use } of config.projects) {
    const port = new URL(use.baseURL ?? '').port;
    const databaseUrl = name === 'postgres' && 'url' in postgres ? postgres.url('postgres') : null;
    servers.push(startServer(port, join(folder, name), databaseUrl));
  }
  await Promise.all(
    config.projects.map(({ use }, index) => ready(use.baseURL ?? '', servers[index] as Running)),
  );
  return async () => {
    await Promise.all(servers.map(stopServer));
    if ('stop' in postgres) await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

function startServer(port: string, dataDir: string, databaseUrl: string | null): Running {
  const output: string[] = [];
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'],
    {
      env: {
        ...process.env,
        PORT: port,
        PUBLIC_URL: `http://localhost:${port}`,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        // Every journey comes from one address: the limits have tests of their own.
        RATE_LIMITS: 'off',
        // Nobody outside is asked: firstRun.spec.ts opens a server with a directory of its own.
        COMPANY_LOOKUP: 'off',
        VIES: 'off',
        LOG_LEVEL: 'warn',
        CONTACT_EMAIL: 'contact@encrier.example',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  return { child, output };
}

async function ready(url: string, { child, output }: Running): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error(`The server at ${url} did not get ready:\n${output.join('')}`);
}

async function stopServer({ child, output }: Running): Promise<void> {
  if (child.exitCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await gone;
    clearTimeout(forced);
  }
  // What the servers complained of, beside the failures it may explain.
  const complaints = output.join('');
  if (!complaints.includes('"level":50')) return;
  mkdirSync('.cache', { recursive: true });
  writeFileSync(`.cache/server-${child.pid}.log`, complaints);
}
