import type { Transaction } from 'kysely';
import { statusBeforeConversion, type StatusFact } from '#domain/document/conversion.ts';
import type { Document } from '#domain/document/types.ts';
import type { Tables } from '#server/database/types.ts';
import { record } from '#server/register/record.ts';
import type { World } from './draft.ts';
import { updateDocument } from './store.ts';

type Tx = Transaction<Tables>;

/**
 * Leaves the quote of a withdrawn invoice as it was before its conversion, free to be converted
 * again; the register tells the change of status (docs/decisions/021).
 */
export async function releaseQuote(
  tx: Tx,
  userId: string,
  quote: Document,
  invoiceId: string,
  world: World,
): Promise<void> {
  const before = statusBeforeConversion(await statusFacts(tx, userId, quote.id), invoiceId);
  const document = await updateDocument(tx, userId, {
    ...quote,
    status: before ?? quote.status,
    convertedDocumentId: null,
    updatedAt: world.now.toISOString(),
  });
  if (document.status === quote.status) return;
  await record(tx, userId, { kind: 'status_set', document, from: quote.status }, world);
}

async function statusFacts(tx: Tx, userId: string, documentId: string): Promise<StatusFact[]> {
  const rows = await tx
    .selectFrom('registerEntries')
    .select(['kind', 'body'])
    .where('userId', '=', userId)
    .where('documentId', '=', documentId)
    .where('kind', 'in', ['status_set', 'converted'])
    .orderBy('sequence')
    .execute();
  return rows.map(({ kind, body }) => ({ ...(body as object), kind }) as StatusFact);
}
