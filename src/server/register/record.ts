import { sql } from 'kysely';
import { chain } from '#domain/register/chain.ts';
import { entryOf } from '#domain/register/entryOf.ts';
import type { RegisterEvent } from '#domain/register/event.ts';
import type { Books } from '#server/books/books.ts';

/**
 * Writes what happened at the end of the user's register, in the transaction that makes it happen.
 * `register_head()` holds the chain until that transaction ends, and a trigger refuses an entry that
 * does not follow the head: two requests cannot both write the same place.
 */
export async function record(
  { tx, accountId, actor, now }: Books,
  event: RegisterEvent,
): Promise<void> {
  const { sequence, hash, at } = await holdHead({ tx, accountId });
  const entry = chain(
    hash,
    entryOf(event, {
      userId: accountId,
      sequence: Number(sequence) + 1,
      at: notBefore(at, now).toISOString(),
      by: actor === 'server' ? accountId : actor.userId,
    }),
  );
  await tx
    .insertInto('registerEntries')
    .values({
      userId: accountId,
      sequence: entry.sequence,
      documentId: entry.documentId,
      at: entry.at,
      kind: entry.kind,
      body: JSON.stringify(entry.body),
      previousHash: entry.previousHash,
      hash: entry.hash,
    })
    .execute();
}

/**
 * The instant that the next entry of this transaction will bear. It holds the register: what is
 * written with this instant comes after all that others wrote before.
 */
export async function nextInstant({ tx, accountId, now }: Books): Promise<Date> {
  const { at } = await holdHead({ tx, accountId });
  return notBefore(at, now);
}

interface Head {
  sequence: number;
  hash: string;
  at: Date | null;
}

async function holdHead({ tx, accountId }: Pick<Books, 'tx' | 'accountId'>): Promise<Head> {
  const { rows } = await sql<Head>`
    select h.sequence, h.hash, e.at from register_head() h
    left join register_entries e on e.user_id = ${accountId} and e.sequence = h.sequence`.execute(
    tx,
  );
  return rows[0] ?? { sequence: 0, hash: '', at: null };
}

/** A transaction that began earlier may write later: an instant never goes back. */
function notBefore(last: Date | null, now: Date): Date {
  return last && last > now ? last : now;
}
