import type { Transaction } from 'kysely';
import type { Document } from '#domain/document/types.ts';
import type { Tables } from '#server/database/types.ts';
import { lockProfile } from '#server/profile/store.ts';
import { record } from '#server/register/record.ts';
import type { World } from './draft.ts';
import { returnNumber } from './numbering.ts';
import { deleteDocument, hideDocument, wasIssued } from './store.ts';

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
  const profile = await lockProfile(tx, userId);
  const issued = await wasIssued(tx, userId, document);
  const returned = !issued && (await returnNumber(tx, userId, profile, document));
  await record(tx, userId, { kind: returned ? 'number_returned' : 'withdrawn', document }, world);
  await unlink(tx, userId, document);
  if (returned) await deleteDocument(tx, userId, document.id);
  else await hideDocument(tx, userId, document.id, world.now);
}

/** The quote of a withdrawn invoice may be converted again. */
async function unlink(tx: Transaction<Tables>, userId: string, document: Document) {
  await tx
    .updateTable('documents')
    .set({ convertedDocumentId: null })
    .where('userId', '=', userId)
    .where('convertedDocumentId', '=', document.id)
    .execute();
}
