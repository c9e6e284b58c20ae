import { choiceOf } from '#domain/choice.ts';

/** The four statuses in the order of the selector. */
export const STATUSES = [
  { value: 'draft', label: 'Brouillon' },
  { value: 'sent', label: 'Envoyé' },
  { value: 'paid', label: 'Payé' },
  { value: 'cancelled', label: 'Annulé' },
] as const;
export type DocumentStatus = (typeof STATUSES)[number]['value'];

/** « Brouillon », « Envoyé », « Payé » or « Annulé ». */
export function statusLabel(status: DocumentStatus): string {
  return choiceOf(STATUSES, status).label;
}

/**
 * True when a change of status takes the document out of draft: the moment its PDF is sealed
 * (docs/product.md, Register and seals).
 */
export function leavesDraft(from: DocumentStatus, to: DocumentStatus): boolean {
  return from === 'draft' && to !== 'draft';
}
