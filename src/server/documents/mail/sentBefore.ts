import type { Books } from '#server/books/books.ts';

/** The letters of a document that a transport accepted: how many, and the last; null when none was. */
export async function sentBefore({ tx, accountId }: Books, documentId: string) {
  const [last, ...others] = await tx
    .selectFrom('emailAttempts')
    .select(['recipient', 'at'])
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .where('state', '=', 'accepted')
    .orderBy('at', 'desc')
    .execute();
  if (!last) return null;
  return { times: 1 + others.length, recipient: last.recipient, at: last.at.toISOString() };
}
