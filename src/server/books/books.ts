import type { Transaction } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/types.ts';
import type { Clock, Ids } from './clock.ts';

/** Who acts: a person, or the server by itself (a job, a letter that a stop interrupted). */
export type Actor = { userId: string } | 'server';

/** One account's books, open in one transaction: what every store and every act is given. */
export interface Books {
  tx: Transaction<Tables>;
  /** Whose rows: every query filters `user_id` by it, and row-level security does so again. */
  accountId: string;
  /** Who acts on them: for now the account's one person, or the server. */
  actor: Actor;
  /** The instant of everything this transaction writes. */
  now: Date;
  ids: Ids;
}

/** One account: its books open for one transaction at a time. */
export interface Account {
  id: string;
  /**
   * Does `work` in one transaction as the restricted role (`database/tenant.ts`). `work` may run
   * again when the database asks for it: what it does outside the transaction must bear that.
   */
  run<Result>(work: (books: Books) => Promise<Result>): Promise<Result>;
}

/** Where the account of somebody who acts is found. */
export interface Accounts {
  of(accountId: string, actor: Actor): Account;
}

interface Deps {
  database: Pick<Database, 'tenant'>;
  clock: Pick<Clock, 'now'>;
  ids: Ids;
}

export function accountsOf({ database, clock, ids }: Deps): Accounts {
  return {
    of: (id, actor) => ({
      id,
      run: (work) =>
        database.tenant(id).run((tx) => work({ tx, accountId: id, actor, now: clock.now(), ids })),
    }),
  };
}
