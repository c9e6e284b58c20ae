import { sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import { invalid } from '#server/errors.ts';

/**
 * `?limit` and `?cursor` of every list (docs/product.md, Calls); extend it with the list's own
 * filters.
 */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(500).optional(),
});

/** Where a page ended: the sort key of its last row, most significant first, id last. */
export type CursorKey = (string | number)[];

export function encodeCursor(key: CursorKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Reads a cursor of `length` parts back; anything we did not write is refused. */
export function decodeCursor(cursor: string, length: number): CursorKey {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return z
      .array(z.union([z.string(), z.number()]))
      .length(length)
      .parse(key);
  } catch {
    throw invalid({ cursor: 'Ce curseur de pagination n’est pas valide.' });
  }
}

/**
 * Cuts a page out of rows fetched with `limit + 1`, and says where the next one begins.
 * Fetching one row more is what tells a full last page from one with a successor.
 */
export function pageOf<Row>(rows: Row[], limit: number, keyOf: (row: Row) => CursorKey) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? encodeCursor(keyOf(last)) : null };
}

/** What follows a page of rows in the order of `newestFirst`; everything without a cursor. */
export function olderThan(cursor: string | undefined) {
  if (cursor === undefined) return sql<SqlBool>`true`;
  const [createdAt, id] = decodeCursor(cursor, 2);
  return sql<SqlBool>`(created_at, id) < (${createdAt}::timestamptz, ${id})`;
}

/** The page of rows that were fetched by descending `createdAt`, then `id`. */
export function newestFirst<Row extends { createdAt: Date; id: string }>(
  rows: Row[],
  limit: number,
) {
  return pageOf(rows, limit, (row) => [row.createdAt.toISOString(), row.id]);
}
