import type { DocumentKind } from '#domain/document/kinds.ts';
import type { SealedPurpose } from '#domain/register/event.ts';
import type { Period } from './period.ts';
import type { Books } from '#server/books/books.ts';

const PAGE = 200;

export interface SealedFact {
  id: string;
  documentId: string;
  fileName: string;
  sha256: string;
  purpose: SealedPurpose;
  kind: DocumentKind;
  sealedFileId: string | null;
  deletedAt: Date | null;
}

/**
 * Sealed files of documents dated in the period, deleted ones too
 * (docs/product.md, After a document has left), without bytes.
 */
export function sealedAfter(
  { tx, accountId }: Books,
  { from, to, after }: Period & { after: string },
): Promise<SealedFact[]> {
  return (
    tx
      .selectFrom('sealedFiles')
      .innerJoin('documents', (join) =>
        join
          .onRef('documents.userId', '=', 'sealedFiles.userId')
          .onRef('documents.id', '=', 'sealedFiles.documentId'),
      )
      .select([
        'sealedFiles.id',
        'sealedFiles.documentId',
        'sealedFiles.fileName',
        'sealedFiles.sha256',
        'sealedFiles.purpose',
        'documents.kind',
        'documents.sealedFileId',
        'documents.deletedAt',
      ])
      .where('sealedFiles.userId', '=', accountId)
      .where('documents.date', '>=', from)
      .where('documents.date', '<=', to)
      .where('sealedFiles.id', '>', after)
      // UUIDv7: the order in which they were sealed.
      .orderBy('sealedFiles.id')
      .limit(PAGE)
      .execute()
  );
}

export interface AbsentDocuments {
  /**
   * Numbers that left the lists: withdrawn drafts and deleted documents
   * (docs/product.md, Numbering).
   */
  removed: string[];
  /** Numbers of documents that left draft and whose PDF was never sealed here. */
  unsealed: string[];
}

/** What an accountant would miss in the tables or among the PDFs. */
export async function absentDocuments(
  { tx, accountId }: Books,
  { from, to }: Period,
): Promise<AbsentDocuments> {
  const dated = tx
    .selectFrom('documents')
    .select('number')
    .where('documents.userId', '=', accountId)
    .where('documents.date', '>=', from)
    .where('documents.date', '<=', to)
    .orderBy('number');
  const removed = await dated.where('deletedAt', 'is not', null).execute();
  const unsealed = await dated
    .where('deletedAt', 'is', null)
    .where('status', '!=', 'draft')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sealedFiles')
            .select('sealedFiles.id')
            .whereRef('sealedFiles.userId', '=', 'documents.userId')
            .whereRef('sealedFiles.documentId', '=', 'documents.id'),
        ),
      ),
    )
    .execute();
  return { removed: numbers(removed), unsealed: numbers(unsealed) };
}

function numbers(rows: readonly { number: string }[]): string[] {
  return rows.map(({ number }) => number);
}
