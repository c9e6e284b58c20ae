import type { DocumentStatus } from '#domain/document/status.ts';
import { exact } from '#domain/money/decimal.ts';

/** Amounts TTC, in the document's currency. */
interface Settled {
  status: DocumentStatus;
  paidAmount: number;
  creditedAmount: number;
}

/**
 * The stored status of an issued invoice after its payments changed: « Payé » once nothing is left
 * to pay and something was paid, « Envoyé » otherwise. One that is cancelled stays so.
 */
export function statusAfterPayment(
  { status, paidAmount, creditedAmount }: Settled,
  gross: number,
): DocumentStatus {
  if (status === 'draft' || status === 'cancelled') return status;
  const left = exact(gross).minus(exact(paidAmount)).minus(exact(creditedAmount));
  return paidAmount > 0 && left.lte(0) ? 'paid' : 'sent';
}
