import { sql } from 'kysely';
import { type IsoDate, parisDay } from '#domain/calendar.ts';
import type { DocumentType } from '#domain/document/kinds.ts';
import type { DocumentState } from '#domain/document/state.ts';
import type { DocumentStatus } from '#domain/document/status.ts';
import type { DocumentViewName } from '#domain/document/views.ts';
import type { Books } from '#server/books/books.ts';
import { documentsMatching } from '#server/database/search.ts';
import { decodeCursor, pageOf } from '#server/http/paging.ts';
import { inStates, inView } from './standing.ts';
import { presentSummary, SUMMARY_COLUMNS } from './summary.ts';

export interface DocumentFilters {
  search?: string | undefined;
  type?: DocumentType | undefined;
  status?: DocumentStatus | undefined;
  state?: DocumentState | undefined;
  view?: DocumentViewName | undefined;
  /** The first and last day, both counted. */
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
  /** The first and last due date, both counted. */
  dueFrom?: IsoDate | undefined;
  dueTo?: IsoDate | undefined;
  /** TTC, both counted. */
  min?: number | undefined;
  max?: number | undefined;
  clientId?: string | undefined;
  /** Those made in one act (`copies/acts.ts`). */
  batch?: string | undefined;
  /** Those out of the lists, in place of the others. */
  archived?: boolean | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** What narrows a list, without where a page begins. */
export type Narrowing = Omit<DocumentFilters, 'limit' | 'cursor'>;

/** Newest date first; the id decides between documents of one day (UUIDv7: the later one first). */
export async function listDocuments(books: Books, filters: DocumentFilters) {
  let query = await matching(books, filters);
  if (filters.cursor) {
    const [date, id] = decodeCursor(filters.cursor, 2);
    query = query.where(sql<boolean>`(documents.date, documents.id) < (${date}::date, ${id})`);
  }
  const page = query
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(filters.limit + 1);
  const rows = await besideClients(books, page)
    .orderBy('documents.date', 'desc')
    .orderBy('documents.id', 'desc')
    .execute();
  const { items, nextCursor } = pageOf(rows, filters.limit, (row) => [row.date, row.id]);
  return { items: items.map((row) => presentSummary(row, parisDay(books.now))), nextCursor };
}

function inBatch({ accountId }: Books, batch: string) {
  return sql<boolean>`documents.id in (
    select made.id from document_batches, jsonb_array_elements_text(document_ids) as made (id)
    where document_batches.user_id = ${accountId} and document_batches.id = ${batch})`;
}

/** The documents that the filters let through, in no order. */
export async function matching(
  books: Books,
  filters: Narrowing,
): Promise<ReturnType<typeof ofUser>> {
  let query = ofUser(books).where('archivedAt', filters.archived ? 'is not' : 'is', null);
  if (filters.type) query = query.where('type', '=', filters.type);
  if (filters.status) query = query.where('status', '=', filters.status);
  query = standing(query, filters, parisDay(books.now));
  if (filters.clientId) query = query.where('clientId', '=', filters.clientId);
  if (filters.batch) query = query.where(inBatch(books, filters.batch));
  if (filters.search) query = query.where(await documentsMatching(books.tx, filters.search));
  return query;
}

function standing(
  query: ReturnType<typeof ofUser>,
  { state, view, from, to, dueFrom, dueTo, min, max }: Narrowing,
  today: IsoDate,
) {
  let found = query;
  if (state) found = found.where(inStates([state], today));
  if (view) found = found.where(inView(view, today));
  if (from) found = found.where('date', '>=', from);
  if (to) found = found.where('date', '<=', to);
  if (dueFrom) found = found.where('dueDate', '>=', dueFrom);
  if (dueTo) found = found.where('dueDate', '<=', dueTo);
  if (min !== undefined) found = found.where('grossAmount', '>=', String(min));
  if (max !== undefined) found = found.where('grossAmount', '<=', String(max));
  return found;
}

/** Those of the named documents that are the user's, in the order of a list. */
export async function documentsNamed(books: Books, ids: readonly string[]) {
  const rows = await besideClients(books, ofUser(books).where('id', 'in', ids))
    .orderBy('documents.date', 'desc')
    .orderBy('documents.id', 'desc')
    .execute();
  return rows.map((row) => presentSummary(row, parisDay(books.now)));
}

/** The documents created last (« Activité Récente »). */
export async function newestDocuments(books: Books, count: number) {
  const newest = ofUser(books)
    .where('archivedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(count);
  const rows = await besideClients(books, newest)
    .orderBy('documents.createdAt', 'desc')
    .orderBy('documents.id', 'desc')
    .execute();
  return rows.map((row) => presentSummary(row, parisDay(books.now)));
}

/** How many documents the user has in all, read from the maintained sums. */
export async function countDocuments({ tx, accountId }: Books): Promise<number> {
  const row = await tx
    .selectFrom('documentTotals')
    .select((e) => e.fn.coalesce(e.fn.sum('count'), sql.lit(0)).as('count'))
    .where('userId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function ofUser({ tx, accountId }: Books) {
  return (
    tx
      .selectFrom('documents')
      .select(SUMMARY_COLUMNS)
      // Who was billed, whatever the client is called today (docs/product.md, Issue).
      .select([
        sql<string | null>`documents.snapshot #>> '{client,name}'`.as('billedName'),
        sql<string | null>`documents.snapshot #>> '{client,company}'`.as('billedCompany'),
      ])
      // No more of notes and lines than says what it is about.
      .select([
        sql<string>`left(documents.content, 500)`.as('opening'),
        sql<string | null>`documents.line_items #>> '{0,description}'`.as('firstLine'),
      ])
      .where('userId', '=', accountId)
      .where('deletedAt', 'is', null)
  );
}

/**
 * The chosen documents, each with its client. They are chosen first: left to itself, the planner
 * pairs a hundred found ids with every client of the user, and then looks which pairs exist.
 */
function besideClients({ tx }: Books, chosen: ReturnType<typeof ofUser>) {
  return tx
    .selectFrom(chosen.as('documents'))
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.userId', '=', 'documents.userId')
        .onRef('clients.id', '=', 'documents.clientId'),
    )
    .selectAll('documents')
    .select([
      'clients.name as clientName',
      'clients.company as clientCompany',
      'clients.email as clientEmail',
    ]);
}
