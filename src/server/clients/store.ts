import { sql, type Selectable } from 'kysely';
import { kindOf, type ClientCreation, type ClientEdit } from '#domain/client/schema.ts';
import type { Client } from '#domain/client/types.ts';
import { CLIENT_GONE } from '#domain/recurring/notices.ts';
import type { Books } from '#server/books/books.ts';
import type { Tables } from '#server/database/types.ts';
import { containing } from '#server/http/search.ts';
import { newestFirst, olderThan } from '#server/http/paging.ts';

type ClientRow = Selectable<Tables['clients']>;

interface Page {
  search?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/**
 * Newest first (docs/product.md, Clients); `search` matches name, e-mail or company, whatever the
 * case or accents.
 */
export async function listClients({ tx, accountId }: Books, page: Page) {
  let query = tx
    .selectFrom('clients')
    .selectAll()
    .where('userId', '=', accountId)
    .where('deletedAt', 'is', null);
  if (page.search) query = query.where(containing('clients.searchKey', page.search));
  const rows = await query
    .where(olderThan(page.cursor))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  const { items, nextCursor } = newestFirst(rows, page.limit);
  return { items: items.map(toClient), nextCursor };
}

/** How many clients the user has in all. */
export async function countClients({ tx, accountId }: Books): Promise<number> {
  const row = await tx
    .selectFrom('clientDays')
    .select((e) => e.fn.coalesce(e.fn.sum('count'), sql.lit(0)).as('count'))
    .where('userId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function findClient({ tx, accountId }: Books, id: string): Promise<Client | null> {
  const row = await tx
    .selectFrom('clients')
    .selectAll()
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && row.deletedAt === null ? toClient(row) : null;
}

/** The client of a document, even one removed since: a kept document keeps its buyer. */
export async function clientOfDocument({ tx, accountId }: Books, id: string): Promise<Client> {
  const row = await tx
    .selectFrom('clients')
    .selectAll()
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return toClient(row);
}

export async function insertClient(
  { tx, accountId, now, ids }: Books,
  client: ClientCreation,
): Promise<Client> {
  const row = await tx
    .insertInto('clients')
    .values({
      ...client,
      userId: accountId,
      id: ids.next(),
      kind: kindOf(client),
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toClient(row);
}

export async function updateClient(
  { tx, accountId, now }: Books,
  id: string,
  edit: ClientEdit,
): Promise<Client> {
  const row = await tx
    .updateTable('clients')
    .set({ ...edit, updatedAt: sql<Date>`greatest(${now}, updated_at + interval '1 millisecond')` })
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toClient(row);
}

/** Whether an invoice to this client was issued. */
export async function hasIssued({ tx, accountId }: Books, clientId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('documents')
    .select('id')
    .where('userId', '=', accountId)
    .where('clientId', '=', clientId)
    .where('issuedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Hides a client whose documents are kept; removes one that never had any. */
export async function removeClient({ tx, accountId, now }: Books, id: string): Promise<void> {
  // With the client's own row their series goes; without, it stops at once and says why.
  await tx
    .updateTable('recurringSeries')
    .set({ state: 'paused', reason: CLIENT_GONE })
    .where('userId', '=', accountId)
    .where('clientId', '=', id)
    .where('state', '=', 'active')
    .execute();
  const kept = await tx
    .selectFrom('documents')
    .select('id')
    .where('userId', '=', accountId)
    .where('clientId', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (kept) {
    await tx
      .updateTable('clients')
      .set({ deletedAt: now })
      .where('userId', '=', accountId)
      .where('id', '=', id)
      .execute();
    return;
  }
  await tx.deleteFrom('clients').where('userId', '=', accountId).where('id', '=', id).execute();
}

/** The names of the recurring series that bill a client and are not over, the first made first. */
export async function seriesThatBill({ tx, accountId }: Books, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('recurringSeries')
    .select('name')
    .where('userId', '=', accountId)
    .where('clientId', '=', id)
    .where('state', '<>', 'ended')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

function toClient(row: ClientRow): Client {
  const { userId: _, deletedAt: __, searchKey: ___, ...facts } = row;
  return {
    ...facts,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
