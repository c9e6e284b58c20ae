import type { Transaction } from 'kysely';
import type { Document } from '#domain/document/types.ts';
import type { Tables } from '#server/database/types.ts';
import { lockProfile } from '#server/profile/store.ts';
import { record } from '#server/register/record.ts';
import type { World } from './draft.ts';
import { returnNumber } from './numbering.ts';
import { refuseWhileSending } from './sending.ts';
import { releaseQuote } from './releaseQuote.ts';
import { deleteDocument, hideDocument, lockDocument, wasIssued } from './store.ts';

/**
 * Deletes a document as its past allows (decisions §6, §8). The last draft gives its number back
 * and is gone; an older draft leaves « numéro retiré » in the register; one that has left draft
 * leaves lists and totals only, and keeps its register and sealed files for the legal ten years
 * (C. com. art. L123-22).
 */
export async function withdrawDocument(
  tx: Transaction<Tables>,
  userId: string,
  document: Document,
  world: World,
): Promise<void> {
  await refuseWhileSending(tx, userId, document.id, world.now);
  // Before the profile, as every change of a document does: two of them never wait for each other.
  const quote =
    document.sourceDocumentId && (await lockDocument(tx, userId, document.sourceDocumentId));
  const profile = await lockProfile(tx, userId);
  const issued = await wasIssued(tx, userId, document);
  const returned = !issued && (await returnNumber(tx, userId, profile, document));
  await record(tx, userId, { kind: returned ? 'number_returned' : 'withdrawn', document }, world);
  if (quote && quote.convertedDocumentId === document.id) {
    await releaseQuote(tx, userId, quote, document.id, world);
  }
  if (returned) await deleteDocument(tx, userId, document.id);
  else await hideDocument(tx, userId, document.id, world.now);
}
