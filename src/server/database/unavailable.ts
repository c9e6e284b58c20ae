import { sql, type Kysely } from 'kysely';
import type { Tables } from './types.ts';

/**
 * Whether the database is away: PostgreSQL shutting down, crashed or starting, the network between,
 * or a connection that broke under the statement. Tried again later, the same work may succeed.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '', syscall = '' } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (AWAY.has(code) || code.startsWith('08')) return true;
  // The folder of a UNIX socket without its socket: PostgreSQL was stopped in good order.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return MESSAGES.some((start) => message.startsWith(start));
}

/** Throws what the database itself says while it is away, for a caller whom a library has hidden it from. */
export async function askDatabase(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Whether the database found no room on its disk: it keeps what it has and takes nothing new. */
export function isDiskFull(error: unknown): boolean {
  const { code = '' } = (error ?? {}) as { code?: string };
  return FULL.has(code);
}

/** admin_shutdown, crash_shutdown, cannot_connect_now; then what the system says of a connection. */
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);

/** `pg` gives these no code: the connection broke, was broken already, or none could be had. */
const MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error',
  'timeout exceeded when trying to connect',
];

/** disk_full; then the system's own codes: no space left, quota reached, file too large. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);
