import { dueDateOf } from '#domain/document/dueDate.ts';
import type { DocumentCreation } from '#domain/document/schema.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import type { Profile } from '#domain/profile/types.ts';
import type { Books } from '#server/books/books.ts';

/** The draft a request describes, in the currency of its seller. */
export function draftOf(
  { now, ids }: Pick<Books, 'now' | 'ids'>,
  wanted: DocumentCreation,
  profile: Profile,
  number: string,
): Document {
  const lineItems = wanted.lineItems ?? [];
  // A seller under « franchise en base » never charges VAT (CGI art. 293 B and 283-3).
  const vat = profile.vatRegime !== 'franchise' && (wanted.vat ?? true);
  const vatRate = wanted.vatRate ?? 20;
  const totals = documentTotals({ lineItems, vat, vatRate, amount: wanted.amount ?? 0 });
  const instant = now.toISOString();
  return {
    id: ids.next(),
    type: wanted.type,
    kind: wanted.type,
    clientId: wanted.clientId,
    number,
    date: wanted.date,
    dueDate: dueDateOf(wanted.type, wanted.dueDate ?? null),
    prompt: wanted.prompt ?? '',
    amount: totals.net,
    vat,
    vatRate,
    status: 'draft',
    lineItems,
    content: wanted.content ?? '',
    currency: profile.currency,
    supplyDate: wanted.supplyDate ?? null,
    supplyEndDate: wanted.supplyEndDate ?? null,
    purchaseOrder: wanted.purchaseOrder ?? null,
    paymentMethod: wanted.paymentMethod ?? null,
    operationCategory: wanted.operationCategory ?? null,
    vatExemption: wanted.vatExemption ?? null,
    euroRate: wanted.euroRate ?? null,
    sourceDocumentId: null,
    convertedDocumentId: null,
    createdAt: instant,
    updatedAt: instant,
  };
}
