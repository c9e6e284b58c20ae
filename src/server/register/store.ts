import { sql, type Selectable } from 'kysely';
import type { ChainedEntry } from '#domain/register/chain.ts';
import { isOfDocument } from '#domain/register/entry.ts';
import type { RegisterKind } from '#domain/register/event.ts';
import { entryMoney } from '#domain/register/folio.ts';
import { lifeFact } from '#domain/register/lifeSentence.ts';
import { entrySentence } from '#domain/register/sentence.ts';
import type { Books } from '#server/books/books.ts';
import type { Tables } from '#server/database/types.ts';
import { decodeCursor, pageOf } from '#server/http/paging.ts';
import type { RegisterEntryAnswer } from './answers.ts';

type EntryRow = Selectable<Tables['registerEntries']>;

export interface RegisterFilters {
  kind?: RegisterKind | undefined;
  documentId?: string | undefined;
  /** A number, or part of one. */
  search?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Newest first. */
export async function listEntries({ tx, accountId }: Books, filters: RegisterFilters) {
  let query = tx.selectFrom('registerEntries').selectAll().where('userId', '=', accountId);
  if (filters.kind) query = query.where('kind', '=', filters.kind);
  if (filters.documentId) query = query.where('documentId', '=', filters.documentId);
  if (filters.search) {
    const literal = filters.search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
    query = query.where(sql<boolean>`body ->> 'number' ilike '%' || ${literal} || '%'`);
  }
  if (filters.cursor) {
    const [sequence] = decodeCursor(filters.cursor, 1);
    query = query.where('sequence', '<', Number(sequence));
  }
  const rows = await query
    .orderBy('sequence', 'desc')
    .limit(filters.limit + 1)
    .execute();
  const { items, nextCursor } = pageOf(rows, filters.limit, (row) => [Number(row.sequence)]);
  return { items: items.map((row) => presentEntry(toEntry(row))), nextCursor };
}

const BATCH = 500;

/** Every entry in order, read in batches: a register of years is never whole in memory. */
export async function* entriesInOrder(books: Books): AsyncGenerator<ChainedEntry> {
  let after = 0;
  for (;;) {
    const entries = await entriesAfter(books, { sequence: after });
    yield* entries;
    if (entries.length < BATCH) return;
    after = entries.at(-1)?.sequence ?? after;
  }
}

/** The entries that follow this one, as many as one batch holds. */
export async function entriesAfter(
  { tx, accountId }: Books,
  { sequence }: Pick<ChainedEntry, 'sequence'>,
): Promise<ChainedEntry[]> {
  const rows = await tx
    .selectFrom('registerEntries')
    .selectAll()
    .where('userId', '=', accountId)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(BATCH)
    .execute();
  return rows.map(toEntry);
}

/** The entries from one place to another, both included, in order. */
export async function entriesBetween(
  { tx, accountId }: Books,
  first: number,
  last: number,
): Promise<ChainedEntry[]> {
  const rows = await tx
    .selectFrom('registerEntries')
    .selectAll()
    .where('userId', '=', accountId)
    .where('sequence', '>=', first)
    .where('sequence', '<=', last)
    .orderBy('sequence')
    .execute();
  return rows.map(toEntry);
}

/** The entry at this place of the user's register, or null. */
export async function entryAt(
  { tx, accountId }: Books,
  sequence: number,
): Promise<ChainedEntry | null> {
  const row = await tx
    .selectFrom('registerEntries')
    .selectAll()
    .where('userId', '=', accountId)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return row ? toEntry(row) : null;
}

export function presentEntry(entry: ChainedEntry): RegisterEntryAnswer {
  return {
    sequence: entry.sequence,
    at: entry.at,
    kind: entry.kind,
    documentId: entry.documentId,
    documentNumber: isOfDocument(entry) ? entry.body.number : '',
    sentence: entrySentence(entry),
    life: lifeFact(entry),
    money: entryMoney(entry),
    hash: entry.hash,
    previousHash: entry.previousHash,
    sealedSha256: entry.kind === 'sealed' ? entry.body.sha256 : null,
  };
}

function toEntry(row: EntryRow): ChainedEntry {
  const { userId, documentId, kind, body, previousHash, hash } = row;
  return {
    userId,
    sequence: Number(row.sequence),
    at: row.at.toISOString(),
    documentId,
    kind,
    // Only tampering leaves anything but an object; the rest must still be read, and reported.
    body: typeof body === 'object' && body !== null ? body : {},
    previousHash,
    hash,
    // What the database holds was written by `record`; the hash shows whether it is still so.
  } as ChainedEntry;
}
