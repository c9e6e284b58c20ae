import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { cashHint } from '#domain/payments/cashLimit.ts';
import { type Payment, stands } from '#domain/payments/payment.ts';
import type { Books } from '#server/books/books.ts';
import { isPayable, leftOf } from './acts.ts';
import type { PaymentAnswer, PaymentsAnswer } from './answers.ts';
import { paymentsOf } from './store.ts';

/** All that was paid on a document, and what is left. */
export async function presentPayments(books: Books, document: Document): Promise<PaymentsAnswer> {
  const payments = await paymentsOf(books, document.id);
  const { currency, status, paidAmount: paid, creditedAmount: credited } = document;
  const payable = isPayable(document);
  return {
    items: payments.map((payment) => presentPayment(payment, payments)),
    currency,
    paid,
    credited,
    status,
    payable,
    gross: documentTotals(document).gross,
    left: payable ? leftOf(document) : 0,
    hint: cashHint(payments, currency),
  };
}

function presentPayment(payment: Payment, all: readonly Payment[]): PaymentAnswer {
  const { documentId: _, split, ...facts } = payment;
  return { ...facts, ...split, stands: stands(payment, all) };
}
