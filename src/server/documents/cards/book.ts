import { parisDay } from '#domain/calendar.ts';
import { isRequest } from '#domain/document/kinds.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { sum } from '#domain/money/decimal.ts';
import {
  type CardMoney,
  CARD_PROBLEMS,
  cardContested,
  cardFailed,
  cardPaid,
  cardRefunded,
  cardRefundFailed,
} from '#domain/notification/cardTexts.ts';
import type { NotificationText } from '#domain/notification/texts.ts';
import { CONTESTED, GIVEN_BACK } from '#domain/payments/card.ts';
import { stands } from '#domain/payments/payment.ts';
import type { Books } from '#server/books/books.ts';
import { leaveDraft, type Seal } from '#server/documents/acts/leaveDraft.ts';
import { receiveDeposit } from '#server/documents/corrections/acts.ts';
import { lockDocument } from '#server/documents/store.ts';
import { Refusal } from '#server/errors.ts';
import { notify } from '#server/notifications/store.ts';
import { isPayable, leftOf, recordPayment, reversePayment } from '#server/payments/acts.ts';
import { findPayment, paymentsOf } from '#server/payments/store.ts';
import type { Seen } from './ask.ts';
import type { BookingDeps } from './deps.ts';
import { holdReminders, releaseReminders } from './hold.ts';
import { type Checkout, findMovement, moveOn, saveCheckout, takeMovement } from './store.ts';

/**
 * Writes into the books what Stripe says of a checkout: a payment, what was given back or contested,
 * each once, in one transaction with the state of the checkout. Asked again with the same answer, or
 * an older one, it writes nothing. Money that the books cannot take is told to the user.
 */
export async function bookCheckout(
  { account, pdf }: BookingDeps,
  checkout: Checkout,
  seen: Seen,
): Promise<void> {
  try {
    await leaveDraft(pdf, account, (books, seal) => write(books, checkout, seen, { seal }));
  } catch (error) {
    // A deposit that could not be invoiced undid all of it; the money is there nevertheless.
    if (!(error instanceof Refusal)) throw error;
    await account.run((books) => write(books, checkout, seen, { why: error.message }));
  }
}

/** With what a deposit is issued, or why it cannot be. */
type Issuing = { seal: Seal } | { why: string };

async function write(books: Books, checkout: Checkout, seen: Seen, issuing: Issuing) {
  // Held until the end: what others see of this checkout follows.
  await lockDocument(books, checkout.documentId);
  const { received } = seen;
  if (received) await receive(books, checkout, received, issuing);
  else if (isFailed(seen) && checkout.state !== 'failed') {
    await tell(books, checkout, `failed:${checkout.id}`, cardFailed);
  }
  for (const refund of received ? seen.refunds : []) await giveBack(books, checkout, refund);
  for (const dispute of received ? seen.disputes : []) await contest(books, checkout, dispute);
  const { sessionId, paymentIntent, expiresAt } = seen;
  await saveCheckout(books, checkout.id, {
    sessionId,
    paymentIntent,
    expiresAt,
    state: stateOf(seen),
  });
}

function stateOf(seen: Seen): Checkout['state'] {
  if (seen.received) return 'paid';
  if (seen.processing) return 'processing';
  if (seen.session === 'expired') return 'expired';
  return isFailed(seen) ? 'failed' : 'open';
}

/** Complete, and neither paid nor on its way: the bank said no afterwards. */
function isFailed({ session, received, processing }: Seen): boolean {
  return session === 'complete' && !received && !processing;
}

type Received = NonNullable<Seen['received']>;

async function receive(
  books: Books,
  checkout: Checkout,
  received: Received,
  issuing: Issuing,
): Promise<void> {
  const { reference, amount, currency } = received;
  const movement = { reference, amount, checkoutId: checkout.id };
  if (!(await takeMovement(books, { ...movement, kind: 'payment', state: 'told' }))) return;
  const document = await lockDocument(books, checkout.documentId);
  const refusal = document && refusalOf(document, received, issuing);
  let problem: string | null = document ? refusal : CARD_PROBLEMS.gone;
  if (document && refusal === null) {
    const excess = isRequest(document) ? 0 : sum([amount, -Math.max(0, leftOf(document))]);
    await bookReceived(books, document, received, issuing, excess > 0);
    const paymentId = await paymentNamed(books, document, reference);
    await moveOn(books, reference, 'told', { state: 'booked', paymentId });
    if (excess > 0) problem = CARD_PROBLEMS.tooMuch(excess, currency);
    else if (amount !== checkout.amount) {
      problem = CARD_PROBLEMS.otherAmount(checkout.amount, checkout.currency);
    }
  }
  await tell(books, checkout, `paid:${reference}`, (money) =>
    cardPaid({ ...money, amount, currency }, problem),
  );
}

/** Why the books cannot take what came; null when they can. */
function refusalOf(document: Document, received: Received, issuing: Issuing): string | null {
  if (document.currency !== received.currency) return CARD_PROBLEMS.otherCurrency;
  if (!isRequest(document)) return isPayable(document) ? null : CARD_PROBLEMS.closed(document);
  if (documentTotals(document).gross !== received.amount) return CARD_PROBLEMS.requestChanged;
  return 'why' in issuing ? CARD_PROBLEMS.notInvoiced(issuing.why) : null;
}

