import type { DocumentStatus } from './types.ts';

/** The look of a status seal (spec §4: paid green, sent blue, cancelled red, draft grey). */
export type StatusTone = 'grey' | 'blue' | 'green' | 'red';

/** The four statuses in the order of the selector. */
export const STATUSES: readonly { value: DocumentStatus; label: string; tone: StatusTone }[] = [
  { value: 'draft', label: 'Brouillon', tone: 'grey' },
  { value: 'sent', label: 'Envoyé', tone: 'blue' },
  { value: 'paid', label: 'Payé', tone: 'green' },
  { value: 'cancelled', label: 'Annulé', tone: 'red' },
];

/** « Brouillon », « Envoyé », « Payé » or « Annulé ». */
export function statusLabel(status: DocumentStatus): string {
  return STATUSES.find(({ value }) => value === status)!.label;
}

/** The colour of its seal. */
export function statusTone(status: DocumentStatus): StatusTone {
  return STATUSES.find(({ value }) => value === status)!.tone;
}

/**
 * True when a change of status takes the document out of draft: the moment its PDF is sealed
 * (decisions §7).
 */
export function leavesDraft(from: DocumentStatus, to: DocumentStatus): boolean {
  return from === 'draft' && to !== 'draft';
}
