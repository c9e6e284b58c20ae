import type { TypedAttachment } from '#domain/letters/attachments.ts';
import type { DocumentAnswer, DocumentSummaryAnswer } from '#server/documents/answers.ts';

export type Sendable = Pick<
  DocumentSummaryAnswer,
  | 'id'
  | 'kind'
  | 'number'
  | 'date'
  | 'issuedAt'
  | 'status'
  | 'updatedAt'
  | 'provisional'
  | 'clientId'
  | 'clientName'
  | 'clientEmail'
> &
  Partial<Pick<DocumentAnswer, 'lastEmail' | 'numberIfIssued'>>;

/** A letter as it is typed. */
export interface Written {
  subject: string;
  message: string;
  /** Addresses parted by commas. */
  alsoTo: string;
  cc: string;
  copyToSelf: boolean;
  attachments: TypedAttachment[];
  /** What its words call an invoice that has no number of its own yet. */
  number: string | null;
}
