import { documentInSentence } from '#domain/document/names.ts';
import type { Document } from '#domain/document/types.ts';
import { formatDay, formatDayLong } from '#domain/format/days.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { byMeans } from '#domain/document/paymentMeans.ts';
import type { Payment } from './payment.ts';

type Said = Pick<Payment, 'day' | 'amount' | 'method'>;
type Settled = Pick<Document, 'kind' | 'number' | 'currency' | 'date'>;

/**
 * « Reçu la somme de 500,00 € le 2 décembre 2026 par virement, en règlement partiel de la facture
 * F-009 du 20 novembre 2026. »
 */
export function receiptSentence(
  { day, amount, method }: Said,
  document: Settled,
  { partial }: { partial: boolean },
): string {
  const settling = partial ? 'en règlement partiel' : 'en règlement';
  const { currency, date } = document;
  return `Reçu la somme de ${formatAmount(amount, currency)} le ${formatDayLong(day)} ${byMeans(method)}, ${settling} de ${documentInSentence(document)} du ${formatDayLong(date)}.`;
}

/** « 500,00 € reçus le 2 déc. 2026 par virement », « 20,00 € rendus le 3 déc. 2026 par chèque ». */
export function paymentLine({ day, amount, method }: Said, currency: string): string {
  const size = Math.abs(amount);
  const done = `${amount < 0 ? 'rendu' : 'reçu'}${size >= 2 ? 's' : ''}`;
  return `${formatAmount(size, currency)} ${done} le ${formatDay(day)} ${byMeans(method)}`;
}
