import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { stateOfProcess } from './processState.ts';

/** A second process on one folder: PGlite has no lock of its own and loses rows silently (upstream issue 1106). */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError';

  constructor(path: string, pid: number) {
    super(
      `La base de données est déjà ouverte par un autre processus (n° ${pid}, verrou ${path}). ` +
        `Arrêtez-le, ou choisissez un autre DATA_DIR.\n` +
        `The database is already open in another process (pid ${pid}, lock ${path}). ` +
        `Stop it, or choose another DATA_DIR.`,
    );
  }
}

interface Holder {
  pid: number;
  /** When the process started, where the system says so: another process may have got its pid. */
  started: string | null;
  host: string;
  token: string;
}

const heldHere = new Set<string>();

/** How long a process that was killed may take to be gone: its threads finish their last write. */
const DYING_LIMIT = 10_000;
const LOOK_AGAIN = 50;

/**
 * Takes the lock file; the answer releases it. A living holder is refused at once
 * ({@link DatabaseInUseError}), a dying one is waited for, a dead one's lock is taken over.
 */
export async function lockDirectory(path: string): Promise<() => void> {
  const mine: Holder = {
    pid: process.pid,
    started: stateOfProcess(process.pid).started,
    host: hostname(),
    token: randomUUID(),
  };
  if (!create(path, mine)) {
    const holder = read(path);
    if (holder) await awaitEnd(holder, path);
    removeStale(path, holder);
    if (!create(path, mine)) throw new DatabaseInUseError(path, read(path)?.pid ?? 0);
  }
  heldHere.add(path);
  return () => {
    heldHere.delete(path);
    if (read(path)?.token === mine.token) rmSync(path, { force: true });
  };
}

/** Creates the file with its content in one step: nobody ever reads half a lock. */
function create(path: string, holder: Holder): boolean {
  const draft = `${path}.${holder.token}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Moves the dead process's lock aside, then looks at what was moved: if another process was
 * faster and this is its fresh lock, it goes back and that process keeps the folder.
 */
function removeStale(path: string, stale: Holder | null): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = read(aside);
  if (moved && moved.token !== stale?.token) linkSync(aside, path);
  rmSync(aside, { force: true });
}

function read(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

async function awaitEnd(holder: Holder, path: string): Promise<void> {
  for (let waited = 0; ; waited += LOOK_AGAIN) {
    const life = lifeOf(holder, path);
    if (life === 'dead') return;
    if (life === 'alive' || waited >= DYING_LIMIT) throw new DatabaseInUseError(path, holder.pid);
    await sleep(LOOK_AGAIN);
  }
}

function lifeOf(holder: Holder, path: string): 'alive' | 'dying' | 'dead' {
  // After a restart in a container the new process often has the very pid of the old one.
  if (holder.pid === process.pid && holder.host === hostname()) {
    return heldHere.has(path) ? 'alive' : 'dead';
  }
  const { life, started } = stateOfProcess(holder.pid);
  // The number was given to another program.
  if (holder.started !== null && holder.started !== started) return 'dead';
  return life;
}
