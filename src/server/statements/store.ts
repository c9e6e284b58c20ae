import { sql, type SqlBool } from 'kysely';
import { addDays } from '#domain/calendar.ts';
import { DOCUMENT_KINDS, kindFacts } from '#domain/document/kinds.ts';
import { exact } from '#domain/money/decimal.ts';
import type { Columns } from '#domain/statements/columns.ts';
import type { Due, TypedPayment, WaitingCredit } from '#domain/statements/due.ts';
import { TYPED_WITHIN } from '#domain/statements/matching.ts';
import type { BankCreditsRequest } from '#domain/statements/schema.ts';
import type { Books } from '#server/books/books.ts';
import { documentsWithClients } from '#server/documents/withClients.ts';
import { decodeCursor, pageOf } from '#server/http/paging.ts';
import type { BankCreditAnswer } from './answers.ts';

/** More than these are not read at once: they come as the first ones are handled. */
const MOST_WAITING = 20_000;

const OWED = DOCUMENT_KINDS.filter((kind) => kindFacts(kind).owes > 0);

/** Keeps lines that are not known yet; answers how many those were. */
export async function insertCredits(
  { tx, accountId, ids, now }: Books,
  { importId, lines }: BankCreditsRequest,
): Promise<number> {
  const kept = await tx
    .insertInto('bankCredits')
    .values(
      lines.map((line) => ({ ...line, userId: accountId, id: ids.next(), importId, at: now })),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'identity']).doNothing())
    .returning('id')
    .execute();
  return kept.length;
}

export interface CreditRow {
  id: string;
  day: string;
  amount: number;
  left: number;
  currency: string;
  label: string;
  setAsideAt: Date | null;
}

/** A line of the user's, kept until the transaction ends; null when there is none. */
export async function lockCredit({ tx, accountId }: Books, id: string): Promise<CreditRow | null> {
  const row = await tx
    .selectFrom('bankCredits')
    .selectAll()
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { day, currency, label, setAsideAt } = row;
  return { id, day, currency, label, setAsideAt, amount: Number(row.amount), left: leftOf(row) };
}

export async function insertBooking(
  { tx, accountId, now }: Books,
  booking: { creditId: string; paymentId: string; typed: boolean },
): Promise<void> {
  await tx
    .insertInto('bankBookings')
    .values({ ...booking, userId: accountId, at: now })
    .execute();
}

/** The payments that stand on a line. */
export async function bookingsOf({ tx, accountId }: Books, creditId: string) {
  return tx
    .selectFrom('bankBookings')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.userId', '=', 'bankBookings.userId')
        .onRef('payments.id', '=', 'bankBookings.paymentId'),
    )
    .select(['bankBookings.paymentId', 'bankBookings.typed', 'payments.documentId'])
    .where('bankBookings.userId', '=', accountId)
    .where('bankBookings.creditId', '=', creditId)
    .where(stands)
    .orderBy('bankBookings.at')
    .orderBy('bankBookings.paymentId')
    .execute();
}

/** Takes a payment that was typed by hand off its line; the payment stays. */
export async function deleteBooking({ tx, accountId }: Books, paymentId: string): Promise<void> {
  await tx
    .deleteFrom('bankBookings')
    .where('userId', '=', accountId)
    .where('paymentId', '=', paymentId)
    .execute();
}

