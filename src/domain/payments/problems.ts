import { compareDays, type IsoDate } from '#domain/calendar.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { sum } from '#domain/money/decimal.ts';
import type { PaymentRequest } from './schema.ts';

/** What is known of an invoice when a payment of it is typed in; amounts in its currency, TTC. */
export interface Owed {
  /** Still owed; below 0 when money must be given back. */
  left: number;
  /** Received so far, less what was given back. */
  paid: number;
  currency: string;
}

export interface PaymentProblem {
  field: 'day' | 'amount';
  message: string;
}

/** Before this day no payment is plausible: a year typed wrong. */
const EARLIEST: IsoDate = '2000-01-01';

/** Why a payment cannot be recorded, beside the field that says it. */
export function paymentProblems(
  payment: Pick<PaymentRequest, 'day' | 'amount' | 'excess'>,
  { left, paid, currency }: Owed,
  today: IsoDate,
): PaymentProblem[] {
  const problems: PaymentProblem[] = [];
  const { day, amount } = payment;
  if (compareDays(day, today) > 0) {
    problems.push({ field: 'day', message: 'Un paiement ne peut pas être daté dans l’avenir' });
  } else if (compareDays(day, EARLIEST) < 0) {
    problems.push({ field: 'day', message: 'Vérifiez l’année du paiement' });
  }
  if (amount > 0 && amount > Math.max(0, left) && !payment.excess) {
    problems.push({ field: 'amount', message: tooMuch(left, currency) });
  }
  if (amount < 0 && sum([paid, amount]) < 0) {
    problems.push({
      field: 'amount',
      message: `Vous n’avez reçu que ${formatAmount(Math.max(0, paid), currency)} : vous ne pouvez pas rendre davantage`,
    });
  }
  return problems;
}

function tooMuch(left: number, currency: string): string {
  if (left <= 0) return 'Cette facture est déjà réglée';
  return `Il ne reste que ${formatAmount(left, currency)} à régler`;
}
