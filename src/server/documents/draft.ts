import { dueDateOf, validityOf } from '#domain/document/dueDate.ts';
import { factsOf } from '#domain/document/facts.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { NOT_ISSUED } from '#domain/document/life.ts';
import type { DocumentCreation } from '#domain/document/schema.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import type { Profile } from '#domain/profile/types.ts';
import { mayChargeVat } from '#domain/vat/case.ts';
import type { Books } from '#server/books/books.ts';

/** The draft a request describes, in the currency of its seller. */
export function draftOf(
  { now, ids }: Pick<Books, 'now' | 'ids'>,
  wanted: DocumentCreation,
  profile: Profile,
  number: string,
): Document {
  const lineItems = wanted.lineItems ?? [];
  // VAT charged by a seller who may not is owed all the same (CGI art. 283-3).
  const facts = factsOf(wanted);
  const vat = mayChargeVat(profile) && (wanted.vat ?? facts.vatExemption === null);
  const { vatRate } = facts;
  const totals = documentTotals({ lineItems, vat, vatRate, amount: wanted.amount ?? 0 });
  const instant = now.toISOString();
  return {
    ...facts,
    ...NOT_ISSUED,
    id: ids.next(),
    type: wanted.type,
    kind: wanted.type,
    clientId: wanted.clientId,
    number,
    date: wanted.date,
    dueDate: dueDateOf(wanted.type, wanted.dueDate ?? null),
    amount: totals.net,
    vat,
    status: 'draft',
    lineItems,
    currency: profile.currency,
    // An order has a quote.
    orderDeposit: kindFacts(wanted.type).isOffer ? facts.orderDeposit : null,
    validityDays: validityOf(wanted.type, facts.validityDays),
    sourceDocumentId: null,
    convertedDocumentId: null,
    createdAt: instant,
    updatedAt: instant,
  };
}
