import { formatWhole } from '#domain/format/numbers.ts';
import { sum } from '#domain/money/decimal.ts';
import type { Payment } from './payment.ts';

/** In euros: above it a French tax resident may not pay one debt in cash (CMF, art. L112-6, D112-3). */
const CASH_LIMIT = 1000;

/**
 * What to say when cash received on one document passes the limit of the law, or null. A hint: a
 * foreign consumer may pay more, and who pays is not known here.
 */
export function cashHint(
  payments: readonly Pick<Payment, 'amount' | 'method'>[],
  currency: string,
): string | null {
  if (currency !== 'EUR') return null;
  const inCash = payments.filter(({ method }) => method === 'cash').map(({ amount }) => amount);
  if (sum(inCash) <= CASH_LIMIT) return null;
  return `Au-delà de ${formatWhole(CASH_LIMIT)}\u00A0€ par facture, un résident fiscal français ne peut pas payer en espèces (Code monétaire et financier, art.\u00A0D112-3).`;
}
