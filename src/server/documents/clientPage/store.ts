import type { Kysely, Selectable } from 'kysely';
import type { Snapshot } from '#domain/register/snapshot.ts';
import type { Books } from '#server/books/books.ts';
import type { Tables } from '#server/database/types.ts';

export type ClientPageRow = Selectable<Tables['clientPages']>;

/** The page of a document that its owner has not closed, expired or not. */
export async function livePage(
  { tx, accountId }: Books,
  documentId: string,
): Promise<ClientPageRow | null> {
  const row = await tx
    .selectFrom('clientPages')
    .selectAll()
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The last page of a document, closed or not. */
export async function lastPage(
  { tx, accountId }: Books,
  documentId: string,
): Promise<ClientPageRow | null> {
  const row = await tx
    .selectFrom('clientPages')
    .selectAll()
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Whose page a token opens, whatever its state. The one question asked as the owner of the database:
 * nobody is signed in. What follows is read in the books of that account.
 */
export async function pageByHash(
  db: Kysely<Tables>,
  tokenHash: string,
): Promise<(ClientPageRow & { seller: string }) | null> {
  const row = await db
    .selectFrom('clientPages')
    .leftJoin('profiles', 'profiles.id', 'clientPages.userId')
    .selectAll('clientPages')
    .select(['profiles.company', 'profiles.name'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return null;
  const { company, name, ...page } = row;
  return { ...page, seller: company || name || '' };
}

export async function insertPage(
  { tx, accountId, ids, now }: Books,
  page: Pick<ClientPageRow, 'documentId' | 'seed' | 'tokenHash' | 'expiresAt' | 'openedAt'>,
): Promise<ClientPageRow> {
  return tx
    .insertInto('clientPages')
    .values({ ...page, userId: accountId, id: ids.next(), createdAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Closes the page of a document; true when there was one. */
export async function revokePage(
  { tx, accountId, now }: Books,
  documentId: string,
): Promise<boolean> {
  const closed = await tx
    .updateTable('clientPages')
    .set({ revokedAt: now })
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
}

/** What the page shows from now on, of a document that is not issued. */
export async function showOnPage(
  { tx, accountId }: Books,
  id: string,
  { shown, fileId }: { shown: Snapshot; fileId: string },
): Promise<void> {
  await tx
    .updateTable('clientPages')
    .set({ shown: JSON.stringify(shown), shownFileId: fileId })
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Notes that the page was opened; true for the first time, and for one request alone. */
export async function noteOpening({ tx, accountId, now }: Books, id: string): Promise<boolean> {
  const noted = await tx
    .updateTable('clientPages')
    .set({ openedAt: now })
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .where('openedAt', 'is', null)
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}
