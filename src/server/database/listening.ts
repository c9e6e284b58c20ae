import { Client, escapeIdentifier } from 'pg';

/** A message of LISTEN/NOTIFY: ids and counts as JSON, never more (8 kB limit). */
export type Handler = (payload: string) => void;

/** Called after a gap in which messages may have been missed: read again what they announce. */
export type GapHandler = () => void;

interface Subscription {
  handler: Handler;
  onGap: GapHandler | undefined;
}

/** Who listens to what, whatever brings the messages. */
export class Channels {
  readonly #subscriptions = new Map<string, Set<Subscription>>();

  /** True when this is the channel's first listener. */
  add(channel: string, handler: Handler, onGap?: GapHandler): { first: boolean; remove(): void } {
    const known = this.#subscriptions.get(channel);
    const subscriptions = known ?? new Set();
    const subscription = { handler, onGap };
    this.#subscriptions.set(channel, subscriptions.add(subscription));
    return { first: known === undefined, remove: () => void subscriptions.delete(subscription) };
  }

  get names(): string[] {
    return [...this.#subscriptions.keys()];
  }

  deliver(channel: string, payload: string): void {
    for (const { handler } of this.#subscriptions.get(channel) ?? []) handler(payload);
  }

  announceGap(): void {
    for (const subscriptions of this.#subscriptions.values())
      for (const { onGap } of subscriptions) onGap?.();
  }
}

const FIRST_DELAY = 200;
const LONGEST_DELAY = 30_000;

/**
 * A connection of its own for LISTEN, made again with back-off from 200 ms
 * (docs/product.md, Notifications) when it breaks.
 */
export class ListeningConnection {
  readonly #connectionString: string;
  readonly #channels: Channels;
  #client: Promise<Client> | null = null;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(connectionString: string, channels: Channels) {
    this.#connectionString = connectionString;
    this.#channels = channels;
  }

  async listen(channel: string): Promise<void> {
    const client = await (this.#client ??= this.#connect());
    await client.query(`listen ${escapeIdentifier(channel)}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    const client = await this.#client?.catch(() => null);
    await client?.end();
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.#connectionString,
      keepAlive: true,
      application_name: 'encrier listen',
    });
    const lost = () => {
      this.#client = null;
      this.#reconnectAfter(FIRST_DELAY);
    };
    client.on('notification', ({ channel, payload }) =>
      this.#channels.deliver(channel, payload ?? ''),
    );
    // Unheard, the error would end the process; what follows it is `end`.
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      this.#client = null;
      throw error;
    }
    client.once('end', lost);
    return client;
  }

  #reconnectAfter(delay: number): void {
    if (this.#closed || this.#retry) return;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#reconnect().catch(() => this.#reconnectAfter(Math.min(delay * 2, LONGEST_DELAY)));
    }, delay);
    this.#retry.unref();
  }

  async #reconnect(): Promise<void> {
    for (const channel of this.#channels.names) await this.listen(channel);
    this.#channels.announceGap();
  }
}
