import type { Selectable } from 'kysely';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import type { Tables } from './types.ts';

export type DocumentRow = Selectable<Tables['documents']>;

/** A document as the domain knows it. */
export function toDocument(row: DocumentRow): Document {
  const { userId: _, grossAmount: __, deletedAt: ___, searchKey: ____, ...facts } = row;
  return {
    ...facts,
    amount: Number(row.amount),
    vatRate: Number(row.vatRate),
    euroRate: row.euroRate === null ? null : Number(row.euroRate),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The columns that a document fills; the sums are made here, and nowhere else. */
export function toColumns(document: Document) {
  const totals = documentTotals(document);
  return {
    type: document.type,
    kind: document.kind,
    clientId: document.clientId,
    number: document.number,
    date: document.date,
    dueDate: document.dueDate,
    prompt: document.prompt,
    amount: totals.net,
    grossAmount: totals.gross,
    vat: document.vat,
    vatRate: document.vatRate,
    status: document.status,
    lineItems: JSON.stringify(document.lineItems),
    content: document.content,
    currency: document.currency,
    supplyDate: document.supplyDate,
    supplyEndDate: document.supplyEndDate,
    purchaseOrder: document.purchaseOrder,
    paymentMethod: document.paymentMethod,
    operationCategory: document.operationCategory,
    vatExemption: document.vatExemption,
    euroRate: document.euroRate,
    sourceDocumentId: document.sourceDocumentId,
    convertedDocumentId: document.convertedDocumentId,
    updatedAt: document.updatedAt,
  };
}
