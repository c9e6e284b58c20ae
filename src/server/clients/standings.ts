import { sql } from 'kysely';
import { daysBetween, type IsoDate, parisDay } from '#domain/calendar.ts';
import { PAYABLE_KINDS, PAYABLE_TYPES } from '#domain/document/kinds.ts';
import { exact } from '#domain/money/decimal.ts';
import type { Books } from '#server/books/books.ts';
import { heldBackOn } from '#server/database/heldBack.ts';
import type { ClientStandingAnswer } from './answers.ts';
import { billedByMonth } from './billedByMonth.ts';

/**
 * What these clients were billed and what they owe, all taxes included, one entry a currency met, and
 * since how many days the oldest of it is late. What was billed is read from the sums the database
 * keeps, avoirs already taken off; what is owed from the invoices that wait; what each month had, in the
 * currency of the first, from the invoices of a year.
 */
export async function clientStandings(
  books: Books,
  clientIds: readonly string[],
): Promise<Map<string, ClientStandingAnswer>> {
  if (clientIds.length === 0) return new Map();
  const today = parisDay(books.now);
  const billed = await billedTo(books, clientIds);
  const owed = await owedBy(books, clientIds, today);
  const byMonth = await billedByMonth(books, clientIds, today);
  return new Map(
    clientIds.map((id) => {
      const due = owed.filter(({ clientId }) => clientId === id);
      return [
        id,
        {
          billed: amountsOf(billed.filter(({ clientId }) => clientId === id)),
          owed: amountsOf(due),
          lateDays: latenessOf(due, today),
          months: byMonth.get(id)?.[0]?.months.map(({ amount }) => amount) ?? [],
        },
      ];
    }),
  );
}

/** Since how many days the oldest of what is late is; 0 when nothing is. */
export function latenessOf(owed: readonly { lateSince: IsoDate | null }[], today: IsoDate): number {
  const [oldest] = owed
    .flatMap(({ lateSince }) => (lateSince === null ? [] : [lateSince]))
    .toSorted();
  return oldest === undefined ? 0 : daysBetween(oldest, today);
}

function amountsOf(rows: readonly { currency: string; amount: string }[]) {
  return rows
    .map(({ currency, amount }) => ({ currency, amount: exact(amount).toNumber() }))
    .filter(({ amount }) => amount !== 0);
}

function billedTo({ tx, accountId }: Books, clientIds: readonly string[]) {
  return (
    tx
      .selectFrom('clientFigures')
      .select(['clientId', 'currency'])
      .select(sql<string>`sum(gross_amount)`.as('amount'))
      .where('userId', '=', accountId)
      .where('clientId', 'in', clientIds)
      .where('type', 'in', PAYABLE_TYPES)
      // A cancelled or replaced invoice is billed no more; a draft not yet.
      .where('status', 'in', ['sent', 'paid'])
      .groupBy(['clientId', 'currency'])
      .orderBy('currency')
      .execute()
  );
}

/** What is left to pay (TTC) by client and currency: how much of it is late, and since when. */
export function owedBy({ tx, accountId }: Books, clientIds: readonly string[], today: IsoDate) {
  const left = sql<string>`(gross_amount - paid_amount - credited_amount)`;
  const isLate = sql<boolean>`due_date < ${today}::date and ${left} > ${heldBackOn(today)}`;
  return tx
    .selectFrom('documents')
    .select(['clientId', 'currency'])
    .select(sql<string>`sum(${left})`.as('amount'))
    .select([
      sql<IsoDate | null>`min(due_date) filter (where ${isLate})`.as('lateSince'),
      sql<string | null>`sum(${left} - ${heldBackOn(today)}) filter (where ${isLate})`.as('late'),
    ])
    .where('userId', '=', accountId)
    .where('clientId', 'in', clientIds)
    .where('kind', 'in', PAYABLE_KINDS)
    .where('status', '=', 'sent')
    .where('issuedAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .groupBy(['clientId', 'currency'])
    .orderBy('currency')
    .execute();
}
