import { sql } from 'kysely';
import {
  kindsIn,
  type DocumentKind,
  kindFacts,
  type NumberSeries,
} from '#domain/document/kinds.ts';
import { isProvisional } from '#domain/document/life.ts';
import { documentNumber, seriesOf, withNextNumber } from '#domain/document/number.ts';
import type { Document } from '#domain/document/types.ts';
import type { Profile } from '#domain/profile/types.ts';
import type { Books } from '#server/books/books.ts';

/*
 * The caller of each function holds the profile's row (`lockProfile`): simultaneous acts queue there,
 * and one that fails takes no number, so that a series stays continuous (CGI ann. II art. 242 nonies
 * A, 7°).
 */

/** Takes the next number of a kind: for good on a quote, as a place in line on an invoice. */
export async function takeNumber(
  books: Books,
  profile: Profile,
  kind: DocumentKind,
): Promise<string> {
  const { series, type } = kindFacts(kind);
  const { prefix, next: first } = seriesOf(profile, series);
  let next = first;
  while (await isNumberTaken(books, type, documentNumber(prefix, next))) next += 1;
  await setNextNumber(books, series, next + 1);
  return documentNumber(prefix, next);
}

/** Gives the last number of the quotes back, when the draft that held it is gone. */
export async function returnNumber(
  books: Books,
  profile: Profile,
  { kind, number }: Pick<Document, 'kind' | 'number'>,
): Promise<boolean> {
  const { series } = kindFacts(kind);
  const { prefix, next } = seriesOf(profile, series);
  if (next < 2 || documentNumber(prefix, next - 1) !== number) return false;
  await setNextNumber(books, series, next - 1);
  return true;
}

/** The drafts that wait for their number, in the order in which they were created. */
function inLine(books: Books, series: NumberSeries) {
  return waiting(books, series)
    .select(['id', 'number'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

function waiting({ tx, accountId }: Books, series: NumberSeries) {
  return tx
    .selectFrom('documents')
    .where('userId', '=', accountId)
    .where('type', '=', kindFacts(series).type)
    .where('issuedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .where('kind', 'in', kindsIn(series));
}

/** The first number that no document of the series has for good: the next one issued takes it. */
export async function firstFree(
  books: Books,
  profile: Profile,
  series: NumberSeries,
): Promise<number> {
  const { count } = await waiting(books, series)
    .select((e) => e.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return seriesOf(profile, series).next - Number(count);
}

/** The number a draft would take now, before the drafts that wait in front of it; null for all else. */
export async function numberIfIssued(
  books: Books,
  { seller, document }: { seller: Profile; document: Document },
): Promise<string | null> {
  if (!isProvisional(document)) return null;
  const { series } = kindFacts(document.kind);
  const first = await firstFree(books, seller, series);
  return documentNumber(seriesOf(seller, series).prefix, first);
}

/** The number that a draft had the last time it was issued, for an issue that was taken back. */
export async function numberTakenBack(
  { tx, accountId }: Books,
  documentId: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('registerEntries')
    .select(sql<string>`body ->> 'issuedNumber'`.as('number'))
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .where('kind', '=', 'issue_taken_back')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** Gives the drafts of a series the numbers from `first` on; what is created next follows them. */
export async function lineUp(
  books: Books,
  profile: Profile,
  series: NumberSeries,
  first: number,
): Promise<void> {
  const { prefix } = seriesOf(profile, series);
  const line = await inLine(books, series);
  const moved = line
    .map(({ id, number }, place) => ({ id, number, wanted: documentNumber(prefix, first + place) }))
    .filter(({ number, wanted }) => number !== wanted);
  if (moved.length > 0) await renumber(books, moved);
  await setNextNumber(books, series, first + line.length);
}

/** Lets two documents of this transaction exchange numbers; they are compared when it ends. */
export async function compareNumbersLast({ tx }: Books): Promise<void> {
  await sql`set constraints documents_number_key deferred`.execute(tx);
}

async function renumber(
  { tx, accountId }: Books,
  moved: readonly { id: string; wanted: string }[],
): Promise<void> {
  const ids = moved.map(({ id }) => id);
  const numbers = moved.map(({ wanted }) => wanted);
  await sql`
    update documents d set number = moved.number
    from unnest(${ids}::text[], ${numbers}::text[]) as moved (id, number)
    where d.user_id = ${accountId} and d.id = moved.id and d.issued_at is null`.execute(tx);
}

/** Whether a number was ever given, also to a document withdrawn since. */
export async function isNumberTaken(
  { tx, accountId }: Books,
  type: Document['type'],
  number: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('documents')
    .select('id')
    .where('userId', '=', accountId)
    .where('type', '=', type)
    .where('number', '=', number)
    .executeTakeFirst();
  return row !== undefined;
}

async function setNextNumber({ tx, accountId }: Books, series: NumberSeries, next: number) {
  await tx
    .updateTable('profiles')
    .set(withNextNumber(series, next))
    .where('id', '=', accountId)
    .execute();
}
