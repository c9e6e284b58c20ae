import type { NotTaken } from '#domain/letters/addressees.ts';
import type { DocumentKind, DocumentType, NumberSeries } from '#domain/document/kinds.ts';
import type { Agreed } from '#domain/document/agreed.ts';
import type { AgreementProof, RefusalProof } from '#domain/document/agreement.ts';
import type { QuoteAnswer } from '#domain/document/life.ts';
import type { DocumentStatus } from '#domain/document/status.ts';
import type { Document } from '#domain/document/types.ts';
import type { HoldKind } from '#domain/reminders/holds.ts';
import type { Stage } from '#domain/reminders/stages.ts';
import type { FieldChange } from './changes.ts';
import type { ClosureFacts, ClosureKind } from './closure.ts';
import type { AccountEvent, SealedFileFacts, PaymentFacts, RegisterKind } from './event.ts';

/**
 * The form entries are written in. Form 1 named no form. It held neither the content of a document
 * nor the name and instant of a sealed file (docs/decisions/006); such entries are read as they are.
 */
export const ENTRY_FORM = 2;

export interface Named {
  form?: typeof ENTRY_FORM;
  type: DocumentType;
  /** Only where it says more than the type: older entries read the same. */
  kind?: DocumentKind;
  number: string;
  /** Only where it holds: who did it, when not the person whose register this is. */
  by?: string;
}

/** An event that leaves a document with the content of this digest (`contentDigest.ts`). */
export interface Stating extends Named {
  content?: string;
}

/** What an entry keeps of its event: plain JSON, enough to read it alone in ten years. */
export interface RegisterBodies {
  created: Stating & {
    clientId: string;
    date: string;
    dueDate: string | null;
    amount: number;
    currency: string;
    sourceDocumentId: string | null;
  };
  edited: Stating & { changes: FieldChange[] };
  status_set: Stating & {
    from: DocumentStatus;
    to: DocumentStatus;
    /** Only where it holds: its letter, told by an entry of its own, set it. */
    byLetter?: true;
  };
  emailed: Named & {
    recipient: string;
    ok: boolean;
    sha256: string | null;
    error: string | null;
    /** Only where it holds: entries written before it existed read the same. */
    duplicate?: true;
    /** Only where it holds: kept in the local outbox, nothing has left. */
    kept?: true;
    /** Only where it is one. */
    reminder?: Stage;
    /** Only where there are any: the others it went to, or was to. */
    others?: string[];
    /** Only where there are any: those the transport did not take it for. */
    notTaken?: NotTaken[];
  };
  reminder_posted: Named & { stage: Stage; day: string };
  reminders_held: Named & { hold: HoldKind | null; until: string | null; reason: string };
  converted: Stating & { invoiceId: string; invoiceNumber: string };
  withdrawn: Named & { status: DocumentStatus };
  number_returned: Named;
  sealed: Named & { sha256: string; file?: SealedFileFacts };
  issued: Stating & {
    date: string;
    /** The instant of the issue; the entry’s own may be later. */
    issuedAt: string;
    /** The sealed PDF. */
    fileId: string;
    sha256: string;
    /** Digest of what the issue kept (`snapshot.ts`). */
    snapshot: string;
    net: number;
    vat: number;
    gross: number;
    currency: string;
  };
  issue_taken_back: Stating & { issuedNumber: string };
  archived: Named & { archived: boolean };
  corrected: Named & {
    correctionId: string;
    correctionKind: DocumentKind;
    correctionNumber: string;
    gross: number;
    currency: string;
    /** Only where it holds. */
    undone?: true;
  };
  /** Its content only where the answer chose among options, which changes the lines of the row. */
  answered: Stating & {
    answer: QuoteAnswer | null;
    /** What was agreed, of a quote that has options. */
    agreed?: Agreed;
    /** Only where the client answered themselves, on their page. */
    agreement?: AgreementProof;
    refusal?: RefusalProof;
  };
  /** Its client’s page, by somebody else than its owner, for the first time. */
  opened: Named;
  works_accepted: Named & { day: string | null };
  marked_sent: Named;
  payment_recorded: Named & PaymentFacts;
  payment_reversed: Named & PaymentFacts;
  series_set: OfAccount & {
    series: NumberSeries;
    prefix: string;
    next: number;
    previousPrefix: string;
    previousNext: number;
    reason: string;
  };
  number_gap: OfAccount & { series: NumberSeries; from: string; to: string; reason: string };
  profile_changed: OfAccount & { changes: FieldChange[] };
  client_changed: OfAccount & { clientId: string; name: string; changes: FieldChange[] };
  period_closed: OfAccount & Omit<ClosureFacts, 'kind'> & { closes: ClosureKind };
}

/** An entry that speaks of no document. */
export interface OfAccount {
  form?: typeof ENTRY_FORM;
  by?: string;
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

const ACCOUNT_KINDS = new Set<RegisterKind>([
  'series_set',
  'number_gap',
  'profile_changed',
  'client_changed',
  'period_closed',
] satisfies AccountEvent['kind'][]);

/** True for an entry that speaks of a document: the others are about the account. */
export function isOfDocument<Entry extends RegisterEntry>(
  entry: Entry,
): entry is Extract<Entry, { body: Named }> {
  // Not by its body: what was tampered with may lack anything.
  return entry.documentId !== '' && !ACCOUNT_KINDS.has(entry.kind);
}

/** The document an entry speaks of, as sentences name it. */
export function documentIn({ type, kind, number }: Named): Pick<Document, 'kind' | 'number'> {
  return { kind: kind ?? type, number };
}
