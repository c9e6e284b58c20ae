import type { Selectable } from 'kysely';
import type { IsoDate } from '#domain/calendar.ts';
import type { Timing } from '#domain/recurring/rhythm.ts';
import type {
  OwnWords,
  PlannedTurn,
  SeriesContent,
  SeriesMode,
  SeriesState,
} from '#domain/recurring/series.ts';
import type { Books } from '#server/books/books.ts';
import type { RecurringTables } from '#server/database/recurringTables.ts';
import type { Tables } from '#server/database/types.ts';

/** A series as it is kept. */
export interface Series extends SeriesContent, Timing {
  id: string;
  clientId: string;
  name: string;
  mode: SeriesMode;
  state: SeriesState;
  reason: string;
  nextPlace: number;
  nextDay: IsoDate | null;
  lastDay: IsoDate | null;
  failures: number;
  sourceDocumentId: string | null;
}

/** A user's series are few; beyond these the oldest are not shown. */
const MOST = 500;

export async function listSeries({ tx, accountId }: Books): Promise<Series[]> {
  const rows = await tx
    .selectFrom('recurringSeries')
    .selectAll()
    .where('userId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(toSeries);
}

export async function findSeries(books: Books, id: string): Promise<Series | null> {
  const row = await seriesRow(books, id).executeTakeFirst();
  return row ? toSeries(row) : null;
}

/** As `findSeries`, kept until the transaction ends. The caller holds the profile's row. */
export async function lockSeries(books: Books, id: string): Promise<Series | null> {
  const row = await seriesRow(books, id).forUpdate().executeTakeFirst();
  return row ? toSeries(row) : null;
}

function seriesRow({ tx, accountId }: Books, id: string) {
  return tx
    .selectFrom('recurringSeries')
    .selectAll()
    .where('userId', '=', accountId)
    .where('id', '=', id);
}

export async function insertSeries({ tx, accountId, now }: Books, series: Series): Promise<void> {
  await tx
    .insertInto('recurringSeries')
    .values({
      ...columnsOf(series),
      userId: accountId,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

export async function updateSeries(
  { tx, accountId, now }: Books,
  series: Series,
  triedOn: IsoDate | null = null,
): Promise<void> {
  await tx
    .updateTable('recurringSeries')
    .set({ ...columnsOf(series), triedOn, updatedAt: now })
    .where('userId', '=', accountId)
    .where('id', '=', series.id)
    .execute();
}

export async function deleteSeries({ tx, accountId }: Books, id: string): Promise<void> {
  await tx
    .deleteFrom('recurringSeries')
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** The turns that were made, changed or skipped. */
export interface KeptTurn {
  place: number;
  day: IsoDate;
  state: RecurringTables['recurringTurns']['state'];
  own: OwnWords | null;
  documentId: string | null;
  reason: string;
}

export async function keptTurn(
  { tx, accountId }: Books,
  seriesId: string,
  place: number,
): Promise<KeptTurn | null> {
  const row = await tx
    .selectFrom('recurringTurns')
    .selectAll()
    .where('userId', '=', accountId)
    .where('seriesId', '=', seriesId)
    .where('place', '=', place)
    .executeTakeFirst();
  return row ? toTurn(row) : null;
}

/** What the owner changed of the turns to come. */
export async function plannedTurns(
  { tx, accountId }: Books,
  seriesId: string,
): Promise<PlannedTurn[]> {
  const rows = await tx
    .selectFrom('recurringTurns')
    .selectAll()
    .where('userId', '=', accountId)
    .where('seriesId', '=', seriesId)
    .where('state', 'in', ['planned', 'skipped'])
    .execute();
  return rows.map(toTurn).map(({ place, state, own }) => ({
    place,
    skipped: state === 'skipped',
    own,
  }));
}

/** The last turns, each with the invoice it became. */
export async function pastTurns({ tx, accountId }: Books, series: Series, most: number) {
  return tx
    .selectFrom('recurringTurns')
    .leftJoin('documents', (join) =>
      join
        .onRef('documents.userId', '=', 'recurringTurns.userId')
        .onRef('documents.id', '=', 'recurringTurns.documentId')
        .on('documents.deletedAt', 'is', null),
    )
    .select([
      'recurringTurns.place',
      'recurringTurns.day',
      'recurringTurns.state',
      'recurringTurns.reason',
      'documents.id as documentId',
      'documents.number',
      'documents.grossAmount',
      'documents.currency',
      'documents.issuedAt',
      'documents.sentAt',
    ])
    .where('recurringTurns.userId', '=', accountId)
    .where('recurringTurns.seriesId', '=', series.id)
    .where('recurringTurns.place', '<', series.nextPlace)
    .orderBy('recurringTurns.place', 'desc')
    .limit(most)
    .execute();
}

type TurnState = RecurringTables['recurringTurns']['state'];

interface TurnRow {
  seriesId: string;
  place: number;
  day: IsoDate;
  state: TurnState;
  own?: OwnWords | null;
  documentId?: string | null;
  reason?: string;
}

/**
 * Writes the row of a turn that is not made yet. False when somebody made it first: the key of the
 * table keeps one row a turn, whatever the number of servers.
 */
export async function takeTurn({ tx, accountId, now }: Books, turn: TurnRow): Promise<boolean> {
  const { seriesId, place, own = null, documentId = null, reason = '', day, state } = turn;
  const row = {
    day,
    state,
    lineItems: own && JSON.stringify(own.lineItems),
    content: own && own.content,
    documentId,
    reason,
    at: now,
  };
  const taken = await tx
    .insertInto('recurringTurns')
    .values({ userId: accountId, seriesId, place, ...row })
    .onConflict((existing) =>
      existing
        .columns(['userId', 'seriesId', 'place'])
        .doUpdateSet(row)
        .where('recurringTurns.state', 'in', ['planned', 'skipped']),
    )
    .returning('place')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Writes what became of a letter on its way; false when that was written before. */
export async function settleTurn(
  { tx, accountId, now }: Books,
  { seriesId, place }: { seriesId: string; place: number },
  outcome: { state: 'sent' | 'drafted'; reason: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('recurringTurns')
    .set({ ...outcome, at: now })
    .where('userId', '=', accountId)
    .where('seriesId', '=', seriesId)
    .where('place', '=', place)
    .where('state', '=', 'sending')
    .returning('place')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets what the owner changed of the turns to come, from a place on or of one place alone. */
export async function forgetPlanned(
  { tx, accountId }: Books,
  seriesId: string,
  { place, onwards }: { place: number; onwards: boolean },
): Promise<void> {
  await tx
    .deleteFrom('recurringTurns')
    .where('userId', '=', accountId)
    .where('seriesId', '=', seriesId)
    .where('place', onwards ? '>=' : '=', place)
    .where('state', 'in', ['planned', 'skipped'])
    .execute();
}

function columnsOf({ lineItems, facts, revisions, ...series }: Series) {
  return {
    ...series,
    lineItems: JSON.stringify(lineItems),
    facts: JSON.stringify(facts),
    revisions: JSON.stringify(revisions),
  };
}

function toSeries(row: Selectable<Tables['recurringSeries']>): Series {
  const { userId: _, createdAt: __, updatedAt: ___, triedOn: ____, ...series } = row;
  return series;
}

function toTurn(row: Selectable<Tables['recurringTurns']>): KeptTurn {
  const { place, day, state, lineItems, content, documentId, reason } = row;
  const own = lineItems ? { lineItems, content: content ?? '' } : null;
  return { place, day, state, own, documentId, reason };
}
