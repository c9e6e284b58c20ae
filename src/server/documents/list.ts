import { sql, type Selectable, type Transaction } from 'kysely';
import type { DocumentStatus, DocumentType } from '#domain/document/types.ts';
import { documentsMatching } from '#server/database/search.ts';
import type { Tables } from '#server/database/types.ts';
import { decodeCursor, pageOf } from '#server/http/paging.ts';
import type { DocumentSummaryAnswer } from './answers.ts';
import { documentsWithClients } from './withClients.ts';

type Tx = Transaction<Tables>;

export interface DocumentFilters {
  search?: string | undefined;
  type?: DocumentType | undefined;
  status?: DocumentStatus | undefined;
  clientId?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Newest date first; the id decides between documents of one day (UUIDv7: the later one first). */
export async function listDocuments(tx: Tx, userId: string, filters: DocumentFilters) {
  let query = summaries(tx, userId);
  if (filters.type) query = query.where('documents.type', '=', filters.type);
  if (filters.status) query = query.where('documents.status', '=', filters.status);
  if (filters.clientId) query = query.where('documents.clientId', '=', filters.clientId);
  if (filters.search) query = query.where(await documentsMatching(tx, filters.search));
  if (filters.cursor) {
    const [date, id] = decodeCursor(filters.cursor, 2);
    query = query.where(sql<boolean>`(documents.date, documents.id) < (${date}::date, ${id})`);
  }
  const rows = await query
    .orderBy('documents.date', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(filters.limit + 1)
    .execute();
  const { items, nextCursor } = pageOf(rows, filters.limit, (row) => [row.date, row.id]);
  return { items: items.map(presentSummary), nextCursor };
}

/** The documents created last (« Activité Récente »). */
export async function newestDocuments(tx: Tx, userId: string, count: number) {
  const rows = await summaries(tx, userId)
    .orderBy('documents.createdAt', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(count)
    .execute();
  return rows.map(presentSummary);
}

export async function findSummary(
  tx: Tx,
  userId: string,
  id: string,
): Promise<DocumentSummaryAnswer> {
  const row = await summaries(tx, userId).where('documents.id', '=', id).executeTakeFirstOrThrow();
  return presentSummary(row);
}

/** How many documents the user has in all, read from the maintained sums. */
export async function countDocuments(tx: Tx, userId: string): Promise<number> {
  const row = await tx
    .selectFrom('documentTotals')
    .select((e) => e.fn.coalesce(e.fn.sum('count'), sql.lit(0)).as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function summaries(tx: Tx, userId: string) {
  return documentsWithClients(tx)
    .select([
      'documents.id',
      'documents.type',
      'documents.clientId',
      'documents.number',
      'documents.date',
      'documents.dueDate',
      'documents.status',
      'documents.amount',
      'documents.grossAmount',
      'documents.vat',
      'documents.currency',
      'documents.convertedDocumentId',
      'documents.createdAt',
      'documents.updatedAt',
      'clients.name as clientName',
      'clients.company as clientCompany',
      'clients.email as clientEmail',
    ])
    .where('documents.userId', '=', userId)
    .where('documents.deletedAt', 'is', null);
}

type SummaryRow = Pick<
  Selectable<Tables['documents']>,
  | 'id'
  | 'type'
  | 'clientId'
  | 'number'
  | 'date'
  | 'dueDate'
  | 'status'
  | 'amount'
  | 'grossAmount'
  | 'vat'
  | 'currency'
  | 'convertedDocumentId'
  | 'createdAt'
  | 'updatedAt'
> & { clientName: string; clientCompany: string; clientEmail: string };

function presentSummary(row: SummaryRow): DocumentSummaryAnswer {
  const { grossAmount, clientCompany, ...facts } = row;
  return {
    ...facts,
    clientName: clientCompany || row.clientName,
    amount: Number(row.amount),
    gross: Number(grossAmount),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
