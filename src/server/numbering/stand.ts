import { type IsoDate, parisDay } from '#domain/calendar.ts';
import {
  type DocumentKind,
  kindFacts,
  kindsIn,
  type NumberSeries,
} from '#domain/document/kinds.ts';
import type { SeriesStand } from '#domain/requirements/issue.ts';
import type { Books } from '#server/books/books.ts';

/** Where the series of a document stands today: what its date is held against when it is issued. */
export async function seriesStand(books: Books, kind: DocumentKind): Promise<SeriesStand> {
  const { series } = kindFacts(kind);
  return { today: parisDay(books.now), lastDate: await lastIssuedDate(books, series) };
}

/** The date of the last document issued in a series. */
async function lastIssuedDate(
  { tx, accountId }: Books,
  series: NumberSeries,
): Promise<IsoDate | null> {
  const row = await tx
    .selectFrom('documents')
    .select((e) => e.fn.max('date').as('last'))
    .where('userId', '=', accountId)
    .where('kind', 'in', kindsIn(series))
    .where('issuedAt', 'is not', null)
    .executeTakeFirst();
  return row?.last ?? null;
}
