import { kindFacts } from '#domain/document/kinds.ts';
import { referencesOf } from '#domain/document/references.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { exact } from '#domain/money/decimal.ts';
import { statusAfterPayment } from '#domain/payments/settled.ts';
import type { Books } from '#server/books/books.ts';
import { lockDocument, updateDocument } from '#server/documents/store.ts';
import { record } from '#server/register/record.ts';

/**
 * What the issue of an avoir or a rectificative does to the invoice it corrects: less is owed on it,
 * or it stands no more (docs/product.md, Corrections and deposits). `settle` holds the row of that
 * invoice.
 */
export async function correctOriginal(books: Books, issued: Document): Promise<void> {
  await change(books, issued, { undone: false });
}

/** The same the other way, when an issue is taken back while the law allows it. */
export async function restoreOriginal(books: Books, issued: Document): Promise<void> {
  await change(books, issued, { undone: true });
}

async function change(books: Books, by: Document, { undone }: { undone: boolean }): Promise<void> {
  const [corrected] = [...referencesOf(by, 'credits'), ...referencesOf(by, 'replaces')];
  if (!corrected) return;
  const original = await lockDocument(books, corrected.documentId);
  if (!original) throw new Error(`document ${by.id} corrects one that is gone`);
  const after =
    kindFacts(by.kind).owes < 0
      ? await credit(books, original, (undone ? -1 : 1) * documentTotals(by).gross)
      : await updateDocument(books, {
          ...original,
          status: undone ? 'sent' : 'cancelled',
          updatedAt: books.now.toISOString(),
        });
  const { id, kind, number } = by;
  await record(books, {
    kind: 'corrected',
    document: after,
    by: { id, kind, number },
    gross: documentTotals(by).gross,
    undone,
  });
  if (after.status !== original.status) {
    await record(books, { kind: 'status_set', document: after, from: original.status });
  }
}

async function credit(books: Books, original: Document, gross: number): Promise<Document> {
  const creditedAmount = exact(original.creditedAmount).plus(gross).toNumber();
  const status = statusAfterPayment(
    { ...original, creditedAmount },
    documentTotals(original).gross,
  );
  await books.tx
    .updateTable('documents')
    .set({ creditedAmount, status, updatedAt: books.now })
    .where('userId', '=', books.accountId)
    .where('id', '=', original.id)
    .execute();
  return { ...original, creditedAmount, status };
}
