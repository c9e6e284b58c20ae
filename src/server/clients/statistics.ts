import { kindFacts, OWED_BACK_KINDS } from '#domain/document/kinds.ts';
import { exact } from '#domain/money/decimal.ts';
import type { ClientStatisticsAnswer } from './answers.ts';
import type { Books } from '#server/books/books.ts';

/**
 * Total documents, invoices, avoirs, quotes, total and unpaid amounts (docs/product.md, Clients), from the
 * sums the database keeps: reading them costs the same for ten documents and for ten thousand.
 * Amounts net (HT).
 */
export async function clientStatistics(
  books: Books,
  clientId: string,
): Promise<ClientStatisticsAnswer> {
  const { tx, accountId } = books;
  const rows = await tx
    .selectFrom('clientFigures')
    .select(['currency', 'type', 'status', 'count', 'amount'])
    .where('userId', '=', accountId)
    .where('clientId', '=', clientId)
    .where('count', '>', 0)
    .execute();
  const countOf = (kept: typeof rows) => kept.reduce((sum, row) => sum + row.count, 0);
  const amountOf = (kept: typeof rows) =>
    kept.reduce((sum, row) => sum.plus(exact(Number(row.amount))), exact(0)).toNumber();
  const invoices = rows.filter((row) => kindFacts(row.type).owes > 0);
  const credits = await creditCount(books, clientId);
  const currencies = [...new Set(rows.map((row) => row.currency))];
  return {
    documents: countOf(rows),
    invoices: countOf(invoices) - credits,
    credits,
    quotes: countOf(rows.filter((row) => kindFacts(row.type).isOffer)),
    amounts: currencies.toSorted(eurosFirst).map((currency) => ({
      currency,
      total: amountOf(rows.filter((row) => row.currency === currency)),
      unpaid: amountOf(
        invoices.filter((row) => row.currency === currency && row.status !== 'paid'),
      ),
    })),
  };
}

/** The kept sums go by type, and an avoir is of the type of an invoice. */
async function creditCount({ tx, accountId }: Books, clientId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('documents')
    .select((e) => e.fn.countAll().as('count'))
    .where('userId', '=', accountId)
    .where('clientId', '=', clientId)
    .where('kind', 'in', OWED_BACK_KINDS)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function eurosFirst(one: string, other: string): number {
  if (one === 'EUR') return -1;
  return other === 'EUR' ? 1 : one.localeCompare(other);
}
