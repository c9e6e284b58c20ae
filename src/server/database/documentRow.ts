import type { Selectable } from 'kysely';
import { factsOf } from '#domain/document/facts.ts';
import type { DocumentLife } from '#domain/document/life.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import type { Tables } from './types.ts';

export type DocumentRow = Selectable<Tables['documents']>;

/** A document as the domain knows it. */
export function toDocument(row: DocumentRow): Document {
  return {
    ...shown(row),
    amount: Number(row.amount),
    vatRate: Number(row.vatRate),
    euroRate: row.euroRate === null ? null : Number(row.euroRate),
    quoteFee: row.quoteFee === null ? null : Number(row.quoteFee),
    retention: row.retention === null ? null : Number(row.retention),
    ...lifeColumns(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The columns of a document's life, as the domain knows them. */
export function lifeColumns(row: Pick<DocumentRow, keyof DocumentLife>): DocumentLife {
  return {
    issuedAt: instant(row.issuedAt),
    sentAt: instant(row.sentAt),
    leftAt: instant(row.leftAt),
    archivedAt: instant(row.archivedAt),
    paidAmount: Number(row.paidAmount),
    creditedAmount: Number(row.creditedAmount),
    acceptance: row.acceptance,
    worksAcceptedOn: row.worksAcceptedOn,
  };
}

/** All but what the database keeps for itself, and what is read apart. */
function shown(row: DocumentRow) {
  const { userId: _, grossAmount: __, deletedAt: ___, searchKey: ____, ...rest } = row;
  const { snapshot: _____, sealedFileId: ______, ...facts } = rest;
  return facts;
}

function instant(at: Date | null): string | null {
  return at?.toISOString() ?? null;
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
    alreadyPaid: document.alreadyPaid && JSON.stringify(document.alreadyPaid),
    orderDeposit: document.orderDeposit && JSON.stringify(document.orderDeposit),
    sourceDocumentId: document.sourceDocumentId,
    convertedDocumentId: document.convertedDocumentId,
    references: JSON.stringify(document.references ?? []),
    copiedVat: document.copiedVat ? JSON.stringify(document.copiedVat) : null,
    situation: document.situation ? JSON.stringify(document.situation) : null,
    updatedAt: document.updatedAt,
  };
}
