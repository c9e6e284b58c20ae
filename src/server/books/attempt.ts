import { sql } from 'kysely';
import { Refusal } from '#server/errors.ts';
import type { Books } from './books.ts';

type Attempt<Result> = { done: Result; refusal: null } | { done: null; refusal: Refusal };

/**
 * Does `work` inside a transaction that goes on without it when it is refused: all it wrote is undone,
 * and the refusal told. Any other failure ends the transaction as ever.
 */
export async function attempt<Result>(
  { tx }: Pick<Books, 'tx'>,
  work: () => Promise<Result>,
): Promise<Attempt<Result>> {
  await sql`savepoint attempt`.execute(tx);
  try {
    const done = await work();
    await sql`release savepoint attempt`.execute(tx);
    return { done, refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint attempt`.execute(tx);
    return { done: null, refusal: error };
  }
}
