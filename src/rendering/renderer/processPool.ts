import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { type Asked, createFairQueue, type QueueLimits } from './fairQueue.ts';
import { RenderRefusal } from './refusals.ts';

export interface PoolOptions extends QueueLimits {
  /** The module each process runs; it answers every message with one `PoolAnswer`. */
  entry: URL;
  processes: number;
  /** A request taking longer has its process killed. */
  limitMs: number;
  /**
   * An owner who holds several places gives the last one back when somebody without any has waited
   * for so long; the request it served has its turn again later.
   */
  graceMs: number;
  /** A process above this is replaced after its answer: native memory is not all given back. */
  maxRssBytes: number;
}

/** What a process sends back for a request. */
export type PoolAnswer<Result> =
  | { ok: true; result: Result; rss: number }
  | { ok: false; message: string; rss: number };

/** Whose request it is, and what it may cost. */
export interface PoolOrder extends Asked {
  /** Instead of the pool's own limit. */
  limitMs?: number;
}

export interface ProcessPool<Request, Result> {
  /** Rejects with a `RenderRefusal`. */
  run(request: Request, order: PoolOrder): Promise<Result>;
  /** Ids of the processes alive now. */
  pids(): number[];
  close(): void;
}

interface Job<Request, Result> extends PoolOrder {
  request: Request;
  resolve(result: Result): void;
  reject(reason: RenderRefusal): void;
  crashes: number;
}

interface Worker<Request, Result> {
  child: ChildProcess;
  job: Job<Request, Result> | null;
  /** When it was given its job, in the order of the pool's gifts. */
  since: number;
  timer: NodeJS.Timeout | null;
}

/**
 * Child processes that each serve one request at a time, so that a crash of native code or a
 * render that never ends costs one process and not the server. They start when first needed and
 * never keep the program alive by themselves. Places are shared fairly among owners
 * (docs/decisions/027).
 */
