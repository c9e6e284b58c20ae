import type { IsoDate } from '#domain/calendar.ts';
import { defaultDueDate, validityOf } from '#domain/document/dueDate.ts';
import { type DocumentKind, kindFacts } from '#domain/document/kinds.ts';
import { NOT_ISSUED } from '#domain/document/life.ts';
import { amendedLines } from '#domain/document/options.ts';
import type { Relation } from '#domain/document/references.ts';
import { referenceTo } from '#domain/document/referenceTo.ts';
import type { VatShare } from '#domain/document/totals.ts';
import type { Document, LineItem } from '#domain/document/types.ts';
import { type ChosenLine, chosenCreditLines, creditedVat, totalCreditLines } from './creditNote.ts';
import { depositLines } from './deposit.ts';
import { leftToCredit } from './leftToCredit.ts';

/** What a new draft takes from the world: the domain has no clock and draws no number. */
export interface NewDraft {
  id: string;
  number: string;
  /** Today. */
  date: IsoDate;
  /** This instant, ISO. */
  now: string;
}

/** The draft of an avoir on an invoice: all that is left of it, or the lines chosen. */
export function creditNoteDraft(
  original: Document,
  credited: readonly Document[],
  { reason, chosen }: { reason: string; chosen: readonly ChosenLine[] | null },
  draft: NewDraft,
): Document {
  const lineItems = chosen
    ? chosenCreditLines(original, credited, chosen)
    : totalCreditLines(original, credited);
  const credit = draftOf(original, 'credit_note', draft);
  return {
    ...credit,
    reason,
    lineItems,
    copiedVat: creditedVat({ ...credit, lineItems }, leftToCredit(original, credited)),
    // The notes of an invoice speak of its payment.
    content: '',
    supplyDate: original.supplyDate ?? original.date,
    retention: null,
    references: [referenceTo(original, 'credits')],
  };
}

/** The draft of a rectificative: the whole invoice again, to be put right. */
export function correctiveDraft(original: Document, reason: string, draft: NewDraft): Document {
  const kept = (original.references ?? []).filter(({ relation }) => relation !== 'replaces');
  return {
    ...draftOf(original, 'corrective', draft),
    reason,
    references: [...kept, referenceTo(original, 'replaces')],
  };
}

/**
 * The same invoice again as a plain draft, for what an avoir cancelled. Of a quote with deposits it is a
 * balance again: what it takes back of them is settled anew.
 */
export function draftAgain(original: Document, draft: NewDraft): Document {
  const kept = (original.references ?? []).filter(({ relation }) => FOLLOWED_AGAIN.has(relation));
  return { ...draftOf(original, 'invoice', draft), reason: null, references: kept };
}

/** What an invoice made again follows as the first one did. */
const FOLLOWED_AGAIN = new Set<Relation>(['quoted', 'deducts', 'situation_of']);

/** The draft of a deposit on a quote; `percent` is null when an amount was asked. */
export function depositDraft(
  quote: Document,
  shares: readonly VatShare[],
  percent: number | null,
  draft: NewDraft,
): Document {
  return {
    ...draftOf(quote, 'deposit', draft),
    lineItems: depositLines(quote, shares, percent),
    retention: null,
    content: '',
    supplyDate: null,
    supplyEndDate: null,
    references: [referenceTo(quote, 'deposit_on')],
  };
}

/** The draft of a situation on a quote: the progress since the last one. */
export function situationDraft(
  quote: Document,
  lineItems: readonly LineItem[],
  draft: NewDraft,
): Document {
  return {
    ...draftOf(quote, 'situation', draft),
    lineItems: [...lineItems],
    content: '',
    supplyDate: null,
    supplyEndDate: null,
    references: [referenceTo(quote, 'situation_of')],
  };
}

/** The draft of an amendment: the accepted quote again, to be changed. */
export function amendmentDraft(quote: Document, draft: NewDraft): Document {
  return {
    ...draftOf(quote, 'quote', draft),
    lineItems: amendedLines(quote.lineItems),
    references: [referenceTo(quote, 'amends')],
  };
}

function draftOf(
  source: Document,
  kind: DocumentKind,
  { id, number, date, now }: NewDraft,
): Document {
  return {
    ...source,
    ...NOT_ISSUED,
    // What was paid was paid on the other document.
    alreadyPaid: null,
    // What the order asks for is asked once, on the quote that was ordered.
    orderDeposit: null,
    id,
    type: kindFacts(kind).type,
    kind,
    number,
    date,
    dueDate: defaultDueDate(kind, date),
    validityDays: validityOf(kind, source.validityDays),
    status: 'draft',
    lineItems: source.lineItems.map((line) => ({ ...line })),
    copiedVat: null,
    situation: null,
    sourceDocumentId: null,
    convertedDocumentId: null,
    createdAt: now,
    updatedAt: now,
  };
}
