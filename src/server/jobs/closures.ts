import { sql } from 'kysely';
import { accountsOf } from '#server/books/books.ts';
import type { Clock, Ids } from '#server/books/clock.ts';
import type { Database } from '#server/database/connect.ts';
import type { Log } from '#server/log.ts';
import { closeNext } from '#server/register/close.ts';

interface Deps {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Log;
}

/**
 * Closes what is over of every account's payments (docs/product.md, Closures), days that no server
 * was up for included. An account that fails does not keep the others from theirs; the job fails then,
 * and is tried again soon.
 */
export async function closePeriods(deps: Deps): Promise<void> {
  const accounts = accountsOf(deps);
  const failures: unknown[] = [];
  for (const userId of await accountsToClose(deps)) {
    try {
      while (await accounts.of(userId, 'server').run(closeNext));
    } catch (error) {
      deps.log.error({ err: error, userId }, 'the payments of an account could not be closed');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some accounts were not closed');
}

/** Those with a day, a month or a year that is over, holds payments and is not closed. */
async function accountsToClose({ database, clock }: Deps): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    with days as (
      select distinct user_id, to_char(at at time zone 'Europe/Paris', 'YYYY-MM-DD') as day
      from payments
    ), periods as (
      select user_id, 'day' as kind, day as period from days
      union select user_id, 'month', left(day, 7) from days
      union select user_id, 'year', left(day, 4) from days
    )
    select distinct p.user_id as "userId" from periods p
    left join closures c using (user_id, kind, period)
    where c.number is null and p.period < left(${clock.today()}, length(p.period))
    order by 1`.execute(database.kysely);
  return rows.map(({ userId }) => userId);
}
