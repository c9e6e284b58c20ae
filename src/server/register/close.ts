import { sql } from 'kysely';
import { addDays, type IsoDate, parisDay } from '#domain/calendar.ts';
import {
  closeDay,
  type ClosedPayment,
  closeLonger,
  type Closure,
  type ClosureFacts,
  dayOfRecording,
  periodOf,
} from '#domain/register/closure.ts';
import type { Books } from '#server/books/books.ts';
import { toPayment } from '#server/database/paymentRow.ts';
import { closuresBetween, insertClosure, lastClosure } from './closures.ts';
import { nextInstant, record } from './record.ts';

/** How many days one transaction closes: years to catch up must not hold the database for long. */
const PORTION = 31;

/**
 * Closes the days, months and years that are over and hold payments (docs/product.md, Closures). The
 * register is held meanwhile: no payment is recorded between the reading and the closure.
 *
 * @returns whether days are left to close.
 */
export async function closeNext(books: Books): Promise<boolean> {
  const at = await nextInstant(books);
  // By the register's own time, never behind it: what is recorded from now on is of today.
  const today = parisDay(at);
  const lastDay = await lastClosure(books, 'day');
  const days = await openDays(books, lastDay, today);
  const now = days.slice(0, PORTION);
  const byDay = Map.groupBy(await recordedIn(books, now), dayOfRecording);
  let before: ClosureFacts | null = lastDay;
  for (const day of now) {
    await closeOver(books, before, day, at);
    before = await write(books, closeDay(day, byDay.get(day) ?? [], before), at);
  }
  const isThrough = now.length === days.length;
  if (isThrough) await closeOver(books, before, today, at);
  return !isThrough;
}

/** The days before today that payments were recorded in since the last one closed: a portion and one. */
async function openDays(
  { tx, accountId }: Books,
  lastDay: Closure | null,
  today: IsoDate,
): Promise<IsoDate[]> {
  let query = tx
    .selectFrom('payments')
    .select(sql<IsoDate>`to_char(at at time zone 'Europe/Paris', 'YYYY-MM-DD')`.as('day'))
    .distinct()
    .where('userId', '=', accountId)
    .where('at', '<', beginningOf(today));
  if (lastDay) query = query.where('at', '>=', beginningOf(addDays(lastDay.period, 1)));
  const rows = await query
    .orderBy('day')
    .limit(PORTION + 1)
    .execute();
  return rows.map(({ day }) => day);
}

async function recordedIn(
  { tx, accountId }: Books,
  days: readonly IsoDate[],
): Promise<ClosedPayment[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const rows = await tx
    .selectFrom('payments')
    .selectAll()
    .where('userId', '=', accountId)
    .where('at', '>=', beginningOf(first))
    .where('at', '<', beginningOf(addDays(last, 1)))
    .execute();
  return rows.map((row) => ({ ...toPayment(row), currency: row.currency }));
}

/** The instant a day begins in France. */
function beginningOf(day: IsoDate) {
  return sql<Date>`${day}::date::timestamp at time zone 'Europe/Paris'`;
}

/** The month and the year of the last day closed, once this day is of another. */
async function closeOver(
  books: Books,
  lastDay: ClosureFacts | null,
  today: IsoDate,
  at: Date,
): Promise<void> {
  if (!lastDay) return;
  for (const [kind, parts] of [['month', 'day'] as const, ['year', 'month'] as const]) {
    const period = periodOf(kind, lastDay.period);
    const before = await lastClosure(books, kind);
    if (period >= periodOf(kind, today) || period <= (before?.period ?? '')) continue;
    const within = { from: period, to: `${period}-99` };
    const closures = await closuresBetween(books, parts, within);
    await write(books, closeLonger(kind, period, closures, before), at);
  }
}

async function write(books: Books, closure: ClosureFacts, at: Date): Promise<ClosureFacts> {
  await insertClosure(books, closure, at);
  await record(books, { kind: 'period_closed', closure });
  return closure;
}
