import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { memoryFolder } from './memoryFolder.ts';

/** A PostgreSQL of the tests' own: temporary folder, UNIX socket (no port to collide on). */
export interface RunningPostgres {
  version: string;
  /** Address of one of its databases. */
  url(database: string, user?: string): string;
  /** Ends every one of its processes at once with SIGKILL, as a crash of the machine would. */
  crash(): Promise<void>;
  /** Starts it again on the same folder after `crash`; resolves once it has recovered. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the system's newest PostgreSQL, or answers why it cannot. The settings are those of tests,
 * to which nothing needs to survive; `AS_SHIPPED` is for what measures or breaks it.
 */
export async function startPostgres(
  settings: Record<string, string> = FAST,
): Promise<RunningPostgres | { missing: string }> {
  const programs = findPrograms();
  if (!programs) return { missing: 'no PostgreSQL ≥ 15 in /usr/lib/postgresql' };
  const user = unprivilegedUser();
  const wanted = settings === FAST ? memoryFolder() : tmpdir();
  // A socket's path may not exceed 107 bytes.
  const base = wanted.length < 60 ? wanted : '/tmp';
  const folder = mkdtempSync(join(base, 'encrier-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return { missing: `initdb failed: ${made.stderr || made.error?.message}` };
  }
  const given = Object.entries({
    ...settings,
    listen_addresses: '',
    unix_socket_directories: folder,
  });
  const start = () =>
    spawn(
      join(programs, 'postgres'),
      ['-D', data, ...given.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...user, cwd: folder, stdio: 'ignore' },
    );
  let server = start();
  const url = (database: string, role = SUPERUSER) =>
    `postgres://${role}@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const stop = async () => {
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const version = await waitUntilReady(url('postgres'), server);
    return {
      version,
      url,
      crash: () => crashed(server),
      async restart() {
        server = start();
        await waitUntilReady(url('postgres'), server);
      },
      stop,
    };
  } catch (error) {
    await stop();
    return { missing: (error as Error).message };
  }
}

const SUPERUSER = 'postgres';
/** Nothing of a test needs to survive a power cut. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
  shared_buffers: '64MB',
};
/** Every commit forced to the disk, autovacuum, a cache as on a small server. */
export const AS_SHIPPED = { max_connections: '300', shared_buffers: '512MB' };

function findPrograms(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map(Number) : [];
  const newest = versions.filter((version) => version >= 15).toSorted((a, b) => b - a);
  return (
    newest
      .map((version) => join(root, String(version), 'bin'))
      .find((path) => existsSync(join(path, 'initdb'))) ?? null
  );
}

/** PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = lines.find((one) => one.startsWith('postgres:')) ?? 'nobody:x:65534:65534';
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

async function waitUntilReady(connectionString: string, server: ChildProcess): Promise<string> {
  const limit = Date.now() + 120_000;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`postgres ended with code ${server.exitCode}`);
    const client = new Client({ connectionString });
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version ?? '';
    } catch (error) {
      if (Date.now() > limit) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** The postmaster first, which would otherwise see its backends die and clean up after them. */
async function crashed(server: ChildProcess): Promise<void> {
  const backends = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8');
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  for (const pid of backends.split(' ').filter(Boolean)) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It saw the postmaster go and left by itself.
    }
  }
  await exit;
}

/** SIGQUIT: at once, without a last checkpoint, since the folder goes anyway. */
async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGQUIT');
  await exit;
}
