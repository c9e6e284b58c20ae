import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';
import { isStalePlan } from './prepared.ts';
import type { InTurn } from './turns.ts';
import type { Tables } from './types.ts';
import { isDatabaseAway } from './unavailable.ts';

/** All work for one signed-in user. */
export interface Tenant {
  /**
   * Runs `work` in one transaction as the restricted role, with `app.user_id` set: row-level
   * security then shows this user's rows only, even to a query that forgets to ask for them.
   * `work` may run again when the database asks for it (deadlock, lost connection): what it does
   * outside the transaction must bear that. Use nothing but `tx` inside.
   */
  run<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
}

const ATTEMPTS = 4;
const running = new AsyncLocalStorage<{ userId: string; begun: boolean }>();

/**
 * The user as whom the transaction that begins now runs; undefined for the owner's. Once only: what
 * a user's work leaves behind (a timer, a letter) begins the owner's transactions.
 */
export function takeBeginningTenant(): string | undefined {
  const tenant = running.getStore();
  if (!tenant || tenant.begun) return undefined;
  tenant.begun = true;
  return tenant.userId;
}

/** Throws inside `tenant.run`: work that is not the database's would hold up everybody there. */
export function requireNoTransaction(): void {
  if (running.getStore() !== undefined)
    throw new Error('called inside tenant.run: do this work before the transaction, or after it');
}

export function tenantOf(kysely: Kysely<Tables>, inTurn: InTurn, userId: string): Tenant {
  if (!userId) throw new Error('a tenant needs a user id');
  return {
    run: async (work) => {
      // The embedded database has one connection: the inner transaction would wait for the outer.
      if (running.getStore() !== undefined)
        throw new Error('tenant.run inside tenant.run: use the transaction you were given');
      for (let attempt = 1; ; attempt += 1) {
        const progress: Progress = { committing: false };
        try {
          return await inTurn(userId, () =>
            running.run({ userId, begun: false }, () => transact(kysely, work, progress)),
          );
        } catch (caught) {
          const error = progress.failure ?? caught;
          if (attempt >= ATTEMPTS || !mayRunAgain(error, progress.committing)) throw error;
        }
      }
    },
  };
}

interface Progress {
  committing: boolean;
  /** Why the transaction is given up; when the connection broke, its rollback fails too, and hides it. */
  failure?: unknown;
}

function transact<Result>(
  kysely: Kysely<Tables>,
  work: (tx: Transaction<Tables>) => Promise<Result>,
  progress: Progress,
): Promise<Result> {
  return kysely.transaction().execute(async (tx) => {
    try {
      const result = await work(tx);
      progress.committing = true;
      return result;
    } catch (error) {
      progress.failure = error;
      throw error;
    }
  });
}

/** serialization_failure, deadlock_detected: the transaction was rolled back for certain. */
const ROLLED_BACK = new Set(['40001', '40P01']);

function mayRunAgain(error: unknown, committing: boolean): boolean {
  const { code = '' } = error as { code?: string };
  if (ROLLED_BACK.has(code) || isStalePlan(error)) return true;
  // Lost before the commit was sent, nothing was kept; after, nobody knows.
  return !committing && isDatabaseAway(error);
}
