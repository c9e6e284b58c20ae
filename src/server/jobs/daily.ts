import { backUpDaily } from './backup.ts';
import { closePeriods } from './closures.ts';
import { keepHouse } from './housekeeping.ts';
import { integrityCheck, type IntegrityCheck } from './integrity.ts';
import { tellOverdue } from './overdue.ts';
import { makeRecurring, type RecurringDeps } from './recurring.ts';
import { type ReminderDeps, sendReminders } from './reminders.ts';
import { tellRetentions } from './retentions.ts';
import { runOnce } from './runOnce.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { sweepCheckouts } from '#server/documents/cards/sweep.ts';
import { settleInterruptedEmails } from '#server/documents/mail/interruptedEmails.ts';
import type { Clock, Ids } from '#server/books/clock.ts';
import type { RateLimiter } from '#server/limits.ts';
import type { Log } from '#server/log.ts';
import type { AnchorPlace } from '#server/register/anchorFiles.ts';
import { writeAnchor } from '#server/register/anchors.ts';

interface Deps {
  database: Database;
  clock: Clock;
  ids: Ids;
  limits: RateLimiter;
  log: Log;
  backups: Config['backups'];
  /** Where the registers' heads are anchored, and with what they are signed. */
  anchors: AnchorPlace;
}

interface AllDeps extends Deps, RecurringDeps, ReminderDeps {
  /** Null: no card can be taken on this installation. */
  cards: Parameters<typeof sweepCheckouts>[0] | null;
}

/** How often a server looks whether today's jobs are still to be done. */
const LOOK_EVERY = 600_000;

/** What is due once a day, whatever the number of servers, and what others left unfinished. */
export function startJobs(deps: AllDeps) {
  const integrity = integrityCheck(deps);
  // The embedded database has one server: what was under way before this one will never end.
  const isAlone = deps.database.kind === 'embedded';
  let running = look(deps, integrity, isAlone ? deps.clock.now() : undefined);
  const timer = setInterval(() => {
    running = running.then(() => look(deps, integrity));
  }, LOOK_EVERY);
  timer.unref();
  return {
    /** Lets the run in progress finish. */
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function look(deps: AllDeps, integrity: IntegrityCheck, emailsBefore?: Date) {
  await anchorRegisters(deps);
  await settleInterruptedEmails(deps, emailsBefore).catch((error: unknown) => {
    deps.log.error({ err: error }, 'interrupted e-mails could not be settled; tried again soon');
  });
  await makeRecurring(deps).catch((error: unknown) => {
    deps.log.error({ err: error }, 'recurring invoices could not be looked for; tried again soon');
  });
  await sendReminders(deps).catch((error: unknown) => {
    deps.log.error({ err: error }, 'reminders could not be looked for; tried again soon');
  });
  if (deps.cards) {
    await sweepCheckouts(deps.cards).catch((error: unknown) => {
      deps.log.error({ err: error }, 'card payments could not be looked at; tried again soon');
    });
  }
  await runDailyJobs(deps, await integrity());
}

/** On every server, for each keeps its own: a day on which it served is a day it anchored. */
async function anchorRegisters({ database, anchors, clock, log }: Deps) {
  await writeAnchor(database.kysely, anchors, clock).catch((error: unknown) => {
    log.error({ err: error }, 'the registers could not be anchored; tried again soon');
  });
}

/** Today's jobs, those already done left out; one that fails does not keep the others from it. */
export async function runDailyJobs(deps: Deps, isWhole = true) {
  const { database, clock, limits, log } = deps;
  const jobs = {
    closures: () => closePeriods(deps),
    overdue: () => tellOverdue(deps),
    retentions: () => tellRetentions(deps),
    // A copy of a damaged database would push the last good one out.
    ...(isWhole && { backup: () => backUpDaily(database, deps.backups, clock.now()) }),
    housekeeping: () => keepHouse(database.kysely, limits, clock.now()),
  };
  for (const [job, work] of Object.entries(jobs)) {
    try {
      await runOnce(database.kysely, { job, period: clock.today(), now: clock.now }, work);
    } catch (error) {
      log.error({ err: error, job }, 'a daily job failed; it is tried again soon');
    }
  }
}
