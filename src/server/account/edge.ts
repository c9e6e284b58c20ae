import type { Kysely } from 'kysely';
import type { Auth } from './auth.ts';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/database/types.ts';
import type { Clock } from '#server/books/clock.ts';
import type { RateLimiter } from '#server/limits.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { Sessions } from '#server/http/session.ts';

/** What stands between a request and better-auth. */
export interface AuthEdge {
  auth: Auth;
  db: Kysely<Tables>;
  clock: Clock;
  config: Config;
  limits: RateLimiter;
  mail: Mail;
  sessions: Sessions;
  inBackground: (work: Promise<unknown>) => void;
}
