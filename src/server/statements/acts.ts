import { documentInSentence } from '#domain/document/names.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { sum } from '#domain/money/decimal.ts';
import { stands } from '#domain/payments/payment.ts';
import type { BookingRequest } from '#domain/statements/schema.ts';
import type { Books } from '#server/books/books.ts';
import { unknownDocument } from '#server/documents/files/parts.ts';
import { lockDocument } from '#server/documents/store.ts';
import { conflict, notFound } from '#server/errors.ts';
import { leftOf, recordPayment, reversePayment } from '#server/payments/acts.ts';
import { findPayment, paymentsOf } from '#server/payments/store.ts';
import { lockProfile } from '#server/profile/store.ts';
import {
  bookingsOf,
  type CreditRow,
  deleteBooking,
  insertBooking,
  lockCredit,
  saveSetAside,
} from './store.ts';

/** A transfer's words fit the reference of a payment. */
const REFERENCE = 100;

type Part = Extract<BookingRequest, { parts: unknown }>['parts'][number];

/**
 * Records a line of the bank as payments of these invoices, or as the payment typed by hand that it
 * is. Throws 409 when the line has less left, because another tab was first, and when an invoice asks
 * for less, because it was paid meanwhile.
 */
export async function bookCredit(books: Books, id: string, wanted: BookingRequest): Promise<void> {
  const credit = await locked(books, id);
  if ('paymentId' in wanted) return bookTyped(books, credit, wanted.paymentId);
  refuseBeyond(credit, sum(wanted.parts.map(({ amount }) => amount)));
  for (const part of wanted.parts) await bookPart(books, credit, part);
  if (credit.setAsideAt) await saveSetAside(books, id, null);
}

/** Takes back what a line became: its payments are reversed, one typed by hand only leaves the line. */
export async function undoBooking(books: Books, id: string): Promise<void> {
  await locked(books, id);
  const bookings = await bookingsOf(books, id);
  if (bookings.length === 0) throw conflict('not_booked', 'Cet encaissement n’est pas pointé.');
  for (const { paymentId, documentId, typed } of bookings.toReversed()) {
    const payment = typed ? null : await findPayment(books, paymentId);
    if (!payment) {
      await deleteBooking(books, paymentId);
      continue;
    }
    const document = await lockDocument(books, documentId);
    if (!document) throw unknownDocument();
    await reversePayment(books, document, payment, 'Pointage du relevé annulé');
  }
}

/** « Ignorer », and taking it up again. */
export async function setAside(books: Books, id: string, aside: boolean): Promise<void> {
  await locked(books, id);
  await saveSetAside(books, id, aside ? books.now : null);
}

/** The profile's row comes first, as with every act on documents. */
async function locked(books: Books, id: string): Promise<CreditRow> {
  await lockProfile(books);
  const credit = await lockCredit(books, id);
  if (!credit) throw notFound('Cet encaissement n’existe pas.', 'bank_credit_not_found');
  return credit;
}

async function bookPart(books: Books, credit: CreditRow, part: Part): Promise<void> {
  const document = await lockDocument(books, part.documentId);
  if (!document) throw unknownDocument();
  const { currency, day } = credit;
  const name = documentInSentence(document);
  if (document.currency !== currency) {
    throw conflict('other_currency', `Cet encaissement n’est pas dans la devise de ${name}.`);
  }
  const left = leftOf(document);
  if (part.amount > Math.max(0, left) && !part.excess) {
    const rest =
      left > 0 ? `il ne reste que ${formatAmount(left, currency)} à régler` : 'plus rien n’est dû';
    throw conflict('less_due', `Sur ${name}, ${rest}.`);
  }
  const paid = await recordPayment(books, document, {
    day,
    amount: part.amount,
    method: 'transfer',
    reference: credit.label.slice(0, REFERENCE).trim() || null,
    reason: null,
    excess: part.excess,
  });
  const written = (await paymentsOf(books, paid.id)).at(-1)!;
  await insertBooking(books, { creditId: credit.id, paymentId: written.id, typed: false });
}

async function bookTyped(books: Books, credit: CreditRow, paymentId: string): Promise<void> {
  const payment = await findPayment(books, paymentId);
  if (!payment) throw notFound('Ce paiement n’existe pas.', 'payment_not_found');
  const document = await lockDocument(books, payment.documentId);
  if (!document) throw unknownDocument();
  const all = await paymentsOf(books, document.id);
  if (payment.amount <= 0 || !stands(payment, all)) {
    throw conflict('payment_reversed', 'Ce paiement a été annulé entre-temps.');
  }
  if (document.currency !== credit.currency) {
    throw conflict('other_currency', 'Ce paiement n’est pas dans la devise de cet encaissement.');
  }
  refuseBeyond(credit, payment.amount);
  if (await isBooked(books, paymentId)) {
    throw conflict('already_booked', 'Ce paiement est déjà pointé.');
  }
  await insertBooking(books, { creditId: credit.id, paymentId, typed: true });
}

async function isBooked({ tx, accountId }: Books, paymentId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('bankBookings')
    .select('paymentId')
    .where('userId', '=', accountId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  return row !== undefined;
}

function refuseBeyond({ left, currency }: CreditRow, amount: number): void {
  if (amount <= left) return;
  if (left <= 0) throw conflict('already_booked', 'Cet encaissement est déjà pointé.');
  const rest = formatAmount(left, currency);
  throw conflict('credit_exceeded', `Il ne reste que ${rest} de cet encaissement.`);
}