export function createProcessPool<Request extends object, Result>(
  options: PoolOptions,
): ProcessPool<Request, Result> {
  const workers = new Set<Worker<Request, Result>>();
  const waiting = createFairQueue<Job<Request, Result>>(options);
  let reclaiming: NodeJS.Timeout | null = null;
  let given = 0;
  let closed = false;

  return { run, pids, close };

  function run(request: Request, order: PoolOrder): Promise<Result> {
    if (closed) return Promise.reject(closedRefusal());
    return new Promise<Result>((resolve, reject) => {
      const outcome = waiting.add({ ...order, request, resolve, reject, crashes: 0 });
      if (outcome === 'taken') dispatch();
      else reject(crowdedRefusal(outcome, waiting.size()));
    });
  }

  function pids(): number[] {
    return [...workers].flatMap(({ child }) => child.pid ?? []);
  }

  function close(): void {
    closed = true;
    watchBorrowers();
    for (const job of waiting.drain()) job.reject(closedRefusal());
    for (const worker of workers) {
      release(worker)?.reject(closedRefusal());
      dismiss(worker);
    }
  }

  function dispatch(): void {
    while (waiting.size() > 0) {
      const worker = idleWorker();
      if (worker === null) break;
      const job = waiting.next(held());
      if (job !== null) give(worker, job);
    }
    watchBorrowers();
  }

  /** How many places each owner holds. */
  function held(): Map<string, number> {
    const places = new Map<string, number>();
    for (const { job } of workers) {
      if (job !== null) places.set(job.owner, (places.get(job.owner) ?? 0) + 1);
    }
    return places;
  }

  /** Runs while somebody without a place waits for one that another owner holds beside others. */
  function watchBorrowers(): void {
    if (closed || borrowed(held()) === null) {
      if (reclaiming !== null) clearTimeout(reclaiming);
      reclaiming = null;
    } else {
      reclaiming ??= setTimeout(reclaim, options.graceMs).unref();
    }
  }

  function reclaim(): void {
    reclaiming = null;
    const worker = borrowed(held());
    const job = worker && release(worker);
    if (worker && job) {
      dismiss(worker);
      waiting.putBack(job);
    }
    dispatch();
  }

  /** The place given last to an owner who holds several, while somebody without any waits. */
  function borrowed(places: ReadonlyMap<string, number>): Worker<Request, Result> | null {
    if (!waiting.somebodyWaitsWithout(places)) return null;
    const lent = [...workers].filter(({ job }) => job && (places.get(job.owner) ?? 0) > 1);
    return lent.toSorted((a, b) => b.since - a.since)[0] ?? null;
  }

  function idleWorker(): Worker<Request, Result> | null {
    for (const worker of workers) if (worker.job === null) return worker;
    return workers.size < options.processes ? hire() : null;
  }

  function hire(): Worker<Request, Result> {
    const child = fork(options.entry, {
      // Structured clone: PDF bytes cross as bytes.
      serialization: 'advanced',
      env: childEnvironment(),
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    giveWay(child);
    const worker: Worker<Request, Result> = { child, job: null, since: 0, timer: null };
    workers.add(worker);
    child.on('message', (answer) => receive(worker, answer as PoolAnswer<Result>));
    child.once('error', () => lose(worker));
    child.once('exit', () => lose(worker));
    child.unref();
    child.channel?.unref();
    return worker;
  }

  function give(worker: Worker<Request, Result>, job: Job<Request, Result>): void {
    const limitMs = job.limitMs ?? options.limitMs;
    worker.job = job;
    worker.since = given += 1;
    worker.timer = setTimeout(() => expire(worker, limitMs), limitMs);
    worker.child.channel?.ref();
    // A process that died while idle: its exit event will find the job and give it to another.
    worker.child.send(job.request, (error) => {
      if (error) lose(worker);
    });
  }

  function receive(worker: Worker<Request, Result>, answer: PoolAnswer<Result>): void {
    const job = release(worker);
    if (answer.rss > options.maxRssBytes) dismiss(worker);
    if (answer.ok) job?.resolve(answer.result);
    else job?.reject(new RenderRefusal('render_failed', answer.message));
    dispatch();
  }

  function expire(worker: Worker<Request, Result>, limitMs: number): void {
    // Not tried again: what took too long once would block a second process as long.
    release(worker)?.reject(new RenderRefusal('render_timeout', `no answer within ${limitMs} ms`));
    dismiss(worker);
    dispatch();
  }

  function lose(worker: Worker<Request, Result>): void {
    const job = release(worker);
    dismiss(worker);
    if (job !== null) {
      job.crashes += 1;
      // Once more, in a fresh process: the crash may have been another document's doing.
      if (job.crashes < 2 && !closed) waiting.putBack(job);
      else job.reject(new RenderRefusal('render_crashed', 'the renderer process died'));
    }
    dispatch();
  }

  function release(worker: Worker<Request, Result>): Job<Request, Result> | null {
    const { job } = worker;
    if (worker.timer !== null) clearTimeout(worker.timer);
    worker.timer = null;
    worker.job = null;
    worker.child.channel?.unref();
    return job;
  }

  function dismiss(worker: Worker<Request, Result>): void {
    workers.delete(worker);
    worker.child.kill('SIGKILL');
  }
}

/** Where processors are few, a page may wait for a list's few milliseconds, not the other way round. */
function giveWay({ pid }: ChildProcess): void {
  // Without an id it never started; its error event says so.
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A container may forbid it: pages are drawn all the same, and others wait a little longer.
  }
}

/** No secret: only where Node keeps what it has compiled, lest each process do it anew. */
function childEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

function crowdedRefusal(bound: 'full' | 'owner_full', waiting: number): RenderRefusal {
  return bound === 'full'
    ? new RenderRefusal('renderer_busy', `${waiting} renders are already waiting`)
    : new RenderRefusal('renderer_owner_busy', 'too many renders of one owner are waiting');
}

function closedRefusal(): RenderRefusal {
  return new RenderRefusal('renderer_closed', 'the renderer is closed');
}
