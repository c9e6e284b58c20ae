import type { GivenRates, LateRates } from '#domain/reminders/lateRates.ts';
import { withGiven } from '#domain/reminders/lateRates.ts';
import type { Place } from '#domain/reminders/openDays.ts';
import type { ClientReminders, ReminderSettings } from '#domain/reminders/settingsSchema.ts';
import { DEFAULT_SEQUENCE, type Sequence } from '#domain/reminders/stages.ts';
import type { Books } from '#server/books/books.ts';
import { loadProfile } from '#server/profile/store.ts';

/** What the account wants; before it says so, what the product proposes, and nothing by itself. */
export async function loadReminderSettings({ tx, accountId }: Books): Promise<ReminderSettings> {
  const row = await tx
    .selectFrom('reminderSettings')
    .select(['automatic', 'alsaceMoselle', 'sequence', 'rates'])
    .where('userId', '=', accountId)
    .executeTakeFirst();
  if (!row) {
    return { automatic: false, alsaceMoselle: false, sequence: DEFAULT_SEQUENCE, rates: [] };
  }
  return { ...row, rates: row.rates.map(bothRates) };
}

export async function saveReminderSettings(
  books: Books,
  settings: ReminderSettings,
): Promise<void> {
  // The row of the profile must be there: this one goes with it.
  await loadProfile(books);
  const { tx, accountId, now } = books;
  const row = {
    automatic: settings.automatic,
    alsaceMoselle: settings.alsaceMoselle,
    sequence: JSON.stringify(settings.sequence),
    rates: JSON.stringify(settings.rates),
    updatedAt: now,
  };
  await tx
    .insertInto('reminderSettings')
    .values({ userId: accountId, ...row })
    .onConflict((existing) => existing.column('userId').doUpdateSet(row))
    .execute();
}

export async function loadClientReminders(
  { tx, accountId }: Books,
  clientId: string,
): Promise<ClientReminders> {
  const row = await tx
    .selectFrom('clientReminders')
    .select(['sequence', 'off'])
    .where('userId', '=', accountId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  return row ?? { sequence: null, off: false };
}

export async function saveClientReminders(
  { tx, accountId }: Books,
  clientId: string,
  { sequence, off }: ClientReminders,
): Promise<void> {
  const row = { sequence: sequence && JSON.stringify(sequence), off };
  await tx
    .insertInto('clientReminders')
    .values({ userId: accountId, clientId, ...row })
    .onConflict((existing) => existing.columns(['userId', 'clientId']).doUpdateSet(row))
    .execute();
}

/** What holds for the documents of a client. */
export interface Wanted {
  sequence: Sequence;
  place: Place;
  /** Whether letters leave by themselves. */
  automatic: boolean;
  /** The client is left alone: letters leave by hand only. */
  off: boolean;
}

/** The client's own sequence before the account's. */
export function wantedFor(settings: ReminderSettings, client: ClientReminders): Wanted {
  return {
    sequence: client.sequence ?? settings.sequence,
    place: { alsaceMoselle: settings.alsaceMoselle },
    automatic: settings.automatic && !client.off,
    off: client.off,
  };
}

/** The rates this account counts with: those known here, with its own for later half-years. */
export function ratesOf(settings: ReminderSettings, known: readonly LateRates[]): LateRates[] {
  return withGiven(known, settings.rates);
}

/** Rows written by hand may lack one of the two. */
function bothRates({ from, refinancing = null, legal = null }: GivenRates) {
  return { from, refinancing, legal };
}
