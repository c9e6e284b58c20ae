import { type ChildProcess, fork } from 'node:child_process';
import { RenderRefusal } from './refusals.ts';

export interface PoolOptions {
  /** The module each process runs; it answers every message with one `PoolAnswer`. */
  entry: URL;
  processes: number;
  /** A request taking longer has its process killed. */
  limitMs: number;
  /** Requests waiting beyond this are refused at once rather than served too late. */
  maxWaiting: number;
  /** A process above this is replaced after its answer: native memory is not all given back. */
  maxRssBytes: number;
}

/** What a process sends back for a request. */
export type PoolAnswer<Result> =
  | { ok: true; result: Result; rss: number }
  | { ok: false; message: string; rss: number };

export interface ProcessPool<Request, Result> {
  run(request: Request): Promise<Result>;
  /** Ids of the processes alive now. */
  pids(): number[];
  close(): void;
}

interface Job<Request, Result> {
  request: Request;
  resolve(result: Result): void;
  reject(reason: RenderRefusal): void;
  crashes: number;
}

interface Worker<Request, Result> {
  child: ChildProcess;
  job: Job<Request, Result> | null;
  timer: NodeJS.Timeout | null;
}

/**
 * Child processes that each serve one request at a time, so that a crash of native code or a
 * render that never ends costs one process and not the server. They start when first needed and
 * never keep the program alive by themselves.
 */
export function createProcessPool<Request extends object, Result>(
  options: PoolOptions,
): ProcessPool<Request, Result> {
  const workers = new Set<Worker<Request, Result>>();
  const waiting: Job<Request, Result>[] = [];
  let closed = false;

  return { run, pids, close };

  function run(request: Request): Promise<Result> {
    if (closed) return Promise.reject(closedRefusal());
    if (waiting.length >= options.maxWaiting) {
      return Promise.reject(
        new RenderRefusal('renderer_busy', `${waiting.length} renders are already waiting`),
      );
    }
    return new Promise<Result>((resolve, reject) => {
      waiting.push({ request, resolve, reject, crashes: 0 });
      dispatch();
    });
  }

  function pids(): number[] {
    return [...workers].flatMap(({ child }) => child.pid ?? []);
  }

  function close(): void {
    closed = true;
    for (const job of waiting.splice(0)) job.reject(closedRefusal());
    for (const worker of workers) {
      release(worker)?.reject(closedRefusal());
      dismiss(worker);
    }
  }

  function dispatch(): void {
    while (waiting.length > 0) {
      const worker = idleWorker();
      if (worker === null) return;
      const job = waiting.shift();
      if (job !== undefined) give(worker, job);
    }
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
    const worker: Worker<Request, Result> = { child, job: null, timer: null };
    workers.add(worker);
    child.on('message', (answer) => receive(worker, answer as PoolAnswer<Result>));
    child.once('error', () => lose(worker));
    child.once('exit', () => lose(worker));
    child.unref();
    child.channel?.unref();
    return worker;
  }

  function give(worker: Worker<Request, Result>, job: Job<Request, Result>): void {
    worker.job = job;
    worker.timer = setTimeout(() => expire(worker), options.limitMs);
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

  function expire(worker: Worker<Request, Result>): void {
    // Not tried again: what took too long once would block a second process as long.
    release(worker)?.reject(
      new RenderRefusal('render_timeout', `no answer within ${options.limitMs} ms`),
    );
    dismiss(worker);
    dispatch();
  }

  function lose(worker: Worker<Request, Result>): void {
    const job = release(worker);
    dismiss(worker);
    if (job !== null) {
      job.crashes += 1;
      // Once more, in a fresh process: the crash may have been another document's doing.
      if (job.crashes < 2 && !closed) waiting.unshift(job);
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

/** No secret: only where Node keeps what it has compiled, lest each process do it anew. */
function childEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
}

function closedRefusal(): RenderRefusal {
  return new RenderRefusal('renderer_closed', 'the renderer is closed');
}
