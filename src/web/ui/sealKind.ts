import type { DocumentStatus } from '#domain/document/status.ts';

/** A document's status, or « En retard », which is computed and never chosen. */
export type SealKind = DocumentStatus | 'late';

export const sealWords: Record<SealKind, string> = {
  draft: 'Brouillon',
  sent: 'Envoyé',
  paid: 'Payé',
  cancelled: 'Annulé',
  late: 'En retard',
};