async function bookReceived(
  books: Books,
  document: Document,
  { reference, amount, day }: Received,
  issuing: Issuing,
  excess: boolean,
): Promise<void> {
  const today = parisDay(books.now);
  // Stripe's clock may be ahead of ours.
  const on = day > today ? today : day;
  if (isRequest(document) && 'seal' in issuing) {
    const receipt = { day: on, method: 'card' as const };
    await receiveDeposit(books, document, receipt, issuing.seal, reference);
    return;
  }
  const payment = { day: on, amount, method: 'card' as const, reference, reason: null };
  await recordPayment(books, document, { ...payment, excess });
}

async function giveBack(
  books: Books,
  checkout: Checkout,
  { reference, amount, given }: Seen['refunds'][number],
): Promise<void> {
  if (!given) return undoRefund(books, checkout, reference);
  const movement = { reference, amount, checkoutId: checkout.id, kind: 'refund' as const };
  if (!(await takeMovement(books, { ...movement, state: 'told' }))) return;
  const paymentId = await takeOut(books, checkout, {
    reference,
    amount,
    reason: 'Remboursé depuis Stripe',
  });
  if (paymentId !== null) {
    await moveOn(books, reference, 'told', { state: 'booked', paymentId });
    await holdDocument(books, checkout, GIVEN_BACK);
  }
  await tell(books, checkout, `refund:${reference}`, (money) =>
    cardRefunded({ ...money, amount }, paymentId !== null),
  );
}

/** The bank sent a refund back: what was noted as given is taken back by a row of its own. */
async function undoRefund(books: Books, checkout: Checkout, reference: string): Promise<void> {
  const movement = await findMovement(books, reference);
  if (!movement || !(await moveOn(books, reference, movement.state, { state: 'undone' }))) return;
  if (movement.state === 'undone') return;
  const payment = movement.paymentId && (await findPayment(books, movement.paymentId));
  const document = payment && (await lockDocument(books, payment.documentId));
  if (payment && document && stands(payment, await paymentsOf(books, document.id))) {
    await reversePayment(books, document, payment, 'Remboursement refusé par la banque');
  }
  await tell(books, checkout, `refund_failed:${reference}`, (money) =>
    cardRefundFailed({ ...money, amount: Number(movement.amount) }),
  );
}

async function contest(
  books: Books,
  checkout: Checkout,
  { reference, amount, outcome }: Seen['disputes'][number],
): Promise<void> {
  const movement = { reference, amount, checkoutId: checkout.id, kind: 'dispute' as const };
  const isNew = await takeMovement(books, { ...movement, state: 'open' });
  if (isNew) await holdDocument(books, checkout, CONTESTED);
  if (isNew && outcome === 'open') {
    await tell(books, checkout, `dispute:${reference}`, (money) =>
      cardContested({ ...money, amount }, 'open', true),
    );
  }
  if (outcome === 'open') return;
  // Its end comes once: an answer of before it changes nothing any more.
  if (!(await moveOn(books, reference, 'open', { state: outcome }))) return;
  const document = await lockDocument(books, checkout.documentId);
  if (outcome === 'won' && document) await releaseReminders(books, document);
  const reason = 'Contestation perdue';
  const paymentId =
    outcome === 'lost' ? await takeOut(books, checkout, { reference, amount, reason }) : null;
  if (paymentId !== null) await moveOn(books, reference, outcome, { state: outcome, paymentId });
  await tell(books, checkout, `dispute_${outcome}:${reference}`, (money) =>
    cardContested({ ...money, amount }, outcome, paymentId !== null),
  );
}

/** Records money that went back to the client; null where the books do not hold that much. */
async function takeOut(
  books: Books,
  checkout: Checkout,
  out: { reference: string; amount: number; reason: string },
): Promise<string | null> {
  const document = await lockDocument(books, checkout.documentId);
  if (!document || !isPayable(document) || isRequest(document)) return null;
  if (document.paidAmount < out.amount) return null;
  const { reference, reason } = out;
  const day = parisDay(books.now);
  const method = 'card';
  await recordPayment(books, document, { day, amount: -out.amount, method, reference, reason });
  return paymentNamed(books, document, reference);
}

async function paymentNamed(books: Books, { id }: Document, reference: string) {
  const named = (await paymentsOf(books, id)).filter((one) => one.reference === reference);
  return named.at(-1)?.id ?? null;
}

async function holdDocument(
  books: Books,
  { documentId }: Checkout,
  why: Parameters<typeof holdReminders>[2],
): Promise<void> {
  const document = await lockDocument(books, documentId);
  if (document?.issuedAt) await holdReminders(books, document, why);
}

/** Tells the user once; `key` names what happened. */
async function tell(
  books: Books,
  { documentId, amount, currency }: Checkout,
  key: string,
  text: (money: CardMoney) => NotificationText,
): Promise<void> {
  const document = await lockDocument(books, documentId);
  await notify(books, {
    ...text({ document, amount, currency }),
    kind: 'card_payment',
    documentId: document?.id ?? null,
    dedupeKey: `card:${key}`,
  });
}
