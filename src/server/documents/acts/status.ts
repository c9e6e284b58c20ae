import { parisDay } from '#domain/calendar.ts';
import { documentInSentence } from '#domain/document/names.ts';
import { meansAskedFor } from '#domain/document/paymentMeans.ts';
import type { DocumentStatus } from '#domain/document/status.ts';
import type { Document } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import { conflict } from '#server/errors.ts';
import { record } from '#server/register/record.ts';
import { markSent, updateDocument } from '#server/documents/store.ts';
import { payRest, reversePayments } from '#server/payments/acts.ts';
import { issueDocument } from './issue.ts';
import { CORRECTIONS, refuseIssued, takeIssueBack } from './issued.ts';
import type { Seal } from './leaveDraft.ts';

/**
 * The four statuses of an invoice are acts (docs/product.md, Statuses): « Envoyé » issues it and marks it sent, « Payé »
 * issues it and settles what is left, leaving « Payé » takes that back, « Annulé » cancels a draft,
 * « Brouillon » takes an issue back while the law allows it.
 *
 * @throws 409 `issued` with the acts that do what is wanted, 409 `not_issuable`.
 */
export async function setInvoiceStatus(
  books: Books,
  document: Document,
  status: DocumentStatus,
  seal: Seal,
): Promise<Document> {
  if (status === document.status) {
    const unsent = status === 'sent' && document.issuedAt !== null && document.sentAt === null;
    return unsent ? markedSent(books, document) : document;
  }
  if (!document.issuedAt && (status === 'draft' || status === 'cancelled')) {
    return setStatus(books, document, status);
  }
  switch (status) {
    case 'sent':
      return document.issuedAt ? reopen(books, document) : send(books, document, seal);
    case 'paid':
      return settle(books, await issueDocument(books, document, seal));
    case 'cancelled':
      throw refuseIssued(document, ['credit_note', 'credit_note_and_draft', 'corrective']);
    case 'draft':
      return document.status === 'paid'
        ? takeIssueBack(books, await reopen(books, document))
        : takeIssueBack(books, document);
  }
}

async function send(books: Books, document: Document, seal: Seal): Promise<Document> {
  return markedSent(books, await issueDocument(books, document, seal));
}

/** Handed over by hand, or by post. */
async function markedSent(books: Books, document: Document): Promise<Document> {
  if (document.sentAt !== null) return document;
  await markSent(books, document.id);
  const sent = { ...document, sentAt: books.now.toISOString() };
  await record(books, { kind: 'marked_sent', document: sent });
  return sent;
}

/** Pays what is left, today, by the means the invoice asks for. */
async function settle(books: Books, document: Document): Promise<Document> {
  const method = meansAskedFor(document.paymentMethod);
  const settled = await payRest(books, document, { day: parisDay(books.now), method });
  if (settled.status !== 'paid' && settled.creditedAmount > 0) throw settledByCredit(settled);
  // Nothing was asked for: an invoice of 0 €.
  return settled.status === 'paid' ? settled : setStatus(books, settled, 'paid');
}

/** 409: nobody paid what avoirs took back whole. */
function settledByCredit(document: Document) {
  const message = `Rien n’est plus dû\u00A0: ${documentInSentence(document)} est soldée par avoir.`;
  return conflict('not_payable', message);
}

async function reopen(books: Books, document: Document): Promise<Document> {
  if (document.status === 'cancelled') throw refuseIssued(document, CORRECTIONS);
  const unpaid = await reversePayments(books, document, 'Statut «\u00A0Payé\u00A0» retiré');
  return unpaid.status === 'sent' ? unpaid : setStatus(books, unpaid, 'sent');
}

async function setStatus(
  books: Books,
  document: Document,
  status: DocumentStatus,
): Promise<Document> {
  const changed = await updateDocument(books, {
    ...document,
    status,
    updatedAt: books.now.toISOString(),
  });
  await record(books, { kind: 'status_set', document: changed, from: document.status });
  return changed;
}
