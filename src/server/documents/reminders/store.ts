import type { IsoDate } from '#domain/calendar.ts';
import type { Hold } from '#domain/reminders/holds.ts';
import type { Stage } from '#domain/reminders/stages.ts';
import type { Books } from '#server/books/books.ts';
import type { ReminderTables } from '#server/database/reminderTables.ts';

/** A letter that was begun: it may have left, or have failed. */
export interface KeptReminder {
  documentId: string;
  stage: Stage;
  state: ReminderTables['reminders']['state'];
  channel: ReminderTables['reminders']['channel'];
  automatic: boolean;
  day: IsoDate;
}

/** The letters of these documents, oldest first. */
export function remindersOf(
  { tx, accountId }: Books,
  documentIds: readonly string[],
): Promise<KeptReminder[]> {
  if (documentIds.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('reminders')
    .select(['documentId', 'stage', 'state', 'channel', 'automatic', 'day'])
    .where('userId', '=', accountId)
    .where('documentId', 'in', [...documentIds])
    .orderBy('at')
    .execute();
}

/** Those that count as written: one that certainly failed may be tried again. */
export function written(reminders: readonly KeptReminder[]): KeptReminder[] {
  return reminders.filter(({ state }) => state !== 'failed');
}

interface Begun {
  documentId: string;
  stage: Stage;
  channel: 'email' | 'post';
  attemptId: string | null;
  automatic: boolean;
  day: IsoDate;
  state: 'pending' | 'sent';
  /** Which earlier outcomes it may take the place of. */
  over: readonly ('failed' | 'uncertain')[];
}

/** Takes the row of a letter; false when it was written before. */
export async function takeReminder({ tx, accountId, now }: Books, begun: Begun): Promise<boolean> {
  const { over, documentId, stage, ...facts } = begun;
  const row = { ...facts, at: now };
  const taken = await tx
    .insertInto('reminders')
    .values({ userId: accountId, documentId, stage, ...row })
    .onConflict((existing) => {
      const same = existing.columns(['userId', 'documentId', 'stage']);
      if (over.length === 0) return same.doNothing();
      return same.doUpdateSet(row).where('reminders.state', 'in', [...over]);
    })
    .returning('stage')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Writes what became of the letter that an e-mail carries; null when it carries none. */
export async function settleReminder(
  { tx, accountId }: Books,
  attemptId: string,
  state: 'sent' | 'failed' | 'uncertain',
): Promise<Stage | null> {
  const row = await tx
    .updateTable('reminders')
    .set({ state })
    .where('userId', '=', accountId)
    .where('attemptId', '=', attemptId)
    .returning('stage')
    .executeTakeFirst();
  return row?.stage ?? null;
}

export interface KeptHold extends Hold {
  documentId: string;
}

/** Why the reminders of these documents wait, at most one a document. */
export function holdsOf(
  { tx, accountId }: Books,
  documentIds: readonly string[],
): Promise<KeptHold[]> {
  if (documentIds.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('reminderHolds')
    .select(['documentId', 'kind', 'until', 'reason'])
    .where('userId', '=', accountId)
    .where('documentId', 'in', [...documentIds])
    .execute();
}

export async function saveHold(
  { tx, accountId, now }: Books,
  documentId: string,
  { kind, until, reason }: Hold,
): Promise<void> {
  const row = { kind, until, reason, at: now };
  await tx
    .insertInto('reminderHolds')
    .values({ userId: accountId, documentId, ...row })
    .onConflict((existing) => existing.columns(['userId', 'documentId']).doUpdateSet(row))
    .execute();
}

/** False when nothing was held. */
export async function removeHold({ tx, accountId }: Books, documentId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('reminderHolds')
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .returning('documentId')
    .executeTakeFirst();
  return row !== undefined;
}
