import { Duplex } from 'node:stream';
import type { EmbeddedServer } from './server.ts';

/** Types of the messages after which the server answers: Query and Sync. */
const QUERY = 0x51;
const SYNC = 0x53;
const TERMINATE = 0x58;

/**
 * Stands where `pg` expects a network socket and carries its bytes to the worker. Messages are
 * gathered up to the one that asks for an answer, so that a statement is one trip and not five.
 */
export class EmbeddedSocket extends Duplex {
  readonly #server: EmbeddedServer;
  #gathered: Buffer[] = [];
  #started = false;

  constructor(server: EmbeddedServer) {
    super();
    this.#server = server;
  }

  connect(): this {
    this.#server.start().then(
      () => {
        this.#server.onDeath((error) => this.destroy(error));
        this.emit('connect');
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#gathered.push(chunk);
    if (this.#started && chunk[0] === TERMINATE) {
      this.#gathered = [];
      this.push(null);
      return done();
    }
    if (this.#started && !asksForAnswer(chunk)) return done();
    const bytes = Buffer.concat(this.#gathered);
    this.#gathered = [];
    // The first message is the start-up packet, which has no type. A client that was thrown away
    // may have left its transaction open in the one session there is.
    const packets = this.#started ? [bytes] : [ROLLBACK, bytes];
    this.#started = true;
    this.#send(packets).then(
      (answer) => {
        this.push(answer);
        done();
      },
      (error: Error) => done(error),
    );
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  // What a network socket has and `pg` calls.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  /** Only the last packet's answer is for the client. */
  async #send(packets: Buffer[]): Promise<Uint8Array> {
    let answer = new Uint8Array();
    for (const packet of packets) answer = new Uint8Array(await this.#server.exchange(packet));
    return answer;
  }
}

/** A chunk holds whole messages: a type, a length that counts itself, a body. */
function asksForAnswer(chunk: Buffer): boolean {
  let last = 0;
  for (let at = 0; at < chunk.length; at += 1 + chunk.readUInt32BE(at + 1)) last = chunk[at] ?? 0;
  return last === QUERY || last === SYNC;
}

const ROLLBACK = Buffer.from('Q\0\0\0\x0drollback\0', 'latin1');
