import { sql } from 'kysely';
import type { IsoDate } from '#domain/calendar.ts';
import { type MonthAmount, monthBefore, twelveMonths } from '#domain/dashboard/receipts.ts';
import { OWED_BACK_KINDS, PAYABLE_KINDS } from '#domain/document/kinds.ts';
import { exact } from '#domain/money/decimal.ts';
import type { Books } from '#server/books/books.ts';

interface BilledMonths {
  currency: string;
  months: MonthAmount[];
}

/**
 * What each of these clients was billed in each of the twelve months that end with today's, TTC, avoirs
 * taken off; one entry a currency, euros first. Nobody is here who was billed nothing.
 */
export async function billedByMonth(
  { tx, accountId }: Books,
  clientIds: readonly string[],
  today: IsoDate,
): Promise<Map<string, BilledMonths[]>> {
  const rows = await tx
    .selectFrom('documents')
    .select([
      'clientId',
      'currency',
      sql<IsoDate>`date_trunc('month', date)::date`.as('date'),
      sql<string>`sum(case when kind in (${sql.join(OWED_BACK_KINDS)}) then -gross_amount
        else gross_amount end)`.as('amount'),
    ])
    .where('userId', '=', accountId)
    .where('clientId', 'in', clientIds)
    .where('kind', 'in', [...PAYABLE_KINDS, ...OWED_BACK_KINDS])
    .where('issuedAt', 'is not', null)
    // Cancelled, or replaced by another that counts in its place.
    .where('status', '!=', 'cancelled')
    .where('deletedAt', 'is', null)
    .where('date', '>=', monthBefore(today, 11))
    .where('date', '<=', today)
    .groupBy(['clientId', 'currency', sql`3`])
    .orderBy(sql`currency <> 'EUR'`)
    .orderBy('currency')
    .execute();
  const billed = new Map<string, BilledMonths[]>();
  for (const [clientId, own] of Map.groupBy(rows, (row) => row.clientId)) {
    const currencies = Map.groupBy(own, ({ currency }) => currency);
    billed.set(
      clientId,
      [...currencies].map(([currency, months]) => ({
        currency,
        months: twelveMonths(
          months.map(({ date, amount }) => ({ date, amount: exact(amount).toNumber() })),
          today,
        ),
      })),
    );
  }
  return billed;
}
