import { sql } from 'kysely';
import type { IsoDate } from '#domain/calendar.ts';
import { DOCUMENT_KINDS, kindFacts, OWED_BACK_KINDS } from '#domain/document/kinds.ts';
import type { MonthSum } from '#domain/document/monthSums.ts';
import type { Books } from '#server/books/books.ts';
import { matching, type Narrowing } from './list.ts';

const OFFERS = DOCUMENT_KINDS.filter((kind) => kindFacts(kind).isOffer);

/**
 * What the listed documents of some months come to (TTC), by month and currency. Whole months, whatever
 * page asks: a month that goes on over two pages has one sum. Only those months are read.
 */
export async function monthSums(
  books: Books,
  filters: Narrowing,
  listed: readonly { date: IsoDate }[],
): Promise<MonthSum[]> {
  const [newest, oldest] = [listed[0], listed.at(-1)];
  if (!newest || !oldest) return [];
  const found = (await matching(books, filters))
    .where('date', '>=', monthStart(oldest.date))
    .where('date', '<', sql<IsoDate>`${monthStart(newest.date)}::date + interval '1 month'`);
  const isOwedBack = sql<boolean>`kind in (${sql.join(OWED_BACK_KINDS)})`;
  const rows = await books.tx
    .selectFrom(found.as('documents'))
    .select([
      sql<string>`to_char(date, 'YYYY-MM')`.as('month'),
      'currency',
      sql<MonthSum['of']>`case when kind in (${sql.join(OFFERS)}) then 'quoted'
        when issued_at is null then 'drafted' else 'invoiced' end`.as('of'),
      sql<string>`sum(case when ${isOwedBack} then -gross_amount else gross_amount end)`.as(
        'amount',
      ),
      sql<boolean>`bool_or(${isOwedBack})`.as('lessCredits'),
    ])
    // Cancelled, or replaced by another that counts in its place.
    .where('status', '!=', 'cancelled')
    // A request for a deposit that has left is no draft, and no invoice yet (CGI art. 289, I-1-c).
    .where(
      sql<boolean>`(issued_at is not null or status = 'draft' or kind in (${sql.join(OFFERS)}))`,
    )
    .groupBy(['month', 'currency', 'of'])
    .orderBy('month', 'desc')
    .orderBy('currency')
    .execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

function monthStart(day: IsoDate): IsoDate {
  return `${day.slice(0, '2026-11'.length)}-01`;
}
