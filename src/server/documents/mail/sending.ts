import type { Books } from '#server/books/books.ts';
import { conflict } from '#server/errors.ts';

/** Longer than any transport is waited for: what is still pending then has lost its server. */
export const LONGEST_SENDING = 10 * 60_000;

/**
 * Throws 409 while a letter with this document is on its way: what a client receives is a document
 * that its sender can find. The caller holds the document's lock, as `begin` of a sending does.
 */
export async function refuseWhileSending(
  { tx, accountId, now }: Books,
  documentId: string,
): Promise<void> {
  const pending = await tx
    .selectFrom('emailAttempts')
    .select('id')
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .where('state', '=', 'pending')
    .where('at', '>', new Date(now.getTime() - LONGEST_SENDING))
    .limit(1)
    .executeTakeFirst();
  if (pending) {
    throw conflict(
      'sending',
      'Ce document est en cours d’envoi\u00A0: attendez la fin de l’envoi pour le supprimer.',
    );
  }
}
