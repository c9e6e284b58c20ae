import type { Log } from '#server/log.ts';

/** One event for one user's screens. */
export interface LiveEvent {
  event: 'notification' | 'subscription' | 'export';
  data: unknown;
  /** What a client that reconnects gives back as `Last-Event-ID`. */
  id?: string;
}

/** One open screen. `send` returns false once it cannot keep up. */
export interface Listener {
  send(event: LiveEvent): boolean;
  close(): void;
}

/** A person rarely has more screens open; the oldest gives way. */
const MAX_LISTENERS_PER_USER = 12;

/** Hands each user's events to that user's open screens, on this server. */
export class EventHub {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  get size() {
    let size = 0;
    for (const listeners of this.#listeners.values()) size += listeners.size;
    return size;
  }

  /** Whether anyone here waits for this user's events. */
  has(userId: string) {
    return this.#listeners.has(userId);
  }

  join(userId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(userId) ?? new Set();
    this.#listeners.set(userId, listeners);
    listeners.add(listener);
    const [oldest] = listeners;
    if (listeners.size > MAX_LISTENERS_PER_USER && oldest) this.#drop(userId, oldest);
    return () => this.#leave(userId, listener);
  }

  tell(userId: string, event: LiveEvent) {
    for (const listener of this.#listeners.get(userId) ?? []) {
      if (listener.send(event)) continue;
      this.#log.info({ userId }, 'a screen that reads too slowly was dropped; it will reconnect');
      this.#drop(userId, listener);
    }
  }

  /** Ends every stream; screens reconnect and read again what they may have missed. */
  close() {
    for (const [userId, listeners] of this.#listeners) {
      for (const listener of listeners) this.#drop(userId, listener);
    }
  }

  #drop(userId: string, listener: Listener) {
    this.#leave(userId, listener);
    listener.close();
  }

  #leave(userId: string, listener: Listener) {
    const listeners = this.#listeners.get(userId);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.#listeners.delete(userId);
  }
}
