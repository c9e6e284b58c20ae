import { Worker } from 'node:worker_threads';
import type { Answer, Request } from './worker.ts';

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
  watchdog?: NodeJS.Timeout;
}

/** How long one statement may run; PGlite ignores `statement_timeout`. */
const STATEMENT_LIMIT = 30_000;
/** For what is long by nature: migrations and upkeep. */
const PATIENT_LIMIT = 600_000;

/** The worker thread that runs PostgreSQL: started when needed, again after it died. */
export class EmbeddedServer {
  readonly #directory: string;
  readonly #statementLimit: number;
  #worker: Promise<Worker> | null = null;
  /** The worker whose events count: one that was given up says nothing any more. */
  #current: Worker | null = null;
  /** Settles once the worker given up last has let go of the folder. */
  #left: Promise<unknown> = Promise.resolve();
  #waiting: Waiting[] = [];
  #patient = 0;
  #died: ((error: Error) => void)[] = [];

  constructor(directory: string, { statementLimit = STATEMENT_LIMIT } = {}) {
    this.#directory = directory;
    this.#statementLimit = statementLimit;
  }

  /** Ready to be spoken to; opens the folder when no worker holds it. */
  async start(): Promise<void> {
    await (this.#worker ??= this.#open());
  }

  /** Sends bytes of PostgreSQL's protocol; the answer is everything the server says to them. */
  async exchange(bytes: Uint8Array): Promise<Uint8Array> {
    const answer = await this.#ask({ kind: 'bytes', bytes });
    return answer.kind === 'bytes' ? answer.bytes : new Uint8Array();
  }

  /** The whole folder as tar.gz. The caller holds the one session, so that nothing is being written. */
  async archive(): Promise<Uint8Array> {
    const answer = await this.#ask({ kind: 'archive' });
    return answer.kind === 'bytes' ? answer.bytes : new Uint8Array();
  }

  /** Writes this worker has forced to the disk so far. */
  async syncs(): Promise<number> {
    const answer = await this.#ask({ kind: 'syncs' });
    return answer.kind === 'syncs' ? answer.syncs : 0;
  }

  /** Bytes of JavaScript values the worker keeps: PostgreSQL's own memory is not among them. */
  async heap(): Promise<number> {
    const worker = await (this.#worker ??= this.#open());
    const { used_heap_size: used } = await worker.getHeapStatistics();
    return used;
  }

  /** Runs work during which a statement may take minutes. */
  async patiently<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#patient += 1;
    try {
      return await work();
    } finally {
      this.#patient -= 1;
    }
  }

  /** Called once when the worker goes, however it goes. */
  onDeath(listener: (error: Error) => void): void {
    this.#died.push(listener);
  }

  async close(): Promise<void> {
    if (!this.#worker) {
      await this.#left;
      return;
    }
    const worker = await this.#worker;
    // The shutdown writes a checkpoint; if it fails, recovery does the same work at next start.
    await this.#ask({ kind: 'close' }).catch(() => undefined);
    await worker.terminate();
  }

  /** Two workers on one folder would destroy it: the next one waits for the last one's end. */
  async #open(): Promise<Worker> {
    await this.#left;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { directory: this.#directory },
    });
    this.#current = worker;
    await new Promise<void>((resolve, reject) => {
      this.#waiting.push({ resolve: () => resolve(), reject });
      worker.on('message', (answer: Answer) => {
        if (worker === this.#current) this.#settle(answer);
      });
      worker.on('error', (error) => this.#giveUp(worker, stopped(String(error), CRASHED)));
      worker.on('exit', () => this.#giveUp(worker, stopped('its worker ended', CRASHED)));
    });
    return worker;
  }

  async #ask(request: Request): Promise<Answer> {
    const worker = await (this.#worker ??= this.#open());
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      worker.postMessage(request, []);
      this.#watch(worker);
    });
  }

  /** The clock runs for the request being served, which is the oldest. */
  #watch(worker: Worker): void {
    const current = this.#waiting[0];
    if (!current || current.watchdog) return;
    const limit = this.#patient > 0 ? PATIENT_LIMIT : this.#statementLimit;
    current.watchdog = setTimeout(() => {
      this.#giveUp(worker, stopped(`a statement ran for more than ${limit / 1000} s`, CANCELED));
    }, limit);
    current.watchdog.unref();
  }

  #settle(answer: Answer): void {
    const done = this.#waiting.shift();
    clearTimeout(done?.watchdog);
    done?.resolve(answer);
    void this.#worker?.then((worker) => this.#watch(worker));
  }

  /** Ends the worker; everyone who waits for it gets an error. */
  #giveUp(worker: Worker, error: Error): void {
    if (worker !== this.#current) return;
    this.#current = null;
    this.#left = worker.terminate();
    const lost = this.#waiting;
    const listeners = this.#died;
    this.#worker = null;
    this.#waiting = [];
    this.#died = [];
    for (const { reject, watchdog } of lost) {
      clearTimeout(watchdog);
      reject(error);
    }
    for (const listener of listeners) listener(error);
  }
}

/** PostgreSQL's own codes: query_canceled, which nobody should try again, and crash_shutdown. */
const CANCELED = '57014';
const CRASHED = '57P02';

function stopped(why: string, code: string): Error {
  return Object.assign(new Error(`the embedded database stopped: ${why}`), { code });
}
