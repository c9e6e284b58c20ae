import { choiceOf } from '#domain/choice.ts';
import type { PaymentMethod } from './choices.ts';

/** How a client paid. `by` ends a sentence: « reçu par virement ». */
export const PAYMENT_MEANS = [
  { value: 'transfer', label: 'Virement', by: 'par virement' },
  { value: 'card', label: 'Carte bancaire', by: 'par carte bancaire' },
  { value: 'cheque', label: 'Chèque', by: 'par chèque' },
  { value: 'cash', label: 'Espèces', by: 'en espèces' },
  { value: 'direct_debit', label: 'Prélèvement', by: 'par prélèvement' },
  { value: 'other', label: 'Autre moyen', by: 'par un autre moyen' },
] as const;
export type PaymentMeans = (typeof PAYMENT_MEANS)[number]['value'];

/** « Virement ». */
export function meansLabel(means: PaymentMeans): string {
  return meansFacts(means).label;
}

/** « par virement ». */
export function byMeans(means: PaymentMeans): string {
  return meansFacts(means).by;
}

/** The means a document asks for, as the one its client will most likely have used. */
export function meansAskedFor(method: PaymentMethod | null): PaymentMeans {
  if (method === 'sepa') return 'direct_debit';
  return method ?? 'transfer';
}

function meansFacts(means: PaymentMeans) {
  return choiceOf(PAYMENT_MEANS, means);
}
