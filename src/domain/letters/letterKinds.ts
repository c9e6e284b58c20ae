import { DOCUMENT_KINDS, isRequest, kindFacts } from '#domain/document/kinds.ts';
import type { Document } from '#domain/document/types.ts';

/** What a letter carries: each kind of document, a request for a deposit, an invoice that is paid. */
export const LETTER_KINDS = [...DOCUMENT_KINDS, 'request', 'receipt'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

type Carried = Pick<Document, 'kind' | 'issuedAt' | 'status'>;

/** Which of the account's texts a document is sent with. */
export function letterKindOf(document: Carried): LetterKind {
  const { owes, taxedWhenPaid } = kindFacts(document.kind);
  if (isRequest(document)) return 'request';
  // A deposit is invoiced because it was paid: its own text says so already.
  return owes > 0 && !taxedWhenPaid && document.status === 'paid' ? 'receipt' : document.kind;
}

/** « Devis », « Demande d’acompte », « Facture payée ». */
export function letterKindLabel(kind: LetterKind): string {
  if (kind === 'request') return 'Demande d’acompte';
  return kind === 'receipt' ? 'Facture payée' : kindFacts(kind).name;
}
