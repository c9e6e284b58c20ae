import { letterWordsSchema } from '#domain/document/emailSchema.ts';
import type { LateRates } from '#domain/reminders/lateRates.ts';
import { type Account, accountsOf } from '#server/books/books.ts';
import type { Clock, Ids } from '#server/books/clock.ts';
import type { Database } from '#server/database/connect.ts';
import { emailDocument, type EmailDeps } from '#server/documents/mail/email.ts';
import { type DueReminder, dueReminders } from '#server/documents/reminders/due.ts';
import { composed } from '#server/documents/reminders/present.ts';
import { readLate, readReminders } from '#server/documents/reminders/read.ts';
import { findDocument } from '#server/documents/store.ts';
import { Refusal } from '#server/errors.ts';
import type { Log } from '#server/log.ts';
import { loadSubscription } from '#server/subscription/store.ts';

export interface ReminderDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Log;
  letters: EmailDeps;
  rates: readonly LateRates[];
}

/** Letters leave at the hours at which people write them, in Paris. */
const HOURS = { first: 8, last: 18 };

/**
 * Sends the reminders that are due today of the accounts that asked for it (docs/product.md,
 * Reminders). A run may be cut off, repeated, or made by several servers together: each letter takes
 * its own row first. One that fails stops no other.
 */
export async function sendReminders(deps: ReminderDeps): Promise<void> {
  const hour = parisHour(deps.clock.now());
  if (hour < HOURS.first || hour > HOURS.last) return;
  for (const userId of await accountsThatAsked(deps.database)) {
    try {
      await sendOfAccount(deps, userId);
    } catch (error) {
      deps.log.error({ err: error, userId }, 'the reminders of an account could not be looked for');
    }
  }
}

async function sendOfAccount(deps: ReminderDeps, userId: string): Promise<void> {
  const account = accountsOf(deps).of(userId, 'server');
  const writer = await writerOf(deps.database, userId);
  if (!writer) return;
  const due = await account.run(async (books) => {
    const { active } = await loadSubscription(books);
    return active ? dueReminders(books) : [];
  });
  for (const reminder of due.filter(({ automatic }) => automatic)) {
    await sendOne(deps, account, writer, reminder).catch((error: unknown) => {
      // Refused, or told to the user already: the attempt is written down, and not tried again here.
      const level = error instanceof Refusal ? 'info' : 'error';
      const { documentId, stage } = reminder;
      deps.log[level]({ err: error, userId, documentId, stage }, 'a reminder did not leave');
    });
  }
}

type Writer = NonNullable<Awaited<ReturnType<typeof writerOf>>>;

async function sendOne(
  deps: ReminderDeps,
  account: Account,
  writer: Writer,
  { documentId, stage }: DueReminder,
): Promise<void> {
  const letter = await account.run(async (books) => {
    const document = await findDocument(books, documentId);
    if (!document) return null;
    const read = await readReminders(books, document);
    const { rates } = deps;
    const late = await readLate(books, document, { asOf: read.today, rates });
    return letterWordsSchema.parse(composed(read, late, { stage }));
  });
  if (!letter) return;
  const reminder = { stage, automatic: true, again: false };
  await emailDocument(deps.letters, account, writer, documentId, letter, reminder);
}

async function accountsThatAsked({ kysely }: Database): Promise<string[]> {
  const rows = await kysely
    .selectFrom('reminderSettings')
    .select('userId')
    .where('automatic', '=', true)
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

function writerOf({ kysely }: Database, userId: string) {
  return kysely
    .selectFrom('user')
    .select(['id', 'email', 'emailVerified'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

function parisHour(instant: Date): number {
  const hours = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return Number(hours.format(instant));
}
