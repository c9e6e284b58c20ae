import { sql } from 'kysely';
import { parisDay, type IsoDate } from '#domain/calendar.ts';
import { rangePeriods, revenueSeries, type Range } from '#domain/dashboard/revenueSeries.ts';
import { ageing, type DueOnDay, expectedByWeek } from '#domain/dashboard/due.ts';
import { monthBefore, twelveMonths } from '#domain/dashboard/receipts.ts';
import { pendingAmount, percentChange } from '#domain/dashboard/statCards.ts';
import { exact } from '#domain/money/decimal.ts';
import type { Books } from '#server/books/books.ts';
import { newestDocuments } from '#server/documents/list.ts';
import { retentionsDue } from './retentions.ts';
import type { DashboardAnswer } from './answers.ts';

interface Period {
  from: IsoDate;
  to: IsoDate;
}

/**
 * Everything the dashboard shows, in the profile's currency, read from the sums that triggers keep
 * (migration 0006): the cost does not grow with the number of documents.
 */
export async function loadDashboard(
  books: Books,
  { range, currency }: { range: Range; currency: string },
): Promise<DashboardAnswer> {
  const today = parisDay(books.now);
  const { current, previous } = rangePeriods(range, today);
  const everyTotal = await documentTotals(books);
  const totals = everyTotal.filter((row) => row.currency === currency);
  const figures = await dayFigures(books, currency, { from: previous.from, to: current.to });
  const now = periodFigures(figures, current);
  const before = periodFigures(figures, previous);
  const clients = await clientCounts(books, current, previous);
  const paid = sumOf(totals.filter((row) => row.status === 'paid').map((row) => row.amount));
  const revenue = sumOf(totals.map((row) => row.amount));
  const received = await receivedPerDay(books, currency, {
    from: monthBefore(today, 11),
    to: today,
  });
  const due = await dueByDay(books, currency);
  return {
    range,
    currency,
    stats: {
      revenue: { value: revenue, change: percentChange(before.revenue, now.revenue) },
      pending: {
        value: pendingAmount(revenue, paid),
        change: percentChange(before.revenue - before.paid, now.revenue - now.paid),
      },
      documents: {
        // Documents are counted in every currency.
        value: everyTotal.reduce((sum, row) => sum + row.count, 0),
        change: percentChange(before.count, now.count),
      },
      clients: { value: clients.all, change: percentChange(clients.before, clients.now) },
    },
    cash: await cash(books, currency, due, today),
    ageing: ageing(due, today),
    expected: expectedByWeek(due, today),
    series: revenueSeries(received, range, today),
    before: revenueSeries(received, range, previous.to),
    payers: await singlePayers(books, currency, current),
    months: twelveMonths(received, today),
    recent: await newestDocuments(books, 5),
    retentions: await retentionsDue(books, today),
  };
}

function documentTotals({ tx, accountId }: Books) {
  return tx
    .selectFrom('documentTotals')
    .select(['currency', 'type', 'status', 'count', 'amount', 'grossAmount'])
    .where('userId', '=', accountId)
    .execute();
}

type DayFigures = Awaited<ReturnType<typeof dayFigures>>;

function dayFigures({ tx, accountId }: Books, currency: string, period: Period) {
  return tx
    .selectFrom('documentFigures')
    .select(['day', 'type', 'status', 'count', 'amount'])
    .where('userId', '=', accountId)
    .where('currency', '=', currency)
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .execute();
}

function within(figures: DayFigures, { from, to }: Period): DayFigures {
  return figures.filter(({ day }) => day >= from && day <= to);
}

function periodFigures(figures: DayFigures, period: Period) {
  const rows = within(figures, period);
  return {
    revenue: sumOf(rows.map((row) => row.amount)),
    paid: sumOf(rows.filter((row) => row.status === 'paid').map((row) => row.amount)),
    count: rows.reduce((sum, row) => sum + row.count, 0),
  };
}

/** What clients paid, by the day it came, TTC; what was given back counts below 0. */
async function receivedPerDay({ tx, accountId }: Books, currency: string, period: Period) {
  const rows = await tx
    .selectFrom('paymentFigures')
    .select(['day', 'amount'])
    .where('userId', '=', accountId)
    .where('currency', '=', currency)
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .execute();
  return rows.map(({ day, amount }) => ({ date: day, amount: Number(amount) }));
}

/** Who paid, on the days when one sum came in: at most one row a day. */
async function singlePayers({ tx, accountId }: Books, currency: string, { from, to }: Period) {
  const rows = await tx
    .selectFrom('paymentFigures as figures')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.userId', '=', 'figures.userId')
        .onRef('payments.day', '=', 'figures.day')
        .onRef('payments.currency', '=', 'figures.currency'),
    )
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.userId', '=', 'payments.userId')
        .onRef('documents.id', '=', 'payments.documentId'),
    )
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.userId', '=', 'documents.userId')
        .onRef('clients.id', '=', 'documents.clientId'),
    )
    .select([
      'figures.day as date',
      sql<string>`coalesce(nullif(documents.snapshot #>> '{client,company}', ''),
        nullif(documents.snapshot #>> '{client,name}', ''),
        nullif(clients.company, ''), clients.name)`.as('name'),
    ])
    .where('figures.userId', '=', accountId)
    .where('figures.currency', '=', currency)
    .where('figures.count', '=', 1)
    .where('figures.day', '>=', from)
    .where('figures.day', '<=', to)
    .orderBy('figures.day')
    .execute();
  return rows;
}

/** What is left to pay of the invoices sent, by the day it is due, TTC. */
async function dueByDay({ tx, accountId }: Books, currency: string): Promise<DueOnDay[]> {
  const rows = await tx
    .selectFrom('dueFigures')
    .select(['dueDate', 'grossAmount'])
    .where('userId', '=', accountId)
    .where('currency', '=', currency)
    .where('grossAmount', '<>', '0')
    .execute();
  return rows.map(({ dueDate, grossAmount }) => ({ dueDate, amount: Number(grossAmount) }));
}

/**
 * Encaissé, à encaisser, en retard (docs/product.md, Dashboard), TTC: what clients paid, and what is
 * left to pay of the invoices sent, by the day it is due.
 */
async function cash(
  { tx, accountId }: Books,
  currency: string,
  due: readonly DueOnDay[],
  today: IsoDate,
) {
  const received = await tx
    .selectFrom('paymentFigures')
    .select((e) => e.fn.coalesce(e.fn.sum('amount'), sql.lit('0')).as('gross'))
    .where('userId', '=', accountId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  const dueWhere = (isAsked: (day: IsoDate) => boolean) =>
    sumOf(due.filter(({ dueDate }) => isAsked(dueDate)).map(({ amount }) => amount));
  return {
    received: Number(received.gross),
    toReceive: dueWhere((day) => day >= today),
    overdue: dueWhere((day) => day < today),
  };
}

async function clientCounts({ tx, accountId }: Books, current: Period, previous: Period) {
  const rows = await tx
    .selectFrom('clientDays')
    .select(['day', 'count'])
    .where('userId', '=', accountId)
    .execute();
  const within = ({ from, to }: Period) =>
    rows.filter(({ day }) => day >= from && day <= to).reduce((sum, row) => sum + row.count, 0);
  return {
    all: rows.reduce((sum, row) => sum + row.count, 0),
    now: within(current),
    before: within(previous),
  };
}

function sumOf(amounts: (string | number)[]): number {
  return amounts.reduce((sum, amount) => sum.plus(exact(Number(amount))), exact(0)).toNumber();
}
