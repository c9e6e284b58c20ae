import type { Columns } from '#domain/statements/columns.ts';
import type { BankCreditsRequest } from '#domain/statements/schema.ts';
import type { Books } from '#server/books/books.ts';
import { stands, leftOf } from './rows.ts';

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
