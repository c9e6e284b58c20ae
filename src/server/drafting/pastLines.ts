import { sql } from 'kysely';
import type { LineItem } from '#domain/document/types.ts';
import type { PastLine } from '#drafting/history.ts';
import type { Books } from '#server/books/books.ts';
import { documentsWithClients } from '#server/documents/withClients.ts';

const DOCUMENTS = 200;

/** A past line with where it stands and how many there were. */
export type OwnPastLine = PastLine & { documentId: string; quantity: number };

/** The lines of the user's latest documents, newest first: enough to know what things usually cost. */
export async function loadPastLines(
  { tx, accountId }: Books,
  { excluding }: { excluding?: string | undefined } = {},
): Promise<OwnPastLine[]> {
  const rows = await documentsWithClients(tx)
    .select([
      'documents.id',
      'documents.number',
      'documents.date',
      'documents.lineItems',
      sql<string>`coalesce(nullif(clients.company, ''), clients.name)`.as('clientName'),
    ])
    .where('documents.userId', '=', accountId)
    .where('documents.deletedAt', 'is', null)
    .orderBy('documents.date', 'desc')
    .orderBy('documents.id', 'desc')
    .limit(DOCUMENTS)
    .execute();
  return rows
    .filter((row) => row.id !== excluding)
    .flatMap((row) =>
      (row.lineItems as LineItem[])
        .filter((line) => line.unitPrice > 0)
        .map((line) => ({
          documentId: row.id,
          number: row.number,
          date: row.date,
          clientName: row.clientName,
          description: line.description,
          unit: line.unit ?? null,
          quantity: line.quantity,
          unitPrice: line.unitPrice,
        })),
    );
}
