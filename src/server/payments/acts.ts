import { type IsoDate, parisDay } from '#domain/calendar.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { documentInSentence } from '#domain/document/names.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { exact } from '#domain/money/decimal.ts';
import type { PaymentMeans } from '#domain/document/paymentMeans.ts';
import { type Payment, stands } from '#domain/payments/payment.ts';
import { paymentProblems } from '#domain/payments/problems.ts';
import type { PaymentRequest } from '#domain/payments/schema.ts';
import { statusAfterPayment } from '#domain/payments/settled.ts';
import { splitPayment, splitReversal } from '#domain/payments/split.ts';
import type { Books } from '#server/books/books.ts';
import { conflict, invalid, type Refusal } from '#server/errors.ts';
import { lockProfile } from '#server/profile/store.ts';
import { nextInstant, record } from '#server/register/record.ts';
import { debtOf } from './groups.ts';
import { insertPayment, paymentsOf, saveStatus } from './store.ts';

/*
 * The caller holds the document's row and the profile's (`lockDocument`). So payments of one document
 * follow each other, whoever records them and on whatever server.
 */

/** Records what a client paid, or was given back. Throws 409 on what asks for no payment. */
export async function recordPayment(
  books: Books,
  document: Document,
  request: PaymentRequest,
): Promise<Document> {
  refuseUnlessPayable(document);
  await lockProfile(books);
  const today = parisDay(books.now);
  const { paidAmount: paid, currency } = document;
  const problems = paymentProblems(request, { left: leftOf(document), paid, currency }, today);
  if (problems.length > 0) {
    throw invalid(Object.fromEntries(problems.map(({ field, message }) => [field, message])));
  }
  const earlier = (await paymentsOf(books, document.id)).map(({ split }) => split);
  const { day, amount, method, reference, reason } = request;
  const split = splitPayment(amount, await debtOf(books, document), earlier);
  return write(books, document, {
    day,
    amount,
    method,
    reference,
    split,
    reason: amount < 0 ? reason : null,
    reversesId: null,
  });
}

/** Takes a payment back by a row of its own, today. Throws 409 when that was done before. */
export async function reversePayment(
  books: Books,
  document: Document,
  payment: Payment,
  reason: string,
): Promise<Document> {
  await lockProfile(books);
  const all = await paymentsOf(books, document.id);
  if (payment.reversesId !== null) {
    throw conflict('reversal', 'Une annulation ne s’annule pas : enregistrez le paiement reçu.');
  }
  if (!stands(payment, all)) {
    throw conflict('already_reversed', 'Ce paiement a déjà été annulé.');
  }
  const split = splitReversal(
    payment,
    await debtOf(books, document),
    all.map((each) => each.split),
  );
  const { method, reference } = payment;
  return write(books, document, {
    method,
    reference,
    reason,
    split,
    day: parisDay(books.now),
    amount: -payment.amount,
    reversesId: payment.id,
  });
}

/** Records a payment of all that is left. Where nothing is left, nothing is recorded. */
export async function payRest(
  books: Books,
  document: Document,
  { day, method }: { day: IsoDate; method: PaymentMeans },
): Promise<Document> {
  refuseUnlessPayable(document);
  const amount = leftOf(document);
  if (amount <= 0) return document;
  return recordPayment(books, document, { day, amount, method, reference: null, reason: null });
}

/** Records what an invoice says was paid before its issue. */
export async function payAtIssue(
  books: Books,
  document: Document,
  reference: string | null = null,
): Promise<Document> {
  if (document.alreadyPaid === null) return document;
  return recordPayment(books, document, { ...document.alreadyPaid, reference, reason: null });
}

/** Takes back every payment of a document that still stands, the last first. */
export async function reversePayments(
  books: Books,
  document: Document,
  reason: string,
): Promise<Document> {
  const all = await paymentsOf(books, document.id);
  let current = document;
  for (const payment of all.filter((each) => stands(each, all)).toReversed()) {
    current = await reversePayment(books, current, payment, reason);
  }
  return current;
}

async function write(
  books: Books,
  before: Document,
  row: Omit<Payment, 'id' | 'documentId' | 'recordedAt'>,
): Promise<Document> {
  const payment: Payment = {
    ...row,
    id: books.ids.next(),
    documentId: before.id,
    // Of its entry: what another server closed meanwhile takes nothing more.
    recordedAt: (await nextInstant(books)).toISOString(),
  };
  await insertPayment(books, payment, before.currency);
  const paidAmount = exact(before.paidAmount).plus(exact(payment.amount)).toNumber();
  const status = statusAfterPayment({ ...before, paidAmount }, documentTotals(before).gross);
  const document = await saveStatus(books, before.id, status);
  const kind = payment.reversesId === null ? 'payment_recorded' : 'payment_reversed';
  await record(books, { kind, document, payment });
  if (status !== before.status) {
    await record(books, { kind: 'status_set', document, from: before.status });
  }
  return document;
}

/** What the client still owes on an issued invoice; below 0 when money must be given back. */
export function leftOf(document: Document): number {
  return exact(documentTotals(document).gross)
    .minus(exact(document.paidAmount))
    .minus(exact(document.creditedAmount))
    .toNumber();
}

/** Whether a payment may be recorded: an issued invoice that nothing replaces. */
export function isPayable(document: Document): boolean {
  return refusalOf(document) === null;
}

function refuseUnlessPayable(document: Document): void {
  const refusal = refusalOf(document);
  if (refusal) throw refusal;
}

function refusalOf(document: Document): Refusal | null {
  const { kind, issuedAt, status } = document;
  const { isOffer, owes } = kindFacts(kind);
  if (isOffer) {
    const message =
      'Un devis ne s’encaisse pas\u00A0: convertissez-le en facture, ou facturez un acompte.';
    return conflict('not_payable', message);
  }
  if (owes < 0) {
    const message =
      'Un avoir ne s’encaisse pas\u00A0: ce qui est rendu au client s’enregistre sur la facture d’origine.';
    return conflict('not_payable', message);
  }
  if (issuedAt === null) {
    const message =
      'Cette facture est un brouillon\u00A0: émettez-la avant d’encaisser son paiement.';
    return conflict('not_issued', message);
  }
  if (status === 'cancelled') {
    const message = `Rien n’est plus dû\u00A0: ${documentInSentence(document)} a été remplacée ou annulée.`;
    return conflict('not_payable', message);
  }
  return null;
}
