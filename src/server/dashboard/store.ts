import { sql, type Transaction } from 'kysely';
import type { IsoDate } from '#domain/calendar.ts';
import { rangePeriods, revenueSeries, type Range } from '#domain/dashboard/revenueSeries.ts';
import { pendingAmount, percentChange } from '#domain/dashboard/statCards.ts';
import { exact } from '#domain/money/decimal.ts';
import type { Tables } from '#server/database/types.ts';
import { newestDocuments } from '#server/documents/list.ts';
import type { DashboardAnswer } from './answers.ts';

type Tx = Transaction<Tables>;

interface Period {
  from: IsoDate;
  to: IsoDate;
}

/**
 * Everything the dashboard shows, in the profile's currency, read from the sums that triggers keep
 * (migration 0006): the cost does not grow with the number of documents.
 */
export async function loadDashboard(
  tx: Tx,
  userId: string,
  { range, today, currency }: { range: Range; today: IsoDate; currency: string },
): Promise<DashboardAnswer> {
  const { current, previous } = rangePeriods(range, today);
  const totals = await documentTotals(tx, userId, currency);
  const now = await periodFigures(tx, userId, currency, current);
  const before = await periodFigures(tx, userId, currency, previous);
  const clients = await clientCounts(tx, userId, current, previous);
  const paid = sumOf(totals.filter((row) => row.status === 'paid').map((row) => row.amount));
  const revenue = sumOf(totals.map((row) => row.amount));
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
        value: await countAll(tx, userId),
        change: percentChange(before.count, now.count),
      },
      clients: { value: clients.all, change: percentChange(clients.before, clients.now) },
    },
    cash: await cash(tx, userId, currency, today, totals),
    series: revenueSeries(await paidPerDay(tx, userId, currency, current), range, today),
    recent: await newestDocuments(tx, userId, 5),
  };
}

async function documentTotals(tx: Tx, userId: string, currency: string) {
  return tx
    .selectFrom('documentTotals')
    .select(['type', 'status', 'count', 'amount', 'grossAmount'])
    .where('userId', '=', userId)
    .where('currency', '=', currency)
    .execute();
}

/** Documents are counted in every currency. */
async function countAll(tx: Tx, userId: string): Promise<number> {
  const rows = await tx
    .selectFrom('documentTotals')
    .select('count')
    .where('userId', '=', userId)
    .execute();
  return rows.reduce((sum, row) => sum + row.count, 0);
}

async function periodFigures(tx: Tx, userId: string, currency: string, period: Period) {
  const rows = await tx
    .selectFrom('documentFigures')
    .select(['status', 'count', 'amount'])
    .where('userId', '=', userId)
    .where('currency', '=', currency)
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .execute();
  return {
    revenue: sumOf(rows.map((row) => row.amount)),
    paid: sumOf(rows.filter((row) => row.status === 'paid').map((row) => row.amount)),
    count: rows.reduce((sum, row) => sum + row.count, 0),
  };
}

async function paidPerDay(tx: Tx, userId: string, currency: string, period: Period) {
  const rows = await tx
    .selectFrom('documentFigures')
    .select(['day', 'amount'])
    .where('userId', '=', userId)
    .where('currency', '=', currency)
    .where('type', '=', 'invoice')
    .where('status', '=', 'paid')
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .execute();
  return rows.map((row) => ({ date: row.day, amount: Number(row.amount) }));
}

/** Encaissé, à encaisser, en retard (decisions §23): what clients paid or owe, TTC. */
async function cash(
  tx: Tx,
  userId: string,
  currency: string,
  today: IsoDate,
  totals: { type: string; status: string; grossAmount: string }[],
) {
  const invoices = totals.filter((row) => row.type === 'invoice');
  const late = await tx
    .selectFrom('dueFigures')
    .select((e) => e.fn.coalesce(e.fn.sum('grossAmount'), sql.lit('0')).as('gross'))
    .where('userId', '=', userId)
    .where('currency', '=', currency)
    .where('dueDate', '<', today)
    .executeTakeFirstOrThrow();
  const overdue = Number(late.gross);
  const sent = sumOf(invoices.filter((row) => row.status === 'sent').map((row) => row.grossAmount));
  return {
    received: sumOf(invoices.filter((row) => row.status === 'paid').map((row) => row.grossAmount)),
    toReceive: exact(sent).minus(exact(overdue)).toNumber(),
    overdue,
  };
}

async function clientCounts(tx: Tx, userId: string, current: Period, previous: Period) {
  const rows = await tx
    .selectFrom('clientDays')
    .select(['day', 'count'])
    .where('userId', '=', userId)
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
