import type { LetterWords } from '#domain/document/emailSchema.ts';
import type { LetterKind } from '#domain/letters/letterKinds.ts';
import type { Books } from '#server/books/books.ts';
import { loadProfile } from '#server/profile/store.ts';

/** The account's own words for a kind of letter; null while it writes with ours. */
export async function ownText(
  { tx, accountId }: Books,
  kind: LetterKind,
): Promise<LetterWords | null> {
  const row = await tx
    .selectFrom('letterTexts')
    .select(['subject', 'message'])
    .where('userId', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ?? null;
}

/** All that the account wrote itself. */
export function ownTexts({ tx, accountId }: Books) {
  return tx
    .selectFrom('letterTexts')
    .select(['kind', 'subject', 'message'])
    .where('userId', '=', accountId)
    .execute();
}

export async function saveText(books: Books, kind: LetterKind, text: LetterWords): Promise<void> {
  // The row of the profile must be there: this one goes with it.
  await loadProfile(books);
  const { tx, accountId, now } = books;
  const row = { subject: text.subject, message: text.message, updatedAt: now };
  await tx
    .insertInto('letterTexts')
    .values({ userId: accountId, kind, ...row })
    .onConflict((existing) => existing.columns(['userId', 'kind']).doUpdateSet(row))
    .execute();
}

/** « Revenir au texte d’origine ». */
export async function forgetText({ tx, accountId }: Books, kind: LetterKind): Promise<void> {
  await tx
    .deleteFrom('letterTexts')
    .where('userId', '=', accountId)
    .where('kind', '=', kind)
    .execute();
}
