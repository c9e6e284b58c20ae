import { readFileSync, readdirSync } from 'node:fs';

interface ProcessState {
  life: 'alive' | 'dying' | 'dead';
  /** Clock ticks from boot to the start of the process, with the boot's id; null where unknown. */
  started: string | null;
}

/**
 * Whether a process still does anything. Linux tells it in /proc; elsewhere a process counts as
 * alive as long as it has its number.
 */
export function stateOfProcess(pid: number): ProcessState {
  if (!hasNumber(pid)) return { life: 'dead', started: null };
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in field 2 may hold spaces: the fields are counted from behind its parenthesis.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return { life: lifeOf(pid, fields), started: `${boot}:${fields[START_TICKS]}` };
  } catch {
    // No /proc on this system, or the process ended between the two looks.
    return { life: hasNumber(pid) ? 'alive' : 'dead', started: null };
  }
}

// `man 5 proc_pid_stat`, counted from its field 3.
const STATE = 0;
const FLAGS = 6;
const START_TICKS = 19;
/** PF_EXITING of the kernel: the thread runs none of its program any more. */
const EXITING = 0x4;
const SIGKILL_PENDING = 1n << 8n;

function lifeOf(pid: number, fields: readonly string[]): ProcessState['life'] {
  // A process that has ended keeps its number until its parent asks for its end: Z, a zombie.
  // Its first thread may end before the others, which may still be writing.
  if ('ZX'.includes(fields[STATE] ?? '')) return threadsOf(pid) > 1 ? 'dying' : 'dead';
  if (Number(fields[FLAGS]) & EXITING || killIsPending(pid)) return 'dying';
  return 'alive';
}

function threadsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).length;
}

/** SIGKILL was sent and not yet obeyed: the process waits for a disk, or for the processor. */
function killIsPending(pid: number): boolean {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return [...status.matchAll(/^(?:Sig|Shd)Pnd:\s*([0-9a-f]+)$/gm)].some(
    ([, pending]) => (BigInt(`0x${pending}`) & SIGKILL_PENDING) !== 0n,
  );
}

function hasNumber(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
