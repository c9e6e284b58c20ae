import type { Selectable } from 'kysely';
import { factsOf } from '#domain/document/facts.ts';
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
    amount: totals.net,
    grossAmount: totals.gross,
    status: document.status,
    lineItems: JSON.stringify(document.lineItems),
    currency: document.currency,
    ...factsOf(document),
    sourceDocumentId: document.sourceDocumentId,
    convertedDocumentId: document.convertedDocumentId,
    updatedAt: document.updatedAt,
  };
}
