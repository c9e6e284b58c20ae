import { type DocumentState, stateLabel } from '#domain/document/state.ts';
import type { DocumentKind } from '#domain/document/kinds.ts';
import type { DocumentStatus } from '#domain/document/status.ts';

/** The marks: one for each stored status, and those of the states that say more. */
export type SealKind = DocumentStatus | 'issued' | 'partly' | 'late' | 'accepted' | 'closed';

/** The four statuses one chooses from, to the letter (docs/product.md, Statuses). */
export const sealWords: Record<DocumentStatus, string> = {
  draft: 'Brouillon',
  sent: 'Envoyé',
  paid: 'Payé',
  cancelled: 'Annulé',
};

const MARKS: Record<DocumentState, SealKind> = {
  draft: 'draft',
  issued: 'issued',
  sent: 'sent',
  partly_paid: 'partly',
  paid: 'paid',
  overdue: 'late',
  credited: 'closed',
  replaced: 'closed',
  cancelled: 'cancelled',
  accepted: 'accepted',
  refused: 'cancelled',
  expired: 'closed',
  converted: 'paid',
};

/** What a seal tells: where the document stands, in words that agree with it. */
export interface Sealed {
  state: DocumentState;
  kind: DocumentKind;
}

export function sealOf({ state, kind }: Sealed): { mark: SealKind; word: string } {
  return { mark: MARKS[state], word: stateLabel(state, kind) };
}
