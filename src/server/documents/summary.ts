import type { Selectable } from 'kysely';
import type { IsoDate } from '#domain/calendar.ts';
import type { Client } from '#domain/client/types.ts';
import { type DocumentLife, isProvisional } from '#domain/document/life.ts';
import { owedBy } from '#domain/document/owed.ts';
import { documentState } from '#domain/document/state.ts';
import { subjectOf } from '#domain/document/subject.ts';
import type { Document } from '#domain/document/types.ts';
import { lifeColumns } from '#server/database/documentRow.ts';
import type { Tables } from '#server/database/types.ts';
import type { DocumentSummaryAnswer } from './answers.ts';

/** As a list shows the document, from what is already read of it. */
export function summaryOf(
  document: Document,
  client: Client,
  { gross, today, clientEmail }: { gross: number; today: IsoDate; clientEmail: string },
): DocumentSummaryAnswer {
  return {
    id: document.id,
    type: document.type,
    kind: document.kind,
    clientId: document.clientId,
    clientName: client.company || client.name,
    clientEmail,
    number: document.number,
    date: document.date,
    dueDate: document.dueDate,
    status: document.status,
    subject: subjectOf(document),
    amount: document.amount,
    gross,
    vat: document.vat,
    currency: document.currency,
    ...lifeOf(document, gross, today),
    convertedDocumentId: document.convertedDocumentId,
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
  };
}

type Living = Pick<
  Document,
  'kind' | 'status' | 'date' | 'dueDate' | 'retention' | 'validityDays' | keyof DocumentLife
>;

function lifeOf(document: Living, gross: number, today: IsoDate) {
  return {
    provisional: isProvisional(document),
    issuedAt: document.issuedAt,
    state: documentState(document, gross, today),
    paidAmount: document.paidAmount,
    ...owedBy(document, gross, today),
    archivedAt: document.archivedAt,
  };
}

/** What a row of a list is read from. */
export const SUMMARY_COLUMNS = [
  'id',
  'userId',
  'type',
  'kind',
  'clientId',
  'number',
  'date',
  'dueDate',
  'status',
  'amount',
  'grossAmount',
  'vat',
  'currency',
  'convertedDocumentId',
  'issuedAt',
  'sentAt',
  'leftAt',
  'archivedAt',
  'paidAmount',
  'creditedAmount',
  'acceptance',
  'worksAcceptedOn',
  'retention',
  'validityDays',
  'createdAt',
  'updatedAt',
] as const;

type SummaryRow = Pick<Selectable<Tables['documents']>, (typeof SUMMARY_COLUMNS)[number]> & {
  clientName: string;
  clientCompany: string;
  clientEmail: string;
  billedName: string | null;
  billedCompany: string | null;
  opening: string;
  firstLine: string | null;
};

/** As a list shows the document, from its row. */
export function presentSummary(row: SummaryRow, today: IsoDate): DocumentSummaryAnswer {
  const gross = Number(row.grossAmount);
  const life = lifeColumns(row);
  return {
    id: row.id,
    type: row.type,
    kind: row.kind,
    clientId: row.clientId,
    clientName: row.billedCompany || row.billedName || row.clientCompany || row.clientName,
    clientEmail: row.clientEmail,
    number: row.number,
    date: row.date,
    dueDate: row.dueDate,
    status: row.status,
    subject: subjectOf({
      content: row.opening,
      lineItems: [{ description: row.firstLine ?? '' }],
    }),
    amount: Number(row.amount),
    gross,
    vat: row.vat,
    currency: row.currency,
    ...lifeOf(
      {
        kind: row.kind,
        status: row.status,
        date: row.date,
        dueDate: row.dueDate,
        retention: row.retention === null ? null : Number(row.retention),
        validityDays: row.validityDays,
        ...life,
      },
      gross,
      today,
    ),
    convertedDocumentId: row.convertedDocumentId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
