import type { IsoDate } from '#domain/calendar.ts';
import { defaultDueDate } from './dueDate.ts';
import type { PaymentTerms } from '#domain/terms/paymentTerms.ts';
import { kindFacts } from './kinds.ts';
import { NOT_ISSUED } from './life.ts';
import { agreedLines } from './options.ts';
import { referenceTo } from './referenceTo.ts';
import type { DocumentStatus } from './status.ts';
import type { Document } from './types.ts';

/** What a new invoice takes from the world: the domain has no clock and draws no number. */
export interface Conversion {
  id: string;
  number: string;
  /** Today. */
  date: IsoDate;
  /** This instant, ISO. */
  now: string;
  /** When it falls due; fifteen days where nobody agreed. */
  terms?: PaymentTerms;
}

/** What may become of the offer « Convertir en facture ». */
export type ConversionOutcome =
  | 'convertible'
  | 'already_converted'
  | 'already_paid'
  | 'not_a_quote';

/**
 * Whether a document may be converted. A quote converted before leads to the existing invoice
 * (docs/product.md, Conversion); a quote that is paid already cannot be.
 */
export function conversionOf(
  document: Pick<Document, 'kind' | 'status' | 'convertedDocumentId'>,
): ConversionOutcome {
  if (!kindFacts(document.kind).isOffer) return 'not_a_quote';
  if (document.convertedDocumentId !== null) return 'already_converted';
  return document.status === 'paid' ? 'already_paid' : 'convertible';
}

/**
 * The draft invoice a quote becomes, dated today and due by the terms agreed, and the quote as it is left:
 * paid, and linked to its invoice.
 */
export function convertQuote(
  quote: Document,
  { id, number, date, now, terms }: Conversion,
): { invoice: Document; quote: Document } {
  const invoice: Document = {
    ...quote,
    ...NOT_ISSUED,
    alreadyPaid: null,
    orderDeposit: null,
    validityDays: null,
    id,
    type: 'invoice',
    kind: 'invoice',
    number,
    date,
    dueDate: defaultDueDate('invoice', date, terms),
    status: 'draft',
    lineItems: agreedLines(quote.lineItems).map((line) => ({ ...line })),
    references: [referenceTo(quote, 'quoted')],
    sourceDocumentId: quote.id,
    convertedDocumentId: null,
    createdAt: now,
    updatedAt: now,
  };
  return { invoice, quote: { ...quote, status: 'paid', convertedDocumentId: id, updatedAt: now } };
}

/** What the register says of a quote, oldest first, as far as its status goes. */
export type StatusFact =
  | { kind: 'status_set'; to: DocumentStatus }
  | { kind: 'converted'; invoiceId: string };

/**
 * What a quote goes back to when its invoice is withdrawn: what it was before the conversion made
 * it « Payé » (docs/product.md, Conversion), so that it may be converted again. A status set by
 * hand since then stays: null.
 */
export function statusBeforeConversion(
  facts: readonly StatusFact[],
  invoiceId: string,
): DocumentStatus | null {
  const at = facts.findLastIndex(
    (fact) => fact.kind === 'converted' && fact.invoiceId === invoiceId,
  );
  if (at < 0 || facts.slice(at).some(({ kind }) => kind === 'status_set')) return null;
  const before = facts.slice(0, at).findLast((fact) => fact.kind === 'status_set');
  // The register names no change: it was still the draft it was created as.
  return before?.to ?? 'draft';
}
