import { addDays, daysBetween, type IsoDate } from '#domain/calendar.ts';
import { isInvoice, kindFacts } from '#domain/document/kinds.ts';
import { documentNumber, seriesOf } from '#domain/document/number.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { issueProblems, type IssueProblem } from '#domain/requirements/issue.ts';
import type { Books } from '#server/books/books.ts';
import { clientOfDocument } from '#server/clients/store.ts';
import { conflict, Refusal } from '#server/errors.ts';
import { payAtIssue } from '#server/payments/acts.ts';
import { lockProfile } from '#server/profile/store.ts';
import { record } from '#server/register/record.ts';
import type { DocumentParts } from '#server/documents/files/parts.ts';
import { correctOriginal } from '#server/documents/corrections/effects.ts';
import { settleKept } from '#server/documents/corrections/settle.ts';
import { takeSnapshot } from '#server/documents/snapshots.ts';
import { saveIssue } from '#server/documents/store.ts';
import type { Seal } from './leaveDraft.ts';
import { compareNumbersLast, firstFree, lineUp } from '#server/numbering/line.ts';
import { seriesStand } from '#server/numbering/stand.ts';

/**
 * Issues an invoice: what is missing, the date, the number, the snapshot, the seal and the register,
 * in the caller's transaction, which holds the document's row (docs/product.md, Issue). One issued
 * before is answered as it is.
 *
 * @param wish the day it is dated, when not the one it bears; its term then stays as long. And the
 * name of a payment that was received before.
 * @throws 409 `not_issuable` with every problem, 409 `not_an_invoice` on a quote.
 */
export async function issueDocument(
  books: Books,
  current: Document,
  seal: Seal,
  wish: { date?: IsoDate | undefined; paymentReference?: string | null } = {},
): Promise<Document> {
  if (current.issuedAt) return current;
  if (!isInvoice(current)) {
    throw conflict('not_an_invoice', 'Un devis ne s’émet pas\u00A0: envoyez-le à votre client.');
  }
  const { series } = kindFacts(current.kind);
  const settled = await settleKept(books, current);
  const seller = await lockProfile(books);
  const client = await clientOfDocument(books, current.clientId);
  const draft = dated(settled, wish.date ?? current.date);
  await refuseUnready(books, { seller, client, document: draft });

  const first = await firstFree(books, seller, series);
  const instant = books.now.toISOString();
  const document: Document = {
    ...draft,
    number: documentNumber(seriesOf(seller, series).prefix, first),
    status: 'sent',
    issuedAt: instant,
    updatedAt: instant,
  };
  const parts = { seller, client, document };
  const file = await seal(parts);
  const snapshot = await takeSnapshot(books, parts);
  await compareNumbersLast(books);
  const issued = await saveIssue(books, document, { snapshot, sealedFileId: file.id });
  await lineUp(books, seller, series, first + 1);
  await record(books, {
    kind: 'issued',
    document: issued,
    file,
    snapshot,
    totals: documentTotals(issued),
  });
  await correctOriginal(books, issued);
  return payAtIssue(books, issued, wish.paymentReference ?? null);
}

/** The document on another day, due as long after it as before. */
function dated(document: Document, date: IsoDate): Document {
  if (date === document.date || document.dueDate === null) return { ...document, date };
  const dueDate = addDays(date, daysBetween(document.date, document.dueDate));
  return { ...document, date, dueDate };
}

async function refuseUnready(books: Books, parts: DocumentParts): Promise<void> {
  const problems = issueProblems(parts, await seriesStand(books, parts.document.kind));
  if (problems.length > 0) throw notIssuable(problems);
}

function notIssuable(problems: readonly IssueProblem[]) {
  const sentence = problems.map(({ message }) => message).join(' ');
  return new Refusal(409, 'not_issuable', sentence, { extra: { problems } });
}
