import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { groupsLess, groupsOf, type RateShare } from '#domain/payments/split.ts';
import type { Books } from '#server/books/books.ts';
import { toDocument } from '#server/database/documentRow.ts';

/** What an issued document asks for at each VAT rate, the avoirs issued on it deducted. */
export async function debtOf(books: Books, document: Document): Promise<RateShare[]> {
  const credits = await creditsOn(books, document.id);
  return groupsLess(groupsOf(documentTotals(document)), credits);
}

async function creditsOn({ tx, accountId }: Books, documentId: string): Promise<RateShare[][]> {
  const rows = await tx
    .selectFrom('documents')
    .innerJoin('documentLinks', (join) =>
      join
        .onRef('documentLinks.userId', '=', 'documents.userId')
        .onRef('documentLinks.fromId', '=', 'documents.id'),
    )
    .selectAll('documents')
    .where('documents.userId', '=', accountId)
    .where('documentLinks.toId', '=', documentId)
    .where('documentLinks.relation', '=', 'credits')
    .where('documents.issuedAt', 'is not', null)
    .where('documents.status', '!=', 'cancelled')
    .execute();
  return rows.map((row) => groupsOf(documentTotals(toDocument(row))));
}
