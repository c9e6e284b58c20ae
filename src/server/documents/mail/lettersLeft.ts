import { sql } from 'kysely';
import { parisDay } from '#domain/calendar.ts';
import type { OneOfMany } from '#domain/document/many.ts';
import type { Books } from '#server/books/books.ts';
import { conflict } from '#server/errors.ts';

export type Letter = NonNullable<OneOfMany['letter']>;

/** The last letter of each document that left, may have left, or is on its way; by the document's id. */
export async function lettersLeft(
  { tx, accountId }: Books,
  documentIds: readonly string[],
): Promise<Map<string, Letter>> {
  const rows = await tx
    .selectFrom('emailAttempts')
    .select(['documentId', 'recipient', 'state', 'at'])
    .where('userId', '=', accountId)
    .where('documentId', 'in', documentIds)
    .where(sql<boolean>`(state <> 'failed' or uncertain)`)
    .orderBy('at')
    .execute();
  return new Map(
    rows.map(({ documentId, recipient, state, at }) => [
      documentId,
      { recipient, day: parisDay(at), state: state === 'failed' ? 'uncertain' : state },
    ]),
  );
}

/**
 * Throws 409 where a second letter would leave, or might. Where the caller holds the document's lock,
 * no other letter comes in between (docs/product.md, Many at once).
 */
export async function refuseSecondLetter(books: Books, documentId: string): Promise<void> {
  const letter = (await lettersLeft(books, [documentId])).get(documentId);
  switch (letter?.state) {
    case 'accepted':
      throw conflict('already_sent', `Un message est déjà parti à ${letter.recipient}.`);
    case 'pending':
      throw conflict('sending', 'Un message avec ce document est en cours d’envoi.');
    case 'uncertain':
      throw conflict(
        'perhaps_sent',
        'Un message avec ce document est peut-être parti\u00A0: vérifiez auprès du client avant de le renvoyer.',
      );
  }
}
