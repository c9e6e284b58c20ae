import { sql } from 'kysely';
import { addDays, type IsoDate, parisDay } from '#domain/calendar.ts';
import { endsSoon, INTERRUPTED } from '#domain/recurring/notices.ts';
import { END_TOLD_BEFORE } from '#domain/recurring/run.ts';
import { type Account, accountsOf } from '#server/books/books.ts';
import type { Clock, Ids } from '#server/books/clock.ts';
import { clientOfDocument } from '#server/clients/store.ts';
import type { Database } from '#server/database/connect.ts';
import { emailDocument, type EmailDeps } from '#server/documents/mail/email.ts';
import { letterToCome } from '#server/documents/mail/usualLetter.ts';
import { LONGEST_SENDING } from '#server/documents/mail/sending.ts';
import {
  makeDueTurns,
  settleNotMade,
  settleSent,
  told,
  type TurnToSend,
} from '#server/documents/recurring/make.ts';
import { findSeries } from '#server/documents/recurring/store.ts';
import { partsOf } from '#server/documents/files/parts.ts';
import { findDocument } from '#server/documents/store.ts';
import { Refusal } from '#server/errors.ts';
import type { Log } from '#server/log.ts';
import { notify } from '#server/notifications/store.ts';
import { loadSubscription } from '#server/subscription/store.ts';

export interface RecurringDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  log: Log;
  letters: EmailDeps;
}

/** Not before people are at work, in Paris; a turn is made on its day, however late it is. */
const FIRST_HOUR = 7;

/**
 * Makes the invoices that are due today, and tells which series end soon (docs/product.md, Recurring
 * invoices). A run may be cut off, repeated, or made by several servers together: each turn takes its
 * own row first. A series that fails keeps no other from being made.
 */
export async function makeRecurring(deps: RecurringDeps): Promise<void> {
  await settleInterrupted(deps);
  await tellEndings(deps);
  if (parisHour(deps.clock.now()) < FIRST_HOUR) return;
  for (const { userId, id } of await dueSeries(deps)) {
    const account = accountsOf(deps).of(userId, 'server');
    try {
      await makeOne(deps, account, id);
    } catch (error) {
      deps.log.error({ err: error, userId, series: id }, 'a recurring invoice could not be made');
      const reason = error instanceof Refusal ? error.message : UNEXPECTED;
      await account.run((books) => settleNotMade(books, id, reason));
    }
  }
}

const UNEXPECTED = 'Une erreur inattendue est survenue.';

async function makeOne(deps: RecurringDeps, account: Account, id: string): Promise<void> {
  const turn = await account.run(async (books) => {
    const { active } = await loadSubscription(books);
    return active ? makeDueTurns(books, id) : null;
  });
  if (turn) await send(deps, account, turn);
}

/** Issues and sends; whatever keeps it from leaving is told, and its draft stays. */
async function send(deps: RecurringDeps, account: Account, turn: TurnToSend): Promise<void> {
  const failure = await letterFailure(deps, account, turn);
  await account.run((books) => settleSent(books, turn, failure));
}

async function letterFailure(deps: RecurringDeps, account: Account, turn: TurnToSend) {
  const { documentId } = turn;
  try {
    const writer = await writerOf(deps.database, account.id);
    await emailDocument(deps.letters, account, writer, documentId, await letterOf(account, turn));
    return null;
  } catch (error) {
    // The transport's own refusal is a notification already.
    if (error instanceof Refusal) return { reason: error.message, told: error.status === 502 };
    deps.log.error({ err: error, userId: account.id, documentId }, 'a recurring letter failed');
    return { reason: UNEXPECTED, told: false };
  }
}

/** The letter that the e-mail form would open with. */
function letterOf(account: Account, { documentId }: TurnToSend) {
  return account.run(async (books) => {
    const found = await findDocument(books, documentId);
    if (!found) throw new Refusal(410, 'deleted', 'Son brouillon a été supprimé.');
    return letterToCome(books, await partsOf(books, found));
  });
}

/** Letters whose server stopped: what came of them is written on their invoice. */
async function settleInterrupted(deps: RecurringDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - 2 * LONGEST_SENDING);
  const rows = await deps.database.kysely
    .selectFrom('recurringTurns')
    .leftJoin('documents', (join) =>
      join
        .onRef('documents.userId', '=', 'recurringTurns.userId')
        .onRef('documents.id', '=', 'recurringTurns.documentId'),
    )
    .select([
      'recurringTurns.userId',
      'recurringTurns.seriesId',
      'recurringTurns.place',
      'recurringTurns.documentId',
      'documents.sentAt',
    ])
    .where('recurringTurns.state', '=', 'sending')
    .where('recurringTurns.at', '<', before)
    .execute();
  for (const { userId, documentId, sentAt, ...turn } of rows) {
    const failure = sentAt === null ? { reason: INTERRUPTED, told: false } : null;
    await accountsOf(deps)
      .of(userId, 'server')
      .run((books) => settleSent(books, { ...turn, documentId: documentId ?? '' }, failure));
  }
}

async function tellEndings(deps: RecurringDeps): Promise<void> {
  const today = deps.clock.today();
  const ending = await deps.database.kysely
    .selectFrom('recurringSeries')
    .select(['userId', 'id', 'lastDay'])
    .where('state', '=', 'active')
    .where('lastDay', '>=', today)
    .where('lastDay', '<=', addDays(today, END_TOLD_BEFORE))
    .where(
      sql<boolean>`not exists (
        select from notifications told where told.user_id = recurring_series.user_id
          and told.dedupe_key = 'recurring_end:' || recurring_series.id || ':' || recurring_series.last_day)`,
    )
    .execute();
  for (const { userId, id, lastDay } of ending) {
    if (lastDay) await tellEnding(accountsOf(deps).of(userId, 'server'), id, lastDay);
  }
}

function tellEnding(account: Account, id: string, lastDay: IsoDate): Promise<void> {
  return account.run(async (books) => {
    const series = await findSeries(books, id);
    if (!series) return;
    const client = await clientOfDocument(books, series.clientId);
    await notify(books, {
      ...endsSoon(told(series, client), lastDay),
      kind: 'recurring',
      documentId: null,
      dedupeKey: `recurring_end:${id}:${lastDay}`,
    });
  });
}

/** What could not be made today already is tried again tomorrow. */
function dueSeries({ database, clock }: RecurringDeps) {
  const today = parisDay(clock.now());
  return database.kysely
    .selectFrom('recurringSeries')
    .select(['userId', 'id'])
    .where('state', '=', 'active')
    .where('nextDay', '<=', today)
    .where(({ eb, or }) => or([eb('triedOn', 'is', null), eb('triedOn', '<', today)]))
    .orderBy('nextDay')
    .orderBy('userId')
    .orderBy('id')
    .execute();
}

function writerOf({ kysely }: Database, userId: string) {
  return kysely
    .selectFrom('user')
    .select(['id', 'email', 'emailVerified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

function parisHour(instant: Date): number {
  const hours = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return Number(hours.format(instant));
}
