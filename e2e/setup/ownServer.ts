import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Client } from 'pg';
import { memoryFolder } from '../../src/testing/databases/memoryFolder.ts';
import { freePort } from '../../src/testing/freePort.ts';

const MOVED_CLOCK = './e2e/setup/movedClock.ts';

export interface OwnServer {
  base: string;
  /** Sets the clock of a server that was opened with one. */
  setClock: (instant: string) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * A server of a journey's own, for what the common ones do not know: a loopback Stripe, a provider,
 * another day. `environment` gets its address, which such a double may have to know first; `clock` is
 * where its clock stands at first, today without it.
 */
export async function openOwnServer(
  database: string,
  environment: (base: string) => Promise<Record<string, string>> | Record<string, string>,
  { clock }: { clock?: string } = {},
): Promise<OwnServer> {
  const folder = mkdtempSync(join(memoryFolder(), 'encrier-e2e-own-'));
  const port = String(await freePort());
  const base = `http://localhost:${port}`;
  const output: string[] = [];
  const server = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      ...(clock === undefined ? [] : ['--import', MOVED_CLOCK]),
      'src/server/main.ts',
    ],
    {
      env: {
        ...process.env,
        PORT: port,
        PUBLIC_URL: base,
        DATA_DIR: folder,
        DATABASE_URL: database === 'postgres' ? await newPostgresDatabase() : '',
        RATE_LIMITS: 'off',
        COMPANY_LOOKUP: 'off',
        VIES: 'off',
        LOG_LEVEL: 'warn',
        ...(clock !== undefined && { E2E_CLOCK: clock }),
        ...(await environment(base)),
      },
      stdio: ['ignore', 'pipe', 'pipe', ...(clock === undefined ? [] : (['ipc'] as const))],
    },
  );
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  }
  const isReady = async () => {
    if (server.exitCode !== null) throw new Error(`The server stopped:\n${output.join('')}`);
    const answer = await fetch(`${base}/ready`).catch(() => null);
    return answer?.ok ?? false;
  };
  // A crowded machine is slow, not wrong.
  await expect.poll(isReady, { timeout: 270_000 }).toBe(true);
  return {
    base,
    async setClock(instant) {
      const isSet = once(server, 'message');
      server.send(instant);
      await isSet;
    },
    close: () => close(server, folder),
  };
}

/** Beside that of the common server, on the PostgreSQL that `servers.ts` started. */
async function newPostgresDatabase(): Promise<string> {
  const given = process.env['E2E_POSTGRES'];
  // None on this machine: as the common server, over the embedded database.
  if (given === undefined) return '';
  const name = `own_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: given });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return given.replace('/postgres?', `/${name}?`);
}

async function close(server: ChildProcess, folder: string): Promise<void> {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.kill('SIGTERM')) await gone;
  rmSync(folder, { recursive: true, force: true });
}
