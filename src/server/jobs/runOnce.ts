import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/types.ts';

/** A run that has not finished by then was cut off with its server; another may start over. */
const ABANDONED_AFTER = 15 * 60_000;

interface Run {
  job: string;
  /** What the run is due once for, e.g. « 2026-11-22 ». */
  period: string;
  now: () => Date;
}

/** Does the work unless some server has done, or is doing, this job for this period. */
export async function runOnce(
  db: Kysely<Tables>,
  { job, period, now }: Run,
  work: () => Promise<void>,
): Promise<boolean> {
  const startedAt = now();
  const claimed = await db
    .insertInto('jobRuns')
    .values({ job, period, startedAt })
    .onConflict((existing) =>
      existing
        .columns(['job', 'period'])
        .doUpdateSet({ startedAt, finishedAt: null })
        .where((e) =>
          e.or([
            e.and([
              e('jobRuns.finishedAt', 'is', null),
              e('jobRuns.startedAt', '<', new Date(startedAt.getTime() - ABANDONED_AFTER)),
            ]),
            // Dated by a clock that was ahead and has been put right since: that day is only now.
            e('jobRuns.startedAt', '>', new Date(startedAt.getTime() + ABANDONED_AFTER)),
          ]),
        ),
    )
    .returning('job')
    .executeTakeFirst();
  if (!claimed) return false;

  const run = { job, period };
  try {
    await work();
  } catch (error) {
    await db
      .deleteFrom('jobRuns')
      .where((e) => e.and(run))
      .execute();
    throw error;
  }
  await db
    .updateTable('jobRuns')
    .set({ finishedAt: now() })
    .where((e) => e.and(run))
    .execute();
  return true;
}