export async function saveSetAside(
  { tx, accountId }: Books,
  id: string,
  at: Date | null,
): Promise<void> {
  await tx
    .updateTable('bankCredits')
    .set({ setAsideAt: at })
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** The lines that wait, the oldest first. */
export async function waitingCredits(books: Books): Promise<WaitingCredit[]> {
  const { tx, accountId } = books;
  const rows = await tx
    .selectFrom('bankCredits')
    .select(['id', 'day', 'currency', 'label', 'payer', 'amount', 'bookedAmount', 'importId'])
    .where('userId', '=', accountId)
    .where(waits)
    .orderBy('day')
    .orderBy('id')
    .limit(MOST_WAITING)
    .execute();
  const handled = await handledAlike(books, rows);
  return rows.map(({ importId, amount, bookedAmount, ...row }) => ({
    ...row,
    cents: toCents(leftOf({ amount, bookedAmount })),
    hasTwin: (handled.get(likeness({ ...row, amount })) ?? []).some((other) => other !== importId),
  }));
}

/** Which files told of lines that were handled since the first of these, by their day and amount. */
async function handledAlike({ tx, accountId }: Books, waiting: readonly { day: string }[]) {
  const found = new Map<string, string[]>();
  const [first] = waiting;
  if (!first) return found;
  const rows = await tx
    .selectFrom('bankCredits')
    .select(['day', 'amount', 'currency', 'importId'])
    .where('userId', '=', accountId)
    .where('day', '>=', first.day)
    .where(sql<SqlBool>`(booked_amount > 0 or set_aside_at is not null)`)
    .execute();
  for (const row of rows) {
    const key = likeness(row);
    found.set(key, [...(found.get(key) ?? []), row.importId]);
  }
  return found;
}

function likeness({ day, amount, currency }: { day: string; amount: string; currency: string }) {
  return `${day} ${amount} ${currency}`;
}

/** The issued invoices on which something is left to pay. */
export async function dues({ tx, accountId }: Books): Promise<Due[]> {
  const left = sql<string>`gross_amount - paid_amount - credited_amount`;
  const rows = await documentsWithClients(tx)
    .select(['documents.id as documentId', 'documents.number', 'documents.clientId'])
    .select(['documents.currency', 'documents.date', 'clients.name as clientName'])
    .select(['clients.company', left.as('left')])
    .where('documents.userId', '=', accountId)
    .where('documents.deletedAt', 'is', null)
    .where('documents.issuedAt', 'is not', null)
    .where('documents.status', '=', 'sent')
    .where('documents.kind', 'in', OWED)
    .where(sql<SqlBool>`${left} > 0`)
    .execute();
  return rows.map(({ left, ...row }) => ({
    ...row,
    company: row.company ?? '',
    cents: toCents(Number(left)),
  }));
}

/** Payments typed by hand near these days, that no line stands behind yet. Banks see no cash. */
export async function typedPayments(
  { tx, accountId }: Books,
  credits: readonly WaitingCredit[],
): Promise<TypedPayment[]> {
  const [first, last] = [credits[0], credits.at(-1)];
  if (!first || !last) return [];
  const rows = await documentsWithClients(tx)
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.userId', '=', 'documents.userId')
        .onRef('payments.documentId', '=', 'documents.id'),
    )
    .select(['payments.id as paymentId', 'payments.documentId', 'payments.day', 'payments.amount'])
    .select(['payments.currency', 'documents.number', 'clients.name as clientName'])
    .select('clients.company')
    .where('payments.userId', '=', accountId)
    .where('payments.day', '>=', addDays(first.day, -TYPED_WITHIN))
    .where('payments.day', '<=', addDays(last.day, TYPED_WITHIN))
    .where('payments.method', '!=', 'cash')
    .where(sql<SqlBool>`payments.amount > 0 and payments.reverses_id is null`)
    .where(stands)
    .where(
      sql<SqlBool>`not exists (select from bank_bookings b
        where b.user_id = payments.user_id and b.payment_id = payments.id)`,
    )
    .limit(MOST_WAITING)
    .execute();
  return rows.map(({ amount, ...row }) => ({
    ...row,
    company: row.company ?? '',
    cents: toCents(Number(amount)),
  }));
}

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

export async function listColumns({ tx, accountId }: Books) {
  const rows = await tx
    .selectFrom('bankColumns')
    .select(['signature', 'columns'])
    .where('userId', '=', accountId)
    .orderBy('at', 'desc')
    .limit(100)
    .execute();
  return { items: rows };
}

export async function saveColumns(
  { tx, accountId, now }: Books,
  { signature, columns }: { signature: string; columns: Columns },
): Promise<void> {
  const row = { columns: JSON.stringify(columns), at: now };
  await tx
    .insertInto('bankColumns')
    .values({ ...row, userId: accountId, signature })
    .onConflict((conflict) => conflict.columns(['userId', 'signature']).doUpdateSet(row))
    .execute();
}

const waits = sql<SqlBool>`set_aside_at is null and booked_amount < amount`;

const stands = sql<SqlBool>`not exists (select from payments r
  where r.user_id = payments.user_id and r.reverses_id = payments.id)`;

function leftOf({ amount, bookedAmount }: { amount: string; bookedAmount: string }): number {
  return exact(amount).minus(exact(bookedAmount)).toNumber();
}

function toCents(amount: number): number {
  return exact(amount).times(100).toNumber();
}
