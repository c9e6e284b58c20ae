import type { Selectable } from 'kysely';
import type { Closure, ClosureFacts, ClosureKind } from '#domain/register/closure.ts';
import type { Books } from '#server/books/books.ts';
import type { Tables } from '#server/database/types.ts';

/** Every closure of the account, by period: a month before its days. */
export async function allClosures({ tx, accountId }: Books): Promise<Closure[]> {
  const rows = await tx
    .selectFrom('closures')
    .selectAll()
    .where('userId', '=', accountId)
    .orderBy('period')
    .execute();
  return rows.map(toClosure);
}

/** The closures of this kind from one period to another, both included. */
export async function closuresBetween(
  { tx, accountId }: Books,
  kind: ClosureKind,
  { from, to }: { from: string; to: string },
): Promise<Closure[]> {
  const rows = await tx
    .selectFrom('closures')
    .selectAll()
    .where('userId', '=', accountId)
    .where('kind', '=', kind)
    .where('period', '>=', from)
    .where('period', '<=', to)
    .orderBy('period')
    .execute();
  return rows.map(toClosure);
}

/** The last closure of this kind, or null. */
export async function lastClosure(
  { tx, accountId }: Books,
  kind: ClosureKind,
): Promise<Closure | null> {
  const row = await tx
    .selectFrom('closures')
    .selectAll()
    .where('userId', '=', accountId)
    .where('kind', '=', kind)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? toClosure(row) : null;
}

/** Writes a closure for good. */
export async function insertClosure(
  { tx, accountId }: Books,
  { totals, ...facts }: ClosureFacts,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('closures')
    .values({ ...facts, userId: accountId, totals: JSON.stringify(totals), at })
    .execute();
}

function toClosure({ kind, period, number, totals, digest, at }: Selectable<Tables['closures']>) {
  return {
    kind,
    period,
    number,
    // Only tampering leaves anything but a list; the rest must still be read, and reported.
    totals: Array.isArray(totals) ? totals : [],
    digest,
    at: at.toISOString(),
  } satisfies Closure;
}
