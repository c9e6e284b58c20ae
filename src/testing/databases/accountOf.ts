import { accountsOf, type Account } from '#server/books/books.ts';
import { systemClock, uuidIds } from '#server/books/clock.ts';
import type { Database } from '#server/database/connect.ts';

/** An account as its one person acts on it, for a test that calls a store by itself. */
export function accountOf(database: Pick<Database, 'tenant'>, id: string): Account {
  return accountsOf({ database, clock: systemClock, ids: uuidIds }).of(id, { userId: id });
}
