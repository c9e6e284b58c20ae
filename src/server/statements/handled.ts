import { sql, type SqlBool } from 'kysely';
import type { Books } from '#server/books/books.ts';
import { documentsWithClients } from '#server/documents/withClients.ts';
import { decodeCursor, pageOf } from '#server/http/paging.ts';
import type { BankCreditAnswer } from './answers.ts';
import { stands, leftOf } from './rows.ts';

/** Lines that are booked, in part or whole, or that were set aside; the newest day first. */
export async function listCredits(
  books: Books,
  {
    state,
    limit,
    cursor,
  }: { state: 'booked' | 'set_aside'; limit: number; cursor?: string | undefined },
) {
  const { tx, accountId } = books;
  let query = tx.selectFrom('bankCredits').selectAll().where('userId', '=', accountId);
  query =
    state === 'booked'
      ? query.where('bookedAmount', '>', '0')
      : query.where('setAsideAt', 'is not', null);
  if (cursor) {
    const [day, id] = decodeCursor(cursor, 2);
    query = query.where(sql<SqlBool>`(day, id) < (${day}::date, ${id})`);
  }
  const rows = await query
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = pageOf(rows, limit, ({ day, id }) => [day, id]);
  return {
    items: await withBookings(
      books,
      page.items.map(({ id }) => id),
    ),
    nextCursor: page.nextCursor,
  };
}

/** These lines with the payments that stand on them, in this order. */
export async function withBookings(
  { tx, accountId }: Books,
  ids: readonly string[],
): Promise<BankCreditAnswer[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('bankCredits')
    .selectAll()
    .where('userId', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  const booked = await documentsWithClients(tx)
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.userId', '=', 'documents.userId')
        .onRef('payments.documentId', '=', 'documents.id'),
    )
    .innerJoin('bankBookings', (join) =>
      join
        .onRef('bankBookings.userId', '=', 'payments.userId')
        .onRef('bankBookings.paymentId', '=', 'payments.id'),
    )
    .select(['bankBookings.creditId', 'bankBookings.typed', 'payments.id as paymentId'])
    .select(['documents.id as documentId', 'documents.number', 'payments.amount'])
    .select(sql<string>`coalesce(nullif(clients.company, ''), clients.name)`.as('clientName'))
    .where('payments.userId', '=', accountId)
    .where('bankBookings.creditId', 'in', ids)
    .where(stands)
    .orderBy('payments.at')
    .orderBy('payments.id')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const bookings = booked
      .filter(({ creditId }) => creditId === id)
      .map(({ paymentId, documentId, number, clientName, typed, amount }) => ({
        paymentId,
        documentId,
        number,
        clientName,
        typed,
        amount: Number(amount),
      }));
    const { day, currency, label, payer } = row;
    const [amount, left, setAside] = [Number(row.amount), leftOf(row), row.setAsideAt !== null];
    return [{ id, day, amount, currency, label, payer, left, setAside, bookings }];
  });
}

/** What became of the file that was read last; sums in this currency. */
export async function lastImport({ tx, accountId }: Books, currency: string) {
  const { rows } = await sql<{
    at: Date;
    until: string;
    credits: number;
    booked: number;
    bookedAmount: string;
    setAside: number;
    waiting: number;
    waitingAmount: string;
  }>`
    select max(at) as at, max(day)::text as until, count(*)::int as credits,
      count(*) filter (where booked_amount > 0)::int as booked,
      coalesce(sum(booked_amount) filter (where currency = ${currency}), 0) as booked_amount,
      count(*) filter (where set_aside_at is not null)::int as set_aside,
      count(*) filter (where set_aside_at is null and booked_amount < amount)::int as waiting,
      coalesce(sum(amount - booked_amount) filter (where set_aside_at is null
        and currency = ${currency}), 0) as waiting_amount
    from bank_credits
    where user_id = ${accountId} and import_id = (select import_id from bank_credits
      where user_id = ${accountId} order by at desc, id desc limit 1)
    having count(*) > 0`.execute(tx);
  const row = rows[0];
  if (!row) return null;
  return {
    ...row,
    currency,
    at: row.at.toISOString(),
    bookedAmount: Number(row.bookedAmount),
    waitingAmount: Number(row.waitingAmount),
  };
}
