import type { IsoDate } from '#domain/calendar.ts';
import { choiceOf } from '#domain/choice.ts';
import { exact } from '#domain/money/decimal.ts';
import { daysOverdue, quoteValidUntil } from './dueDate.ts';
import { type DocumentKind, kindFacts } from './kinds.ts';
import { heldBack } from './retention.ts';
import type { Document } from './types.ts';

/** Where a document stands in its life: more than its stored status says (docs/product.md, Issue). */
export const STATES = [
  { value: 'draft', label: 'Brouillon' },
  { value: 'issued', label: 'Émise', masculine: 'Émis' },
  { value: 'sent', label: 'Envoyée', masculine: 'Envoyé' },
  { value: 'partly_paid', label: 'Partiellement payée' },
  { value: 'paid', label: 'Payée', masculine: 'Payé' },
  { value: 'overdue', label: 'En retard' },
  { value: 'credited', label: 'Soldée par avoir' },
  { value: 'replaced', label: 'Remplacée' },
  { value: 'cancelled', label: 'Annulée', masculine: 'Annulé' },
  { value: 'accepted', label: 'Accepté' },
  { value: 'refused', label: 'Refusé' },
  { value: 'expired', label: 'Expiré' },
  { value: 'converted', label: 'Accepté et facturé' },
] as const;
export type DocumentState = (typeof STATES)[number]['value'];

/** The word for a state, made to agree: « Émise » for an invoice, « Émis » for an avoir. */
export function stateLabel(state: DocumentState, kind: DocumentKind): string {
  const word = choiceOf<(typeof STATES)[number]>(STATES, state);
  if (kindFacts(kind).gender === 'masculine' && 'masculine' in word) return word.masculine;
  return word.label;
}

type Living = Pick<
  Document,
  | 'kind'
  | 'status'
  | 'date'
  | 'dueDate'
  | 'issuedAt'
  | 'sentAt'
  | 'paidAmount'
  | 'creditedAmount'
  | 'acceptance'
  | 'retention'
  | 'worksAcceptedOn'
  | 'validityDays'
>;

/**
 * The state of a document on a day. `gross` is its total TTC; an avoir or a rectificative that stands
 * against it has already been counted in it or in its status.
 */
export function documentState(document: Living, gross: number, today: IsoDate): DocumentState {
  const { kind, status, issuedAt, creditedAmount, paidAmount } = document;
  const ofOffer = offerState(document, today);
  if (ofOffer) return ofOffer;
  if (status === 'draft') return 'draft';
  if (status === 'cancelled') return issuedAt ? 'replaced' : 'cancelled';
  if (status === 'paid') return 'paid';
  if (kindFacts(kind).owes > 0) {
    const due = amountDue(document, gross);
    if (due <= 0) return creditedAmount > 0 ? 'credited' : 'paid';
    // What a retention keeps back is not late before its own day.
    const isLate = due > heldBack(document, gross, today) && daysOverdue(document, today) > 0;
    if (isLate) return 'overdue';
    if (paidAmount > 0) return 'partly_paid';
  }
  return issuedAt && !document.sentAt ? 'issued' : 'sent';
}

/** Where an offer stands that its status does not tell; null for all else. */
function offerState(offer: Living, today: IsoDate): DocumentState | null {
  const { kind, status, acceptance } = offer;
  if (!kindFacts(kind).isOffer || status === 'cancelled') return null;
  if (status === 'paid') return 'converted';
  if (acceptance !== null) return acceptance;
  return status === 'sent' && quoteValidUntil(offer) < today ? 'expired' : null;
}

/** What the client still owes, TTC; below 0 when too much was received. Nothing before the issue. */
export function amountDue(
  {
    kind,
    issuedAt,
    status,
    paidAmount,
    creditedAmount,
  }: Omit<Living, 'date' | 'acceptance' | 'retention' | 'worksAcceptedOn' | 'validityDays'>,
  gross: number,
): number {
  if (kindFacts(kind).owes <= 0 || !issuedAt || status === 'cancelled') return 0;
  return exact(gross).minus(exact(paidAmount)).minus(exact(creditedAmount)).toNumber();
}
