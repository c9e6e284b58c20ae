import { sql } from 'kysely';
import { parisDay } from '#domain/calendar.ts';
import { ceilingsOf, type ReceivedByActivity } from '#domain/dashboard/ceilings.ts';
import { monthBefore } from '#domain/dashboard/receipts.ts';
import { sum } from '#domain/money/decimal.ts';
import type { Profile } from '#domain/profile/types.ts';
import { vatDue } from '#server/accounting/vatDue.ts';
import type { Books } from '#server/books/books.ts';
import { loadProfile } from '#server/profile/store.ts';
import type { ObligationsAnswer } from './answers.ts';

/** What a seller must set aside or watch: VAT of this month and the last, ceilings of the year. */
export async function loadObligations(books: Books): Promise<ObligationsAnswer> {
  const profile = await loadProfile(books);
  const today = parisDay(books.now);
  return {
    vat: collectsVat(profile) ? await vatSince(books, monthBefore(today, 1), today) : null,
    ceilings: ceilingsOf(profile, await receivedIn(books, today.slice(0, 4)), today),
  };
}

function collectsVat({ vatRegime }: Pick<Profile, 'vatRegime'>): boolean {
  return vatRegime === 'standard' || vatRegime === 'debits';
}

async function vatSince(books: Books, from: string, to: string) {
  const due = (await vatDue(books, { from, to })).months;
  const months = [...Map.groupBy(due, ({ month }) => month)].map(([month, rates]) => ({
    month,
    vat: sum(rates.map(({ vat }) => vat)),
  }));
  return { total: sum(months.map(({ vat }) => vat)), months };
}

/**
 * What came in during a year without VAT, in euros. Goods and services on one invoice count as goods,
 * whose ceiling bounds both; an invoice that does not say counts as services, whose ceiling is lower.
 */
async function receivedIn({ tx, accountId }: Books, year: string): Promise<ReceivedByActivity> {
  const row = await tx
    .selectFrom('payments')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.userId', '=', 'payments.userId')
        .onRef('documents.id', '=', 'payments.documentId'),
    )
    .select([
      receivedFor(sql`in ('goods', 'mixed')`).as('goods'),
      receivedFor(sql`= 'services'`).as('services'),
    ])
    .where('payments.userId', '=', accountId)
    .where('payments.currency', '=', 'EUR')
    .where('payments.day', '>=', `${year}-01-01`)
    .where('payments.day', '<=', `${year}-12-31`)
    .executeTakeFirstOrThrow();
  return { goods: Number(row.goods), services: Number(row.services) };
}

function receivedFor(category: ReturnType<typeof sql>) {
  return sql<string>`coalesce(sum((
    select coalesce(sum((share ->> 'gross')::numeric - (share ->> 'vat')::numeric), 0)
    from jsonb_array_elements(payments.split -> 'shares') share
  )) filter (where coalesce(documents.operation_category, 'services') ${category}), 0)`;
}
