import { sql, type SqlBool } from 'kysely';
import { addDays, parisDay } from '#domain/calendar.ts';
import { PAYABLE_KINDS } from '#domain/document/kinds.ts';
import { exact } from '#domain/money/decimal.ts';
import type { Due, TypedPayment, WaitingCredit } from '#domain/statements/due.ts';
import { TYPED_WITHIN } from '#domain/statements/passes.ts';
import type { Books } from '#server/books/books.ts';
import { heldBackOn } from '#server/database/heldBack.ts';
import { documentsWithClients } from '#server/documents/withClients.ts';
import { stands, leftOf } from './rows.ts';

/** More than these are not read at once: they come as the first ones are handled. */
const MOST_WAITING = 20_000;

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
export async function dues({ tx, accountId, now }: Books): Promise<Due[]> {
  const left = sql<string>`gross_amount - paid_amount - credited_amount`;
  const rows = await documentsWithClients(tx)
    .select(['documents.id as documentId', 'documents.number', 'documents.clientId'])
    .select(['documents.currency', 'documents.date', 'clients.name as clientName'])
    .select(['clients.company', left.as('left')])
    .select(heldBackOn(parisDay(now)).as('heldBack'))
    .where('documents.userId', '=', accountId)
    .where('documents.deletedAt', 'is', null)
    .where('documents.issuedAt', 'is not', null)
    .where('documents.status', '=', 'sent')
    .where('documents.kind', 'in', PAYABLE_KINDS)
    .where(sql<SqlBool>`${left} > 0`)
    .execute();
  return rows.map(({ left, heldBack, ...row }) => {
    const cents = toCents(Number(left));
    const retained = Math.min(cents, toCents(Number(heldBack)));
    return { ...row, company: row.company ?? '', cents, retained };
  });
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

const waits = sql<SqlBool>`set_aside_at is null and booked_amount < amount`;

function toCents(amount: number): number {
  return exact(amount).times(100).toNumber();
}
