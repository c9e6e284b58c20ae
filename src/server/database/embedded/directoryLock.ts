import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

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
  /** When the process started, where the system tells: a pid alone may have been given again. */
  started: string | null;
  host: string;
  token: string;
}

const heldHere = new Set<string>();

/** Takes the lock file or throws {@link DatabaseInUseError}; the answer releases it. */
export function lockDirectory(path: string): () => void {
  const mine: Holder = {
    pid: process.pid,
    started: startOf(process.pid),
    host: hostname(),
    token: randomUUID(),
  };
  if (!create(path, mine)) {
    const holder = read(path);
    if (holder && isAlive(holder, path)) throw new DatabaseInUseError(path, holder.pid);
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

function isAlive(holder: Holder, path: string): boolean {
  // After a restart in a container the new process often has the very pid of the old one.
  if (holder.pid === process.pid && holder.host === hostname()) return heldHere.has(path);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return holder.started === null || holder.started === startOf(holder.pid);
}

/** Clock ticks from boot to the start of a process, with the boot's id; null where unknown. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22; the name in field 2 may hold spaces, so counting starts behind its parenthesis.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${ticks}`;
  } catch {
    return null;
  }
}
