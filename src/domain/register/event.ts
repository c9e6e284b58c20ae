import type { Document, DocumentStatus, DocumentType } from '#domain/document/types.ts';
import { changesBetween, type FieldChange } from './changes.ts';

/** What happens to a document (decisions §7), as the server tells it. */
export type RegisterEvent =
  | { kind: 'created'; document: Document }
  | { kind: 'edited'; document: Document; before: Document; fields: readonly (keyof Document)[] }
  | { kind: 'status_set'; document: Document; from: DocumentStatus }
  | {
      kind: 'emailed';
      document: Document;
      recipient: string;
      ok: boolean;
      /** Of the PDF that was sent. */
      sha256: string | null;
      error: string | null;
      /** The same file was already sent once. */
      duplicate: boolean;
      /** The local outbox has it: nothing has left. */
      kept: boolean;
    }
  | { kind: 'converted'; document: Document; invoice: Pick<Document, 'id' | 'number'> }
  | { kind: 'withdrawn'; document: Document }
  | { kind: 'number_returned'; document: Document }
  | { kind: 'sealed'; document: Document; sha256: string };

export type RegisterKind = RegisterEvent['kind'];

/** The kinds of entries, for a filter, in the order of a document's life. */
export const REGISTER_KINDS: readonly { value: RegisterKind; label: string }[] = [
  { value: 'created', label: 'Création' },
  { value: 'edited', label: 'Modification' },
  { value: 'status_set', label: 'Changement de statut' },
  { value: 'emailed', label: 'Envoi par e-mail' },
  { value: 'converted', label: 'Conversion' },
  { value: 'sealed', label: 'PDF scellé' },
  { value: 'withdrawn', label: 'Numéro retiré' },
  { value: 'number_returned', label: 'Numéro rendu' },
];

interface Named {
  type: DocumentType;
  number: string;
}

/** What an entry keeps of its event: plain JSON, enough to read it alone in ten years. */
interface RegisterBodies {
  created: Named & {
    clientId: string;
    date: string;
    dueDate: string | null;
    amount: number;
    currency: string;
    sourceDocumentId: string | null;
  };
  edited: Named & { changes: FieldChange[] };
  status_set: Named & { from: DocumentStatus; to: DocumentStatus };
  emailed: Named & {
    recipient: string;
    ok: boolean;
    sha256: string | null;
    error: string | null;
    /** Only where it holds: entries written before it existed read the same. */
    duplicate?: true;
    /** Only where it holds: kept in the local outbox, nothing has left. */
    kept?: true;
  };
  converted: Named & { invoiceId: string; invoiceNumber: string };
  withdrawn: Named & { status: DocumentStatus };
  number_returned: Named;
  sealed: Named & { sha256: string };
}

/** One fact of the register, before it is chained. */
export type RegisterEntry = {
  [Kind in RegisterKind]: {
    userId: string;
    /** From 1, without a gap. */
    sequence: number;
    /** The instant, ISO with milliseconds. */
    at: string;
    documentId: string;
    kind: Kind;
    body: RegisterBodies[Kind];
  };
}[RegisterKind];

/** The entry an event makes. */
export function entryOf(
  event: RegisterEvent,
  place: { userId: string; sequence: number; at: string },
): RegisterEntry {
  const common = { ...place, documentId: event.document.id };
  const { type, number, status } = event.document;
  switch (event.kind) {
    case 'created':
      return { ...common, kind: event.kind, body: createdBody(event.document) };
    case 'edited': {
      const changes = changesBetween(event.before, event.document, event.fields);
      return { ...common, kind: event.kind, body: { type, number, changes } };
    }
    case 'status_set':
      return { ...common, kind: event.kind, body: { type, number, from: event.from, to: status } };
    case 'emailed': {
      const { recipient, ok, sha256, error } = event;
      const body = { type, number, recipient, ok, sha256, error };
      return {
        ...common,
        kind: event.kind,
        body: {
          ...body,
          ...(event.duplicate && { duplicate: true }),
          ...(event.kept && { kept: true }),
        },
      };
    }
    case 'converted': {
      const { id: invoiceId, number: invoiceNumber } = event.invoice;
      return { ...common, kind: event.kind, body: { type, number, invoiceId, invoiceNumber } };
    }
    case 'withdrawn':
      return { ...common, kind: event.kind, body: { type, number, status } };
    case 'number_returned':
      return { ...common, kind: event.kind, body: { type, number } };
    case 'sealed':
      return { ...common, kind: event.kind, body: { type, number, sha256: event.sha256 } };
  }
}

function createdBody(document: Document): RegisterBodies['created'] {
  const { type, number, clientId, date, dueDate, amount, currency, sourceDocumentId } = document;
  return { type, number, clientId, date, dueDate, amount, currency, sourceDocumentId };
}
