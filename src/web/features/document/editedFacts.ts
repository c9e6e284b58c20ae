import { numberOrZero } from '#domain/money/parse.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';

/** What a document holds beside its lines, as its fields hold it: empty text is nothing. */
export interface EditedFacts {
  date: string;
  dueDate: string;
  supplyDate: string;
  supplyEndDate: string;
  purchaseOrder: string;
  paymentMethod: NonNullable<DocumentAnswer['paymentMethod']> | '';
  operationCategory: NonNullable<DocumentAnswer['operationCategory']> | '';
  vatExemption: NonNullable<DocumentAnswer['vatExemption']> | '';
  euroRate: string;
}

export function factsOf(document: DocumentAnswer): EditedFacts {
  return {
    date: document.date,
    dueDate: document.dueDate ?? '',
    supplyDate: document.supplyDate ?? '',
    supplyEndDate: document.supplyEndDate ?? '',
    purchaseOrder: document.purchaseOrder ?? '',
    paymentMethod: document.paymentMethod ?? '',
    operationCategory: document.operationCategory ?? '',
    vatExemption: document.vatExemption ?? '',
    euroRate: document.euroRate === null ? '' : formatNumber(document.euroRate, 0, 6),
  };
}

/** The part of the body of `PATCH /api/documents/:id` that the facts make. */
export function factsBody(facts: EditedFacts, vat: boolean) {
  return {
    date: facts.date,
    dueDate: facts.dueDate || null,
    supplyDate: facts.supplyDate || null,
    supplyEndDate: facts.supplyEndDate || null,
    purchaseOrder: facts.purchaseOrder.trim() || null,
    paymentMethod: facts.paymentMethod || null,
    operationCategory: facts.operationCategory || null,
    // A document that bears VAT has no reason not to.
    vatExemption: vat ? null : facts.vatExemption || null,
    euroRate: facts.euroRate.trim() === '' ? null : numberOrZero(facts.euroRate),
  };
}

/** Where a hint finds the field it speaks of. */
export function fieldId(name: string): string {
  return `document-${name}`;
}
