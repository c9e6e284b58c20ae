import { sql } from 'kysely';
import { beginningOfYear, entriesOfFolio, folioOf } from '#domain/register/folio.ts';
import type { Books } from '#server/books/books.ts';
import type { RegisterFolioAnswer } from './answers.ts';
import { entriesBetween, presentEntry } from './store.ts';

/** A page of the register, oldest entry first; the last page where none is asked for. */
export async function readFolio(books: Books, asked?: number): Promise<RegisterFolioAnswer> {
  const entries = await countEntries(books);
  const folios = folioOf(entries);
  const folio = Math.min(asked ?? folios, folios);
  const { first, last } = entriesOfFolio(folio);
  const found = await entriesBetween(books, first, last);
  return {
    folio,
    folios,
    entries,
    items: found.map(presentEntry),
    carried: await receivedUntil(books, first, found[0]?.at),
    carriedOn: await receivedUntil(books, last + 1, found.at(-1)?.at),
  };
}

/** Entries are numbered without a gap: the last number counts them. */
async function countEntries({ tx, accountId }: Books): Promise<number> {
  const { last } = await tx
    .selectFrom('registerEntries')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('userId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** What the pages before this entry tell as received, since the year of that instant began. */
async function receivedUntil({ tx, accountId }: Books, sequence: number, instant?: string) {
  if (instant === undefined) return [];
  const rows = await tx
    .selectFrom('registerEntries')
    .select([
      sql<string>`body ->> 'currency'`.as('currency'),
      sql<string>`sum((body ->> 'amount')::numeric)`.as('amount'),
    ])
    .where('userId', '=', accountId)
    .where('kind', 'in', ['payment_recorded', 'payment_reversed'])
    .where('sequence', '<', sequence)
    .where('at', '>=', beginningOfYear(new Date(instant)))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute();
  return rows.map(({ currency, amount }) => ({ currency, amount: Number(amount) }));
}
