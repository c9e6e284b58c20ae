/** Who asks for a render, and whether somebody looks at the screen for it. */
export interface Asked {
  /** Places are shared among owners: a user's id. */
  owner: string;
  /** Part of an export: gives way to what a person waits for. */
  background: boolean;
}

export interface QueueLimits {
  /** Jobs waiting, of all owners together. */
  maxWaiting: number;
  /** Jobs waiting of one owner, those of exports counted apart. */
  maxWaitingPerOwner: number;
}

/** How many places each owner holds now; an owner without any may be absent. */
export type Held = ReadonlyMap<string, number>;

export interface FairQueue<Job extends Asked> {
  /** Takes the job into the queue, or says which bound refuses it. */
  add(job: Job): 'taken' | 'full' | 'owner_full';
  /** Puts back a job that has already had its turn: the first of its owner's, within any bound. */
  putBack(job: Job): void;
  /** Takes out the job whose turn it is; null when none waits. */
  next(held: Held): Job | null;
  /** Whether an owner who holds no place waits for one. */
  somebodyWaitsWithout(held: Held): boolean;
  /** Takes out all jobs. */
  drain(): Job[];
  size(): number;
}

type Kind = 'single' | 'background';
type Line<Job> = Record<Kind, Job[]>;

/** Singles in a row that may pass a waiting export before one of its renders has its turn. */
const SINGLES_IN_A_ROW = 8;
/** Owners whose last turn is known; one who is not among them has waited long enough. */
const REMEMBERED = 1_000;

/**
 * Waiting renders, shared out fairly (docs/decisions/027): first to the owner who holds the fewest
 * places, then to what a person waits for before exports, then to the owner served the longest ago.
 */
export function createFairQueue<Job extends Asked>(limits: QueueLimits): FairQueue<Job> {
  const lines = new Map<string, Line<Job>>();
  /** When each owner last had a turn, the longest ago first. */
  const turns = new Map<string, number>();
  let turn = 0;
  let size = 0;
  let passedExports = 0;

  return { add, putBack, next, somebodyWaitsWithout, drain, size: () => size };

  function add(job: Job) {
    if (size >= limits.maxWaiting) return 'full';
    const line = lineOf(job.owner)[kindOf(job)];
    if (line.length >= limits.maxWaitingPerOwner) return 'owner_full';
    line.push(job);
    size += 1;
    return 'taken';
  }

  function putBack(job: Job): void {
    lineOf(job.owner)[kindOf(job)].unshift(job);
    size += 1;
  }

  function next(held: Held): Job | null {
    const preferred: Kind = passedExports < SINGLES_IN_A_ROW ? 'single' : 'background';
    const candidates = [...lines].map(([owner, line]) => {
      const kind = line[preferred].length > 0 ? preferred : other(preferred);
      return { owner, kind, places: held.get(owner) ?? 0, turn: turns.get(owner) ?? 0 };
    });
    const [first] = candidates.toSorted(
      (a, b) =>
        a.places - b.places ||
        Number(b.kind === preferred) - Number(a.kind === preferred) ||
        a.turn - b.turn,
    );
    return first ? take(first.owner, first.kind) : null;
  }

  function take(owner: string, kind: Kind): Job | null {
    const line = lineOf(owner);
    const job = line[kind].shift() ?? null;
    size -= 1;
    if (line.single.length + line.background.length === 0) lines.delete(owner);
    remember(owner);
    passedExports = kind === 'single' && exportsWait() ? passedExports + 1 : 0;
    return job;
  }

  function remember(owner: string): void {
    turn += 1;
    turns.delete(owner);
    turns.set(owner, turn);
    const [longestAgo] = turns.keys();
    if (turns.size > REMEMBERED && longestAgo !== undefined) turns.delete(longestAgo);
  }

  function exportsWait(): boolean {
    return [...lines.values()].some(({ background }) => background.length > 0);
  }

  function somebodyWaitsWithout(held: Held): boolean {
    return [...lines.keys()].some((owner) => (held.get(owner) ?? 0) === 0);
  }

  function drain(): Job[] {
    const jobs = [...lines.values()].flatMap(({ single, background }) => [
      ...single,
      ...background,
    ]);
    lines.clear();
    size = 0;
    return jobs;
  }

  function lineOf(owner: string): Line<Job> {
    const line = lines.get(owner) ?? { single: [], background: [] };
    lines.set(owner, line);
    return line;
  }
}

function kindOf({ background }: Asked): Kind {
  return background ? 'background' : 'single';
}

function other(kind: Kind): Kind {
  return kind === 'single' ? 'background' : 'single';
}
