import type { DocumentType } from '#domain/document/kinds.ts';
import { documentNumber, seriesOf, withNextNumber } from '#domain/document/number.ts';
import type { Profile } from '#domain/profile/types.ts';
import type { Books } from '#server/books/books.ts';

/**
 * Takes the next number of its kind. The caller holds the profile's row (`lockProfile`), so that
 * simultaneous creations queue here, and a creation that fails takes no number: the series stays
 * continuous, as French law asks (CGI ann. II art. 242 nonies A, 7°). A number already taken
 * (a prefix changed back, a counter moved) is stepped over.
 */
export async function takeNumber(
  books: Books,
  profile: Profile,
  type: DocumentType,
): Promise<string> {
  const { prefix, next: first } = seriesOf(profile, type);
  let next = first;
  while (await isNumberTaken(books, type, documentNumber(prefix, next))) next += 1;
  await setNextNumber(books, type, next + 1);
  return documentNumber(prefix, next);
}

/** Gives the last number taken back, when the document that held it was a draft and is gone. */
export async function returnNumber(
  books: Books,
  profile: Profile,
  { type, number }: { type: DocumentType; number: string },
): Promise<boolean> {
  const { prefix, next } = seriesOf(profile, type);
  if (next < 2 || documentNumber(prefix, next - 1) !== number) return false;
  await setNextNumber(books, type, next - 1);
  return true;
}

/** Whether a number was ever given, also to a document withdrawn since. */
export async function isNumberTaken(
  { tx, accountId }: Books,
  type: DocumentType,
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

async function setNextNumber({ tx, accountId }: Books, type: DocumentType, next: number) {
  await tx
    .updateTable('profiles')
    .set(withNextNumber(type, next))
    .where('id', '=', accountId)
    .execute();
}
